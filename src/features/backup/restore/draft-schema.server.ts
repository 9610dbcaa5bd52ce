import type pg from 'pg';
import { connect, createPool } from '#db/database.server.ts';
import { checksumOf, migrate, migrations } from '#db/migrate.server.ts';
import { type Connection, openConnection } from '../connection.server.ts';
import { quote } from '../dump/catalog.server.ts';
import { schemaOf } from './compatible.ts';
import { holdJobs } from './hold-jobs.server.ts';
import { loadTables, type Source } from './load-tables.server.ts';
import { replacePersons } from './replace-persons.server.ts';
import { draftSchema, type Schemas } from './schemas.server.ts';

export const knownMigrations = migrations.map(({ number, name, text }) => ({ number, name, checksum: checksumOf(text) }));

type Draft = Source & { name: string; isCopy: boolean; report: (bytes: number) => void };

/**
 * Makes the restored database beside the one that is in use, in a schema of its own: that of the backup, its rows, then what
 * has been migrated since. Answers the tables that were left out.
 */
export async function buildDraft(address: pg.ClientConfig, schemas: Schemas, { name, isCopy, report, ...source }: Draft): Promise<string[]> {
  const last = schemaOf(source.manifest, knownMigrations);
  const searchPath = quote(draftSchema);
  await makeEmpty(address, schemas);
  await migrateDraft(address, searchPath, last);
  const connection = await openConnection(address, searchPath);
  try {
    const leftOut = await loadTables(connection, source, report);
    await setSequences(connection, source.manifest.sequences); // before anything adds a row
    await migrateDraft(address, searchPath);
    await holdJobs(connection, source, { name, isCopy });
    if (isCopy) await replacePersons(connection.client);
    await connection.client.query('analyze');
    return leftOut;
  } finally {
    await connection.close();
  }
}

async function makeEmpty(address: pg.ClientConfig, { live }: Schemas): Promise<void> {
  const { client, close } = await openConnection(address);
  try {
    await client.query(`drop schema if exists ${quote(draftSchema)} cascade; create schema ${quote(draftSchema)}`);
    // As migration 0012 does, but where it is to stay.
    await client.query(`create extension if not exists pg_trgm schema ${quote(live)}`).catch(() => {});
  } finally {
    await close();
  }
}

async function migrateDraft(address: pg.ClientConfig, searchPath: string, upTo?: number): Promise<void> {
  const db = connect(createPool(address, 1, { search_path: searchPath }));
  try {
    await migrate(db, { upTo });
  } finally {
    await db.destroy();
  }
}

/** To where they stood, or further. */
async function setSequences({ client }: Connection, sequences: Source['manifest']['sequences']): Promise<void> {
  for (const { name, last, is_called } of sequences) {
    const { rows } = await client.query<{ found: string | null }>('select to_regclass($1)::text as found', [`${quote(draftSchema)}.${quote(name)}`]);
    if (!rows[0]?.found) continue;
    await client.query(
      `select setval($1::regclass, greatest($2::bigint, case when is_called then last_value else 0 end), $3 or is_called) from ${quote(name)}`,
      [`${quote(draftSchema)}.${quote(name)}`, last, is_called],
    );
  }
}
