import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { applyFunctions } from './functions.server.ts';
import type { Schema } from './schema.ts';
import { derivedFrom, untrackedTables } from './tracking/tracked-tables.ts';

/** `isCompatible`: the program before it can live with what it changes, as its first line says. */
type Migration = { number: number; name: string; text: string; isCompatible: boolean };

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

export const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => {
    const name = path.replace(/^.*\/|\.sql$/g, '');
    return { number: Number.parseInt(name, 10), name, text, isCompatible: /^-- compatible: yes$/m.test(text.split('\n', 1)[0] ?? '') };
  })
  .sort((a, b) => a.number - b.number);

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

type MigrateOptions = { upTo?: number | undefined; beforeUpgrade?: (() => Promise<void>) | undefined };

/** Any number that is the same for all processes: only one of them migrates at a time. */
const migrationLock = 4_713_001;
const oldestServer = 150_000;
/** The first migration that is stored with its mark; those before are taken for incompatible. */
export const firstMarked = 114;

/** Runs each missing file in a transaction of its own, then the functions, and answers their names; `upTo` stops at an older schema. */
export async function migrate(db: Kysely<Schema>, { upTo = Number.POSITIVE_INFINITY, beforeUpgrade }: MigrateOptions = {}): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await requireServer(connection);
    // A migration of a large table may take longer than any statement of a page, and so may the wait for another process.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      if (beforeUpgrade && (await isUpgrade(connection))) await beforeUpgrade();
      return await runMissing(connection, upTo);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function runMissing(db: Kysely<Schema>, upTo: number): Promise<string[]> {
  await sql`create table if not exists schema_migration (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`.execute(db);
  const rows = await readApplied(db);
  const unknown = rows.filter((row) => isUnknown(row) && !row.compatible).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new Error(
      `A newer Foyer has changed this database (${unknown.join(', ')}); this one would not know its way about in it.\n` +
        'Start the newer one again, or go back to the backup that was made before it.',
    );
  }
  const done = new Map(rows.map((row) => [row.number, row.checksum]));
  const run: string[] = [];
  const trigrams = await schemaOfTrigrams(db);
  for (const { number, name, text, isCompatible } of migrations) {
    if (number > upTo) break;
    const checksum = checksumOf(text);
    const known = done.get(number);
    if (known === checksum) continue;
    if (known) {
      throw new Error(
        `This database was made with another wording of src/db/migrations/${name}.sql than the one that is here.\n` +
          'Take the file as it was released (git checkout); a change of the database needs a new file with the next number.',
      );
    }
    await db.transaction().execute(async (transaction) => {
      await sql.raw(trigrams ? text.replace(unqualifiedTrigrams, `"${trigrams}".$&`) : text).execute(transaction);
      await sql`insert into schema_migration (number, name, checksum) values (${number}, ${name}, ${checksum})`.execute(transaction);
      if (isCompatible) await sql`update schema_migration set compatible = true where number = ${number}`.execute(transaction);
    });
    run.push(name);
  }
  if (upTo < Number.POSITIVE_INFINITY) return run; // the functions may need what is not there yet
  const isNewEdition = await applyFunctions(db);
  // Tables that migrations have made, or given columns, tell of their changes as all others do.
  if (run.length > 0 || isNewEdition) await sql`select track_changes(${[...untrackedTables, ...derivedFrom.keys()]})`.execute(db);
  return run;
}

const unqualifiedTrigrams = /(?<![.\w])gin_trgm_ops\b/g;

/** For a search path that does not lead to pg_trgm, as beside the site's own (src/features/backup). */
async function schemaOfTrigrams(db: Kysely<Schema>): Promise<string | null> {
  const { rows } = await sql<{ nspname: string }>`select nspname from pg_extension join pg_namespace n on n.oid = extnamespace
    where extname = 'pg_trgm' and nspname <> all (current_schemas(false))`.execute(db);
  return rows[0]?.nspname ?? null;
}

type Applied = { number: number; name: string; checksum: string; compatible: boolean };

/** By way of JSON, as a database of before has no such column. */
async function readApplied(db: Kysely<Schema>): Promise<Applied[]> {
  const { rows } = await sql<Applied>`
    select number, name, checksum, coalesce((to_jsonb(one) ->> 'compatible')::boolean, false) as compatible
    from schema_migration one order by number`.execute(db);
  return rows;
}

const isUnknown = ({ number }: Applied): boolean => !migrations.some((migration) => migration.number === number);

/** Changes nothing. */
export async function readSchemaState(db: Kysely<Schema>): Promise<{ missing: Migration[]; newer: Applied[] }> {
  const { rows: found } = await sql<{ name: string | null }>`select to_regclass('schema_migration')::text as name`.execute(db);
  const applied = found[0]?.name ? await readApplied(db) : [];
  return { missing: migrations.filter(({ number }) => !applied.some((row) => row.number === number)), newer: applied.filter(isUnknown) };
}

async function isUpgrade(db: Kysely<Schema>): Promise<boolean> {
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
