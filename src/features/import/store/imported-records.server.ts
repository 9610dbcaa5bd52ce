import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Prepared } from '../prepare.ts';
import type { Refusal } from './refusal.ts';

/** What the import has last read for the fields of a record; of texts per language, null where it wrote none. */
export type ImportedValues = { readonly [field: string]: unknown };
type Kind = 'event' | 'production';
type Row = { identifier: string; said: ImportedValues; source?: string; occurrence_of?: string | null };

export async function loadImported(db: Database, kind: Kind, identifiers: readonly string[]): Promise<Map<string, ImportedValues>> {
  const { rows } = await sql<{ identifier: string; said: ImportedValues }>`
    select identifier, said from imported_record where kind = ${kind} and identifier = any(${identifiers})`.execute(db);
  return new Map(rows.map(({ identifier, said }) => [identifier, said]));
}

/** A date of one of several sources whose files are called alike stays one of that. */
const newSource = sql`case when excluded.source = '' or starts_with(imported_record.source, excluded.source || ' #') then imported_record.source else excluded.source end`;

/** Remembers what was read, for the act it was read in; what is remembered so already is not written. */
export async function saveImported(db: Database, kind: Kind, rows: readonly Row[], act: string): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into imported_record (kind, identifier, said, source, occurrence_of, act)
    select ${kind}, identifier, said, coalesce(source, ''), occurrence_of, ${act}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(identifier text, said jsonb, source text, occurrence_of text)
    on conflict (kind, identifier) do update set
      said = imported_record.said || excluded.said,
      source = ${newSource},
      occurrence_of = coalesce(excluded.occurrence_of, imported_record.occurrence_of),
      former = case when imported_record.act is distinct from excluded.act then imported_record.said else imported_record.former end,
      act = excluded.act
    where imported_record.said || excluded.said <> imported_record.said
      or ${newSource} <> imported_record.source
      or coalesce(excluded.occurrence_of, imported_record.occurrence_of) is distinct from imported_record.occurrence_of`.execute(db);
}

/** Without the events that an import has written and that staff have deleted since: they stay so, and are named. */
export async function withoutDeleted(db: Database, events: Prepared[]): Promise<{ events: Prepared[]; deleted: Refusal[] }> {
  const { rows } = await sql<{ identifier: string }>`
    select m.identifier from imported_record m left join event e on e.identifier = m.identifier
    where m.kind = 'event' and m.identifier = any(${events.map(({ identifier }) => identifier)}) and e.id is null`.execute(db);
  const gone = new Set(rows.map(({ identifier }) => identifier));
  return {
    events: events.filter(({ identifier }) => !gone.has(identifier)),
    deleted: events
      .filter(({ identifier }) => gone.has(identifier))
      .map(({ at, title }) => ({ at, problem: { code: 'deleted', detail: title.de ?? title.en ?? '' } })),
  };
}

type TakenBack = { readonly table: string; readonly batch: string; readonly stayed: readonly number[] };

/**
 * After an act was taken back of events or productions: what was remembered before it holds again, but not for the records that
 * `stayed`: what they have of the import would count as written by staff, and what staff have written as the import's.
 */
export async function forgetAct(db: Database, { table, batch, stayed }: TakenBack): Promise<void> {
  if (table !== 'event' && table !== 'production') return;
  if (table === 'production') await followIdentifiers(db, batch);
  const its = sql`kind = ${table} and not exists (
    select from ${sql.table(table)} its where its.identifier = imported_record.identifier and its.id = any(${stayed}))`;
  await sql`delete from imported_record where act = ${batch} and former is null and ${its}`.execute(db);
  await sql`update imported_record set said = former, former = null, act = null where act = ${batch} and ${its}`.execute(db);
  await sql`update imported_record set gone_act = null where gone_act = ${batch} and ${its}`.execute(db);
  await sql`update imported_record set returned_act = null where returned_act = ${batch} and ${its}`.execute(db);
}

/** What is remembered of a production that an import has renamed is of the identifier that it has again. */
const followIdentifiers = (db: Database, batch: string) =>
  sql`update imported_record m set identifier = p.identifier from record_history h join production p on p.id = h.record_id
    where h.kind = 'production' and h.batch = ${batch} and m.kind = 'production' and m.identifier = h.changes->'identifier'->>1
      and p.identifier = h.changes->'identifier'->>0
      and not exists (select from imported_record other where other.kind = 'production' and other.identifier = p.identifier)`.execute(db);
