import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { EventStatus } from '#db/schema.ts';
import { expectedEnd, minutesStated } from '#features/programme/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { addDays, type Day, dayOf, instantAt } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import { maxCalendarEvents } from '../limits.ts';

type Row = {
  id: number;
  revision: number;
  label: Localised;
  production_id: number;
  type_id: number;
  /** Localised, as JSON: a thousand rows have a dozen of them to parse. */
  type: string;
  day: Day;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  room_id: number;
  setup: number | null;
  clearing: number | null;
  status: EventStatus;
  is_online: boolean;
  /** Of its details and those of its production what says how long it takes, as stored. */
  duration: unknown;
  none: unknown;
  production_duration: unknown;
  usual_minutes: number | null;
};
export type CalendarRow = Row & { ends: Date };

/** As the text of an array: the driver escapes each element of an array that it is given, which takes long for a thousand numbers. */
const integers = (numbers: Iterable<number>) => sql`${`{${[...numbers].join(',')}}`}::int[]`;

/** Events between two instants, the first `maxCalendarEvents` and one more, each with when it ends or probably does. */
export async function calendarRows(db: Database, from: Day, days: number): Promise<CalendarRow[]> {
  const [first, last] = [instantAt(from), instantAt(addDays(from, days))];
  const { rows } = await sql<Row>`
    with shown as (
      (select ${ownColumns} from event where date_start >= ${first} and date_start < ${last} ${firstOnes})
      union all
      select ${ownColumns} from event where (date_end at time zone 'Europe/Berlin')::date > day and tstzrange(date_start, date_end) @> ${first}::timestamptz
        and date_start < ${first} and date_end > ${first}
      ${firstOnes})
    select ${columnsOf(sql`shown`)} order by e.date_start, e.id`.execute(db);
  return withEnds(db, rows);
}

/** Limited before anything is joined: an index in this order ends the reading there. */
const firstOnes = sql`order by date_start, id limit ${sql.lit(maxCalendarEvents + 1)}`;
const ownColumns = sql`id, revision, title, production_id, type_id, day, date_start, date_end, time_known, room_id, status, is_online, details`;

/** What a clash needs on both sides: a day that an event takes, one to set up and one to clear. */
const farthest = sql`interval '3 days'`;

/** Events by their numbers, and all that may be beside them, in the order of time. */
export async function rowsBeside(db: Database, ids: readonly number[]): Promise<CalendarRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    with beside as (
      select distinct o.id from event n join event o on o.date_start between n.date_start - ${farthest} and n.date_start + ${farthest} where n.id = any (${integers(ids)}))
    select ${columnsOf(sql`event`)} join beside on beside.id = e.id order by e.date_start, e.id`.execute(db);
  return withEnds(db, rows);
}

const columnsOf = (events: RawBuilder<unknown>) => sql`
  e.id, e.revision, coalesce(e.title, p.title) as label, e.production_id, e.type_id, t.name::text as type, e.day::text, e.date_start, e.date_end, e.time_known,
  e.room_id, r.setup_minutes as setup, r.clearing_minutes as clearing, e.status, e.is_online,
  e.details -> 'duration' as duration, e.details -> 'none' as none, p.details -> 'duration' as production_duration, t.usual_minutes
  from ${events} e join production p on p.id = e.production_id join exhibition_type t on t.id = e.type_id join room r on r.id = e.room_id`;

async function withEnds(db: Database, rows: readonly Row[]): Promise<CalendarRow[]> {
  const settings = await settingsReader(db).read();
  return rows.map((row) => {
    const minutes = minutesStated(row.production_duration, row) ?? row.usual_minutes ?? settings.usual_minutes;
    return Object.assign(row, { ends: row.date_end ?? expectedEnd(row, minutes) ?? instantAt(addDays(row.day, 1)) });
  });
}

/** Another place for an event, as it would be stored. */
export type Move = { date_start: Date; date_end: Date | null; room_id: number };

/** An event where it would be moved to, and all that may be beside it there; null where one of both does not exist. */
export async function rowsBesideMoved(db: Database, id: number, { date_start, date_end, room_id }: Move): Promise<CalendarRow[] | null> {
  const { rows } = await sql<Row>`
    select ${columnsOf(sql`event`)} where e.id = ${id} or e.date_start between ${date_start}::timestamptz - ${farthest} and ${date_start}::timestamptz + ${farthest}
     order by e.date_start, e.id`.execute(db);
  const room = await db.selectFrom('room').select(['setup_minutes', 'clearing_minutes']).where('id', '=', room_id).executeTakeFirst();
  if (!room || !rows.some((row) => row.id === id)) return null;
  const there = { date_start, date_end, day: dayOf(date_start), room_id, setup: room.setup_minutes, clearing: room.clearing_minutes };
  return withEnds(
    db,
    rows.map((row) => (row.id === id ? { ...row, ...there } : row)),
  );
}

/** Which rooms each of some rooms disturbs, by number, and what those of both sides are called. */
export async function disturbancesOf(
  db: Database,
  rooms: Iterable<number>,
): Promise<{ disturbances: Map<number, Set<number>>; names: Map<number, Localised> }> {
  const { rows } = await sql<{ room_id: number; other_id: number; room: Localised; other: Localised }>`
    select d.room_id, d.other_id, r.name as room, o.name as other
      from room_disturbance d join room r on r.id = d.room_id join room o on o.id = d.other_id where d.room_id = any (${integers(rooms)})`.execute(db);
  const disturbances = new Map([...Map.groupBy(rows, ({ room_id }) => room_id)].map(([room, of]) => [room, new Set(of.map(({ other_id }) => other_id))]));
  return { disturbances, names: new Map(rows.flatMap(({ room_id, other_id, room, other }) => [[room_id, room] as const, [other_id, other] as const])) };
}

/** Who takes part in each event, by number: its own list, else that of its production. */
export async function peopleOf(db: Database, events: readonly Pick<Row, 'id' | 'production_id'>[]): Promise<Map<number, readonly number[]>> {
  if (events.length === 0) return new Map();
  const { rows } = await sql<{ event_id: number | null; production_id: number | null; people: number[] }>`
    select event_id, production_id, array_agg(distinct person_id) as people from credit
     where event_id = any (${integers(events.map(({ id }) => id))}) or production_id = any (${integers(new Set(events.map((event) => event.production_id)))})
     group by event_id, production_id`.execute(db);
  const own = new Map(rows.map(({ event_id, people }) => [event_id, people]));
  const shared = new Map(rows.map(({ production_id, people }) => [production_id, people]));
  return new Map(events.map(({ id, production_id }) => [id, own.get(id) ?? shared.get(production_id) ?? []]));
}

/** How two events are planned, as a dismissal keeps it. */
export const plannedAs = (...events: readonly Pick<Row, 'id' | 'date_start' | 'date_end' | 'room_id'>[]): string =>
  [...events]
    .sort((one, other) => one.id - other.id)
    .map(({ date_start, date_end, room_id }) => `${date_start.toISOString()} ${date_end?.toISOString() ?? '-'} ${room_id}`)
    .join(' | ');
