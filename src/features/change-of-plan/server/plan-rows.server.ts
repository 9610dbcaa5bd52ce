import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { overAt } from '#features/programme/index.server.ts';
import type { Localised } from '#i18n/localised.ts';
import type { PlanDate } from '../states/plan-states.ts';

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

/** As the table of allowed changes reads it. */
export const planDateOf = (row: PlanRow, now: Date): PlanDate => ({
  ...row,
  is_over: overAt(row) <= now,
  date_start: row.date_start.toISOString(),
  announced_start: row.announced_start?.toISOString() ?? null,
});
