import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { applyFunctions } from './functions.server.ts';
import type { Schema } from './schema.ts';
import { keptFrom, untrackedTables } from './tracking/tracked-tables.ts';

type Migration = { number: number; name: string; text: string };

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** The numbered SQL files of migrations/, in order. */
export const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => {
    const name = path.replace(/^.*\/|\.sql$/g, '');
    return { number: Number.parseInt(name, 10), name, text };
  })
  .sort((a, b) => a.number - b.number);

/** Any number, the same for all processes: only one of them migrates at a time. */
const migrationLock = 4_713_001;
const oldestServer = 150_000;

/**
 * Brings the database to the newest schema: each missing file in a transaction of its own, in order, then the functions.
 * Returns the names that were run. Throws, in words for those who run the
 * site, where a newer version or another wording of a file has run before, and on PostgreSQL before 15.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await requireServer(connection);
    // A migration of a large table may take longer than any statement of a page, and so may the wait for another process.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      return await runMissing(connection);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function runMissing(db: Kysely<Schema>): Promise<string[]> {
  await sql`create table if not exists schema_migration (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`.execute(db);
  const { rows } = await sql<{ number: number; name: string; checksum: string }>`select number, name, checksum from schema_migration order by number`.execute(
    db,
  );
  const unknown = rows.filter(({ number }) => !migrations.some((migration) => migration.number === number)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new Error(
      `A newer Foyer has changed this database (${unknown.join(', ')}); this one would not know its way about in it.\n` +
        'Start the newer one again, or go back to the backup that was made before it.',
    );
  }
  const done = new Map(rows.map((row) => [row.number, row.checksum]));
  const run: string[] = [];
  for (const { number, name, text } of migrations) {
    const checksum = createHash('sha256').update(text).digest('hex');
    const known = done.get(number);
    if (known === checksum) continue;
    if (known) {
      throw new Error(
        `This database was made with another wording of src/db/migrations/${name}.sql than the one that is here.\n` +
          'Take the file as it was released (git checkout); a change of the database needs a new file with the next number.',
      );
    }
    await db.transaction().execute(async (transaction) => {
      await sql.raw(text).execute(transaction);
      await sql`insert into schema_migration (number, name, checksum) values (${number}, ${name}, ${checksum})`.execute(transaction);
    });
    run.push(name);
  }
  const isNewEdition = await applyFunctions(db);
  // Tables that migrations have made, or given columns, tell of their changes as all others do.
  if (run.length > 0 || isNewEdition) await sql`select track_changes(${[...untrackedTables, ...keptFrom.keys()]})`.execute(db);
  return run;
}

/** Whether the database has been migrated before, and is to be again. */
export async function isUpgrade(db: Kysely<Schema>): Promise<boolean> {
  const { rows: found } = await sql<{ name: string | null }>`select to_regclass('schema_migration')::text as name`.execute(db);
  if (!found[0]?.name) return false;
  const { rows } = await sql<{ number: number }>`select number from schema_migration`.execute(db);
  return rows.length > 0 && migrations.some(({ number }) => !rows.some((row) => row.number === number));
}

async function requireServer(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db);
  const version = Number(rows[0]?.server_version_num);
  if (version < oldestServer) throw new Error(`Foyer needs PostgreSQL 15 or newer; this one is ${Math.floor(version / 10_000)}.`);
}
