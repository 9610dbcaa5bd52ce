import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { type CarriedTable, rowTables } from '../../../../details/carried-tables.ts';
import { saleDetails } from '../../../../details/details.ts';
import type { CarriedPart } from '../../carried-parts.ts';

export type Moment = { date_start: Date; date_end: Date | null; time_known: boolean };

/** Columns of an event that are the same for all dates of a run; its number at the box office, sales, status and being online never are. */
export const sharedColumns = [
  'production_id',
  'title',
  'subtitle',
  'important_info',
  'description',
  'room_id',
  'type_id',
  'image_id',
  'image_credit',
  'prices',
  'accessibility_ids',
  'details',
] as const;
/** What an event tells beyond its record, beside its details. */
const textColumns = ['important_info', 'image_credit', 'accessibility_ids'] as const;

/** Rows of other tables that a date takes after another, by what is chosen. */
export const carriedTables: Readonly<Partial<Record<CarriedPart, readonly CarriedTable[]>>> = rowTables;

const list = (columns: readonly string[], alias?: string) => sql.join(columns.map((column) => sql.ref(alias ? `${alias}.${column}` : column)));

/** Makes events like one that is offline and takes place, at other moments; answers their numbers in the order of the moments. */
export async function copyEvent(db: Database, from: number, moments: readonly Moment[]): Promise<number[]> {
  if (moments.length === 0) return [];
  const { rows } = await sql<{ id: number; at: number }>`
    with moment as (
      select * from jsonb_to_recordset(${JSON.stringify(moments.map((moment, at) => ({ ...moment, at })))}::jsonb)
        as m (date_start timestamptz, date_end timestamptz, time_known boolean, at int)),
    made as (
      insert into event (date_start, date_end, time_known, is_online, ${list(sharedColumns)})
      select m.date_start, m.date_end, m.time_known, false, ${list(sharedColumns, 'e')} from moment m cross join event e where e.id = ${from} order by m.at
      returning id, date_start, time_known)
    select made.id, m.at from made join moment m on m.date_start = made.date_start and m.time_known = made.time_known order by m.at`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives an event what another tells beyond its record: texts and details, how one is admitted, or both. When its sale starts is its own. */
export async function carryDetails(db: Database, from: number, to: number, parts: readonly CarriedPart[]): Promise<void> {
  const [texts, prices] = [parts.includes('texts'), parts.includes('prices')];
  if (!texts && !prices) return;
  const details = sql`${texts ? sql`e.details - ${[...saleDetails, 'admission']}::text[]` : sql`'{}'::jsonb`}`;
  const admission = sql`case when ${prices} and e.details ? 'admission' then jsonb_build_object('admission', e.details->'admission') else '{}' end`;
  const columns = texts ? textColumns : [];
  await sql`
    update event set (${list(['details', ...columns])}) = (
      select ${sql.join([sql`${details} || ${admission}`, ...columns.map((column) => sql.ref(`e.${column}`))])} from event e where e.id = ${from}) where id = ${to}`.execute(
    db,
  );
}

export async function carryRows(db: Database, from: number, to: readonly number[], parts: readonly CarriedPart[]): Promise<void> {
  for (const [table, columns] of parts.flatMap((part) => carriedTables[part] ?? []))
    await sql`
      insert into ${sql.table(table)} (event_id, ${list(columns)})
      select made, ${list(columns, 'row')} from ${sql.table(table)} row cross join unnest(${[...to]}::int[]) made where row.event_id = ${from}`.execute(db);
}
