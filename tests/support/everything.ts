import { sql } from 'kysely';
import type { Database } from '../../src/db/database.server.ts';

/** The content of all tables, what is promised to be done included, as a sum: two that are the same mean that nothing was written between them. */
export async function everything(db: Database): Promise<string> {
  const watched = known.get(db) ?? watch(db);
  known.set(db, watched);
  const tables = await watched;
  const noted = await notesOf(db);
  const written = tables.filter(({ name, notes }) => notes !== (noted.get(name) ?? 0));
  if (written.length > 0) await sumUp(db, written);
  return tables.map(({ name, sum }) => `${name} ${sum}`).join('\n');
}

type Table = {
  name: string;
  sum: string | null;
  /** How many rows had been written to it when the sum was made. */
  notes: number;
};
/** Sweeps ask after each of some thousand calls: what was not written to since is not read again. */
const known = new WeakMap<Database, Promise<Table[]>>();

/** Has each row that is written, changed or taken away noted from now on, in the same transaction: a note is seen when the row is. */
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
  return rows.map(({ name }) => ({ name, sum: null, notes: -1 }));
}

async function notesOf(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; notes: number }>`select name, count(*)::int as notes from noted.note group by name`.execute(db);
  return new Map(rows.map(({ name, notes }) => [name, notes]));
}

/** Sums and the number of their notes are of the same moment: they are read in one statement. */
async function sumUp(db: Database, tables: Table[]): Promise<void> {
  const sums = tables.map(({ name }) => sql`(select md5(string_agg(t::text, '' order by t::text)) from ${sql.table(name)} t)`);
  const notes = tables.map(({ name }) => sql`(select count(*)::int from noted.note where name = ${sql.lit(name)})`);
  const { rows } = await sql<{ sums: (string | null)[]; notes: number[] }>`select array[${sql.join(sums)}] as sums, array[${sql.join(notes)}] as notes`.execute(
    db,
  );
  for (const [index, table] of tables.entries()) Object.assign(table, { sum: rows[0]?.sums[index] ?? null, notes: rows[0]?.notes[index] ?? 0 });
}
