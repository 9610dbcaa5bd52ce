import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { announcedStartOf, newDateOf } from '#features/programme/index.server.ts';
import type { Localised } from '#i18n/localised.ts';
import type { PlanEffect } from '../../contract.ts';
import type { PlanDate } from '../../states/plan-states.ts';

export const markPlanChanged = (db: Database) => sql`select set_config('foyer.plan', 'changed', true)`.execute(db);

export const rowExists = (db: Database, table: 'production' | 'room', id: number) => db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();

export const storePlanRows = (db: Database, rows: readonly unknown[]) =>
  sql`
    update event e set status = n.status, replaced_by = n.replaced_by, rescheduled_to = n.rescheduled_to, date_start = n.date_start, date_end = n.date_end,
      time_known = n.time_known, room_id = n.room_id, announced_start = n.announced_start, announced_room_id = n.announced_room_id, status_note = n.status_note
      from jsonb_populate_recordset(null::event, ${JSON.stringify(rows)}::jsonb) n where e.id = n.id`.execute(db);

export async function newsOf(db: Database, ids: readonly number[]): Promise<Map<number, PlanEffect['news']>> {
  const { rows } = await sql<{ event_id: number; kinds: PlanEffect['news'] }>`
    select event_id, array_agg(kind::text order by id) as kinds from programme_news where event_id = any (${[...ids]}) and at = now() group by event_id`.execute(
    db,
  );
  return new Map(rows.map(({ event_id, kinds }) => [event_id, kinds]));
}

export async function favouritesOf(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ event_id: number; n: number }>`
    select event_id, count(*)::int as n from favourite where event_id = any (${[...ids]}) group by event_id`.execute(db);
  return new Map(rows.map(({ event_id, n }) => [event_id, n]));
}

export async function salesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ event_id: number; sale: string }>`select event_id, sale::text from event_booking where event_id = any (${[...ids]})`.execute(db);
  return new Map(rows.map(({ event_id, sale }) => [event_id, sale]));
}

export const plannedRows = (db: Database, ids: readonly number[]) =>
  db.selectFrom('event').select(['event.id', 'event.announced_start']).select(newDateOf).select(announcedStartOf).where('event.id', 'in', ids).execute();

export type PlanRow = Omit<PlanDate, 'date_start' | 'announced_start' | 'is_over'> & {
  date_start: Date;
  date_end: Date | null;
  announced_start: Date | null;
  time_known: boolean;
  day: string;
  production_id: number;
  status_note: Localised;
  label: Localised;
  production_title: Localised;
  room_name: Localised;
  id_jet: string | null;
};

const columns = sql`
  e.id, e.is_online, e.status, e.date_start, e.date_end, e.time_known, e.day::text, e.room_id, e.rescheduled_to, e.replaced_by, e.announced_start,
  e.announced_room_id, e.production_id, e.status_note, coalesce(e.title, p.title) as label, p.title as production_title, r.name as room_name, e.id_jet`;

/** Dates by their ids, in the order of time; `lock` holds them for this transaction. One statement. */
export async function planRows(db: Database, ids: readonly number[], lock = false): Promise<PlanRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PlanRow>`
    select ${columns} from event e join production p on p.id = e.production_id join room r on r.id = e.room_id
     where e.id = any (${[...ids]}) order by e.date_start, e.id ${lock ? sql`for update of e` : sql``}`.execute(db);
  return rows;
}

/** The dates of a production that are still to come, or were postponed. One statement. */
export async function rowsOfProduction(db: Database, production: number, now: Date, limit: number): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select ${columns} from event e join production p on p.id = e.production_id join room r on r.id = e.room_id
     where e.production_id = ${production} and e.is_online and (e.date_start > ${now} or (e.status = 'postponed' and e.rescheduled_to is null))
     order by e.date_start, e.id limit ${limit}`.execute(db);
  return rows;
}

export const textModules = (db: Database) => db.selectFrom('text_module').select(['id', 'name', 'kind', 'text']).orderBy('sort').orderBy('id').execute();
