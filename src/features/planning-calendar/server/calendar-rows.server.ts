import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { EventStatus } from '#db/schema.ts';
import { detailsOf, expectedEnd, minutesOf } from '#features/programme/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { addDays, type Day, dayOf, instantAt } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import { maxCalendarEvents } from '../limits.ts';

type Row = {
  id: number;
  revision: number;
  label: Localised;
  production_id: number;
  type: Localised;
  day: Day;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  room_id: number;
  room: Localised;
  setup: number | null;
  clearing: number | null;
  status: EventStatus;
  is_online: boolean;
  details: unknown;
  production_details: unknown;
  usual_minutes: number | null;
};
export type CalendarRow = Row & { ends: Date };

/** Events between two instants, the first `maxCalendarEvents` and one more, each with when it ends or probably does. */
export async function calendarRows(db: Database, from: Day, days: number): Promise<CalendarRow[]> {
  const [first, last] = [instantAt(from), instantAt(addDays(from, days))];
  const { rows } = await sql<Row>`
    with shown as (
      select id from event where date_start >= ${first} and date_start < ${last}
      union all
      select id from event where (date_end at time zone 'Europe/Berlin')::date > day and tstzrange(date_start, date_end) @> ${first}::timestamptz
        and date_start < ${first} and date_end > ${first})
    select ${columns} join shown on shown.id = e.id order by e.date_start, e.id limit ${maxCalendarEvents + 1}`.execute(db);
  return withEnds(db, rows);
}

/** What a clash needs on both sides: a day that an event takes, one to set up and one to clear. */
const farthest = sql`interval '3 days'`;

/** Events by their numbers, and all that may be beside them, in the order of time. */
export async function rowsBeside(db: Database, ids: readonly number[]): Promise<CalendarRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    with beside as (
      select distinct o.id from event n join event o on o.date_start between n.date_start - ${farthest} and n.date_start + ${farthest} where n.id = any (${[...ids]}))
    select ${columns} join beside on beside.id = e.id order by e.date_start, e.id`.execute(db);
  return withEnds(db, rows);
}

const columns = sql`
  e.id, e.revision, coalesce(e.title, p.title) as label, e.production_id, t.name as type, e.day::text, e.date_start, e.date_end, e.time_known,
  e.room_id, r.name as room, r.setup_minutes as setup, r.clearing_minutes as clearing, e.status, e.is_online, e.details, p.details as production_details, t.usual_minutes
  from event e join production p on p.id = e.production_id join exhibition_type t on t.id = e.type_id join room r on r.id = e.room_id`;

async function withEnds(db: Database, rows: readonly Row[]): Promise<CalendarRow[]> {
  const settings = await settingsReader(db).read();
  return rows.map((row) => {
    const minutes = minutesOf(detailsOf(row.production_details, row.details)) ?? row.usual_minutes ?? settings.usual_minutes;
    return { ...row, ends: row.date_end ?? expectedEnd(row, minutes) ?? instantAt(addDays(row.day, 1)) };
  });
}

/** Another place for an event, as it would be stored. */
export type Move = { date_start: Date; date_end: Date | null; room_id: number };

/** An event where it would be moved to, and all that may be beside it there; null where one of both does not exist. */
export async function rowsBesideMoved(db: Database, id: number, { date_start, date_end, room_id }: Move): Promise<CalendarRow[] | null> {
  const { rows } = await sql<Row>`
    select ${columns} where e.id = ${id} or e.date_start between ${date_start}::timestamptz - ${farthest} and ${date_start}::timestamptz + ${farthest}
     order by e.date_start, e.id`.execute(db);
  const room = await db.selectFrom('room').select(['name', 'setup_minutes', 'clearing_minutes']).where('id', '=', room_id).executeTakeFirst();
  if (!room || !rows.some((row) => row.id === id)) return null;
  const there = { date_start, date_end, day: dayOf(date_start), room_id, room: room.name, setup: room.setup_minutes, clearing: room.clearing_minutes };
  return withEnds(
    db,
    rows.map((row) => (row.id === id ? { ...row, ...there } : row)),
  );
}

/** Which rooms each of some rooms disturbs, by number. */
export async function disturbancesOf(db: Database, rooms: readonly number[]): Promise<Map<number, Set<number>>> {
  const { rows } = await sql<{ room_id: number; other_id: number }>`select room_id, other_id from room_disturbance where room_id = any (${[...rooms]})`.execute(
    db,
  );
  return new Map([...Map.groupBy(rows, ({ room_id }) => room_id)].map(([room, of]) => [room, new Set(of.map(({ other_id }) => other_id))]));
}

/** Who takes part in each event, by number: its own list, else that of its production. */
export async function peopleOf(db: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; people: number[] }>`
    select e.id, array_agg(distinct c.person_id) as people
      from event e join credit c on c.event_id = e.id
        or (c.production_id = e.production_id and not exists (select from credit own where own.event_id = e.id))
     where e.id = any (${[...ids]}) group by e.id`.execute(db);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

/** How two events are planned, as a dismissal keeps it. */
export const plannedAs = (...events: readonly Pick<Row, 'id' | 'date_start' | 'date_end' | 'room_id'>[]): string =>
  [...events]
    .sort((one, other) => one.id - other.id)
    .map(({ date_start, date_end, room_id }) => `${date_start.toISOString()} ${date_end?.toISOString() ?? '-'} ${room_id}`)
    .join(' | ');
