import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { forgetStatements } from '../../src/db/connections/preparing-client.server.ts';
import { connect, createPool, type Database } from '../../src/db/database.server.ts';
import { migrate } from '../../src/db/migrate.server.ts';
import { openQueue } from '../../src/features/jobs/queue.server.ts';
import { atEndOfFile } from './run/end-of-file.ts';

const template = 'foyer_test_template';
const templateLock = 4_713_002;

/** Dropped after the calling file; copied from a template as files, since the other way writes each page into the log as well. */
export async function testDatabase(): Promise<Database> {
  const { db } = await testDatabaseWithUrl();
  return db;
}

/** What a database begins with: filled once in a run, then copied as the empty one is. */
export type Filling = { name: string; fill(db: Database): Promise<unknown> };

export async function testDatabaseWithUrl(filling?: Filling): Promise<{ db: Database; url: string }> {
  forgetStatements(); // else the names are used up by the first files, and no statement of a later one is prepared
  const server = inject('postgres');
  const name = `foyer_test_${randomBytes(6).toString('hex')}`;
  await administrate(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const empty = await makeTemplate(client, server, template, migrated);
    const from = filling ? await makeTemplate(client, server, `${template}_${filling.name}`, filling.fill, empty) : empty;
    await client.query(`create database ${name} template ${from} strategy file_copy`);
  });
  const url = addressOf(server, name);
  const db = connect(createPool({ connectionString: url }, 4));
  atEndOfFile(async () => {
    await db.destroy();
    await administrate(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  });
  return { db, url };
}

export async function emptyDatabase(): Promise<string> {
  const server = inject('postgres');
  const name = `foyer_test_${randomBytes(6).toString('hex')}`;
  await administrate(server, (client) => client.query(`create database ${name}`));
  atEndOfFile(() => administrate(server, (client) => client.query(`drop database if exists ${name} with (force)`)));
  return addressOf(server, name);
}

export async function waiting(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n;
}

/** Unless it is there; answers its name. */
async function makeTemplate(client: pg.Client, server: string, name: string, fill: Filling['fill'], from = 'template1'): Promise<string> {
  const run = basename(inject('demoFiles')); // a folder of this run alone, which a database that outlives the run does not meet again
  const { rows } = await client.query('select shobj_description(oid, $2) as note from pg_database where datname = $1', [name, 'pg_database']);
  if (rows[0]?.note === run) return name;
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template ${from}`);
  const db = connect(createPool({ connectionString: addressOf(server, name) }, 4));
  await fill(db);
  await db.destroy();
  await client.query(`comment on database ${name} is '${run}'`);
  return name;
}

async function migrated(db: Database): Promise<void> {
  await migrate(db);
  const queue = await openQueue(db, { isSupervised: false, report: () => {} });
  await queue.stop({ graceful: false });
}

async function administrate(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}
