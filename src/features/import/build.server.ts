import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { textSource } from './build.ts';
import type { ImportStats } from './import-stats.ts';
import { type Mapping, noMapping } from './mapping.server.ts';
import type { MissingChoice, ReturningChoice } from './missing-choices.ts';
import type { NamedSource } from './named-source/named-sources.server.ts';
import { runImport } from './run.server.ts';
import type { Format } from './source/formats.ts';

type Options = {
  format?: Format;
  mapping?: Mapping;
  weeks?: number;
  dryRun?: boolean;
  signal?: AbortSignal;
  name?: string;
  missing?: MissingChoice | null;
  returning?: ReturningChoice;
  named?: NamedSource | null;
  baseUrl?: string;
  now?: Date;
};

/** Imports events, or the text of a file, into a database; with the problems as 'FILE:LINE code'. */
export async function importText(db: Database, content: object | string | Buffer, options: Options = {}): Promise<ImportStats & { problems: string[] }> {
  const {
    format = 'jsonld',
    mapping = noMapping,
    weeks = 0,
    dryRun = false,
    signal,
    name = 'file',
    missing = null,
    returning = 'name',
    named = null,
    baseUrl = '',
    now,
  } = options;
  const source = textSource(typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content), { name, chunkBytes: 4_096 });
  const problems: string[] = [];
  const progress = { addBytes: () => {}, addRecord: () => {}, clear: () => {} };
  const say = (at: string, { code, detail }: { code: string; detail?: string }) =>
    problems.push(`${at} ${code}${detail && /^(kept|deleted|gone|back_|moved_)/.test(code) ? ` ${detail}` : ''}`);
  const input = { source, format, ...(named && { reading: named.reading }) };
  return { ...(await runImport(db, { inputs: [input], mapping, weeks, dryRun, progress, say, signal, missing, returning, named, baseUrl, now })), problems };
}

const tables = 'event production person role work room exhibition_type tag series genre season credit programme_item event_tag event_series event_genre'.split(
  ' ',
);

/** Everything the programme holds, with the transaction that wrote each row: where it is equal, nothing was written. */
export async function everythingIn(db: Database): Promise<unknown> {
  const results = await Promise.all(tables.map((table) => sql`select xmin::text, ctid::text, * from ${sql.table(table)} order by 2`.execute(db)));
  return results.map(({ rows }) => rows);
}

export async function emptyProgramme(db: Database): Promise<void> {
  await sql`truncate imported_record, import_source, ${sql.join(tables.map((table) => sql.table(table)))} restart identity cascade`.execute(db);
}

/** The events as visitors see them: with title and cast of their own, else those of the production. */
export async function eventsOf(db: Database): Promise<Record<string, unknown>[]> {
  const cast = (owner: 'event_id' | 'production_id', id: string) =>
    sql`(select jsonb_agg(person.name order by c.position) from credit c join person on person.id = c.person_id where c.${sql.ref(owner)} = ${sql.ref(id)})`;
  const { rows } = await sql<Record<string, unknown>>`
    select e.identifier, e.title, coalesce(e.title, p.title) as shown, e.sequence,
      ${cast('event_id', 'e.id')} as own, coalesce(${cast('event_id', 'e.id')}, ${cast('production_id', 'p.id')}) as cast
    from event e join production p on p.id = e.production_id order by e.id`.execute(db);
  return rows;
}

export const textSourceOf = (bytes: Buffer, name: string) => textSource(bytes, { name, chunkBytes: 4_096 });
