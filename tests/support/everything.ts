import { sql } from 'kysely';
import type { Database } from '../../src/db/database.server.ts';

/** Two equal sums mean that nothing was written between them. */
export async function everything(db: Database): Promise<string> {
  const watched = known.get(db) ?? watch(db);
  known.set(db, watched);
  const tables = await watched;
  const noted = await takeNotes(db);
  const written = tables.filter(({ name, sum }) => sum === undefined || noted.has(name));
  if (written.length > 0) await sumUp(db, written);
  return tables.map(({ name, sum }) => `${name} ${sum}`).join('\n');
}

/** Since this or `everything` was last asked, by one statement; without sessions, which go on while somebody asks. */
export async function tablesWritten(db: Database): Promise<string[]> {
  const watched = known.get(db) ?? watch(db);
  known.set(db, watched);
  const tables = await watched;
  const noted = await takeNotes(db);
  for (const table of tables) if (noted.has(table.name)) delete table.sum;
  return [...noted].filter((name) => name !== 'user_session').sort();
}

/** `sum`: null of a table without rows, undefined before it was first read. */
type Table = { name: string; sum?: string | null };
/** Sweeps ask after each of some thousand calls: what was not written to since is not read again. */
const known = new WeakMap<Database, Promise<Table[]>>();

/** In the same transaction: a note is seen when the row is. */
async function watch(db: Database): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`
    select case schemaname when 'public' then relname else schemaname || '.' || relname end as name from pg_stat_user_tables
    where schemaname = 'public' or relname = 'job_common' order by name`.execute(db);
  const watching = rows.map(
    ({ name }) => sql`
      create trigger zz_noted after insert or update or delete on ${sql.table(name)} for each row execute function noted.note(${sql.lit(name)});
      create trigger zz_noted_truncate after truncate on ${sql.table(name)} execute function noted.note(${sql.lit(name)});`,
  );
  await sql`
    create schema noted; create table noted.note (name text);
    create function noted.note() returns trigger language plpgsql as 'begin insert into noted.note values (tg_argv[0]); return null; end';
    ${sql.join(watching, sql` `)}`.execute(db);
  return rows.map(({ name }) => ({ name }));
}

/** What is written from here on leaves a note for the next time, also if the sum below has it already. */
async function takeNotes(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`with taken as (delete from noted.note returning name) select distinct name from taken`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function sumUp(db: Database, tables: Table[]): Promise<void> {
  const sums = tables.map(({ name }) => sql`(select md5(string_agg(t::text, '' order by t::text)) from ${sql.table(name)} t)`);
  const { rows } = await sql<{ sums: (string | null)[] }>`select array[${sql.join(sums)}] as sums`.execute(db);
  for (const [index, table] of tables.entries()) table.sum = rows[0]?.sums[index] ?? null;
}
