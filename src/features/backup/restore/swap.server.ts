import type pg from 'pg';
import { BackupError } from '../backup-error.ts';
import { type Connection, openConnection } from '../connection.server.ts';
import { omitted, quote, quoteAll, readSequences } from '../dump/catalog.server.ts';
import { readErasures } from '../dump/erasures.server.ts';
import { swapAttempts } from '../limits.ts';
import { applyErasures } from './apply-erasures.server.ts';
import { draftSchema, formerSchema, hasSite, moveObjects, type Schemas } from './schemas.server.ts';

type Swap = {
  snapshotAt: string;
  /** Folder of the backups, beside which erasures are noted. */
  folder: string;
  /** Called while nobody writes: what it saves is the last state of the database that is replaced. */
  savePresent: () => Promise<void>;
};

/**
 * Puts the restored database in the place of the one in use, in one transaction, which also tells every process that all
 * has changed. From `savePresent` on nobody writes to the old one any more: nothing is lost between the two.
 */
export async function swapIn(address: pg.ClientConfig, schemas: Schemas, swap: Swap): Promise<void> {
  await attempt(address, quote(draftSchema), async (connection) => {
    const { client } = connection;
    const live = await inSchema(client, schemas.live, quote(draftSchema), async () => {
      if (!(await hasSite(client))) return null;
      await lockRows(client);
      return { erasures: await readErasures(client, swap.folder), sequences: await readSequences(client) };
    });
    if (live) await swap.savePresent();
    await applyErasures(client, live?.erasures ?? (await readErasures(client, swap.folder)), swap.snapshotAt);
    if (live) await keepSpentCodes(client, schemas);
    for (const { name, last } of live?.sequences ?? []) await neverReuse(client, name, last);
    await tellOfEverything(client);
    await client.query('set local search_path = pg_catalog');
    await client.query(`drop schema if exists ${quote(formerSchema)} cascade; create schema ${quote(formerSchema)}`);
    await moveObjects(client, schemas.live, formerSchema);
    await moveObjects(client, draftSchema, schemas.live);
    await client.query(`drop schema ${quote(draftSchema)}`);
    await emptyQueue(client);
  });
}

/** Puts the former database back, as if nothing had been restored; jobs that waited then are in the restore point. */
export async function swapBack(address: pg.ClientConfig, { live }: Schemas): Promise<void> {
  await attempt(address, quote(formerSchema), async ({ client }) => {
    await tellOfEverything(client);
    await client.query('set local search_path = pg_catalog');
    await client.query(`drop schema if exists ${quote(draftSchema)} cascade; create schema ${quote(draftSchema)}`);
    await moveObjects(client, live, draftSchema);
    await moveObjects(client, formerSchema, live);
    await client.query(`drop schema ${quote(draftSchema)} cascade; drop schema ${quote(formerSchema)}`);
  });
}

/** In a transaction, again where others hold what it needs. */
async function attempt(address: pg.ClientConfig, searchPath: string, work: (connection: Connection) => Promise<void>): Promise<void> {
  for (let left = swapAttempts - 1; ; left -= 1) {
    const connection = await openConnection(address, searchPath);
    try {
      await connection.client.query('begin');
      await work(connection);
      await connection.client.query('commit');
      return;
    } catch (error) {
      if (!isLockedOut(error)) throw error;
      if (left === 0)
        throw new BackupError('Others use the database without a pause, so that it could not be replaced; nothing was changed. Stop the site and try again.', {
          ...{ cause: error, refusal: { code: 'in_use', about: '' } },
        });
    } finally {
      await connection.close();
    }
  }
}

/** lock_not_available, deadlock_detected */
const isLockedOut = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

async function inSchema<T>(client: pg.Client, schema: string, back: string, work: () => Promise<T>): Promise<T> {
  await client.query(`set local search_path = ${quote(schema)}`);
  const answer = await work();
  await client.query(`set local search_path = ${back}`);
  return answer;
}

/** Who reads goes on; who writes waits for the database to come. */
async function lockRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !omitted.has(name));
  await client.query(`lock table ${quoteAll(names)} in share row exclusive mode`);
}

/** Codes of a second factor that were used, or replaced, since the backup do not open anything again. */
async function keepSpentCodes(client: pg.Client, { live }: Schemas): Promise<void> {
  const [codes, users] = ['user_recovery_code', 'site_user'].map((name) => `${quote(live)}.${quote(name)}`);
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1)::text as found', [codes]);
  if (!rows[0]?.found) return;
  await client.query(
    `delete from user_recovery_code c using site_user u
      where u.id = c.user_id and exists (select from ${users} o where (o.id, o.email) = (u.id, u.email))
        and not exists (select from ${codes} o where (o.user_id, o.hash) = (c.user_id, c.hash))`,
  );
}

/** A number that was given since the backup names nobody else later: links and erasures go by numbers. */
async function neverReuse(client: pg.Client, name: string, last: number): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1)::text as found', [`${quote(draftSchema)}.${quote(name)}`]);
  if (rows[0]?.found) await client.query(`select setval($1::regclass, $2) from ${quote(name)} where last_value < $2`, [rows[0].found, last]);
}

/** Every process forgets what it has read, and starts anew where it reads this (src/server/start.server.ts). */
async function tellOfEverything(client: pg.Client): Promise<void> {
  await client.query('delete from change');
  await client.query(
    `select note_change(relname, 'truncate', null) from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'change'`,
  );
}

/** What waits there is in the restore point; what the backup has left waiting is held (hold-jobs.server.ts). */
async function emptyQueue(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('jobs.job')::text as found`);
  if (rows[0]?.found) await client.query(`delete from jobs.job where name in ('work', 'dead')`);
}
