import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import { emptyReading, type StoredReading, storedReadingSchema } from './stored-reading.ts';

export type NamedSource = { name: string; reading: StoredReading; isNew: boolean };
type Row = { name: string; reading: unknown };

/** What is remembered of its dates under; no key of a file has an equals sign in it. */
export const keyOfSource = (name: string): string => `=${foldName(name)}`;

/** The source of a name, new where there is none; without a name (null) the one that last read a file of this key. Null: none. */
export async function findSource(db: Database, { name, fileKey }: { name: string | null; fileKey: string }): Promise<NamedSource | null> {
  if (name === '') return null;
  const { rows } = await (name === null
    ? sql<Row>`select name, reading from import_source where file_key = ${fileKey} order by read_at desc, id desc limit 1`
    : sql<Row>`select name, reading from import_source where key = ${foldName(name)}`
  ).execute(db);
  const [row] = rows;
  if (row) return { name: row.name, reading: readingIn(row.reading), isNew: false };
  return name === null ? null : { name, reading: emptyReading, isNew: true };
}

/** The names of all sources, those first that were read last. */
export async function sourceNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from import_source order by read_at desc, id desc limit 100`.execute(db);
  return rows.map(({ name }) => name);
}

/** What an older version has stored in another shape counts as nothing. */
const readingIn = (stored: unknown): StoredReading => storedReadingSchema.safeParse(stored).data ?? emptyReading;

/** The sources that have no name, by what their files are called. */
export async function fileSources(db: Database): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct source from imported_record where kind = 'event' and source <> '' and not starts_with(source, '=') order by source limit 100`.execute(db);
  return rows.map(({ source }) => source);
}

/** Stores what was chosen for a source. What a new one takes over is found once its file is read: `settleSources`. */
export async function saveSource(db: Database, { name, reading }: NamedSource, fileKey: string): Promise<void> {
  await sql`insert into import_source (name, key, file_key, reading) values (${name}, ${foldName(name)}, ${fileKey}, ${JSON.stringify(reading)})
    on conflict (key) do update set file_key = excluded.file_key, reading = excluded.reading, read_at = now()`.execute(db);
}
