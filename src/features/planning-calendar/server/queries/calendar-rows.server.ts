import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { addDays, type Day, dayOf, instantAt } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import { maxCalendarEvents } from '../../limits.ts';
import { type CalendarRow, ownColumns, readRows } from './planned-rows.server.ts';

/** As the text of an array: the driver escapes each element of an array that it is given, which takes long for a thousand numbers. */
const integers = (numbers: Iterable<number>) => sql`${`{${[...numbers].join(',')}}`}::int[]`;

/** Events between two instants, the first `maxCalendarEvents` and one more, in the order of time. */
export async function calendarRows(db: Database, from: Day, days: number): Promise<CalendarRow[]> {
  const [first, last] = [instantAt(from), instantAt(addDays(from, days))];
  return readRows(
    db,
    sql`(select ${ownColumns} from event where date_start >= ${first} and date_start < ${last} ${firstOnes})
      union all
      (select ${ownColumns} from event where (date_end at time zone 'Europe/Berlin')::date > day and tstzrange(date_start, date_end) @> ${first}::timestamptz
        and date_start < ${first} and date_end > ${first}
      ${firstOnes})
      ${firstOnes}`,
  );
}

/** Limited before anything is joined: an index in this order ends the reading there. */
const firstOnes = sql`order by date_start, id limit ${sql.lit(maxCalendarEvents + 1)}`;

/** What a clash needs on both sides: a day that an event takes, one to set up and one to clear. */
const farthest = sql`interval '3 days'`;

/** Events by their numbers, and all that may be beside them, in the order of time. */
export async function rowsBeside(db: Database, ids: readonly number[]): Promise<CalendarRow[]> {
  if (ids.length === 0) return [];
  return readRows(
    db,
    sql`select ${ownColumns} from event where id in (
      select o.id from event n join event o on o.date_start between n.date_start - ${farthest} and n.date_start + ${farthest} where n.id = any (${integers(ids)}))`,
  );
}

/** Another place for an event, as it would be stored. */
export type Move = { date_start: Date; date_end: Date | null; room_id: number };

/** An event where it would be moved to, and all that may be beside it there; null where one of both does not exist. */
export async function rowsBesideMoved(db: Database, id: number, { date_start, date_end, room_id }: Move): Promise<CalendarRow[] | null> {
  const there = { starts: date_start.getTime(), end: date_end?.getTime() ?? null, day: dayOf(date_start), room_id };
  const room = await db.selectFrom('room').select('id').where('id', '=', room_id).executeTakeFirst();
  const rows = await readRows(
    db,
    sql`select ${ownColumns} from event where id = ${id} or date_start between ${date_start}::timestamptz - ${farthest} and ${date_start}::timestamptz + ${farthest}`,
    (row) => (row.id === id ? { ...row, ...there } : row),
  );
  return room && rows.some((row) => row.id === id) ? rows : null;
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

/** How two events are planned, as a dismissal keeps it. */
export const plannedAs = (...events: readonly Pick<CalendarRow, 'id' | 'date_start' | 'date_end' | 'room_id'>[]): string =>
  [...events]
    .sort((one, other) => one.id - other.id)
    .map(({ date_start, date_end, room_id }) => `${date_start.toISOString()} ${date_end?.toISOString() ?? '-'} ${room_id}`)
    .join(' | ');
