import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { EventStatus } from '#db/schema/schema-event.ts';
import { expectedEnd, minutesStated } from '#features/programme/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { addDays, type Day, instantAt } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';

/** As it is stored; instants in ms. */
type Stored = {
  id: number;
  revision: number;
  label: Localised;
  production_id: number;
  type_id: number;
  day: Day;
  starts: number;
  end: number | null;
  time_known: boolean;
  room_id: number;
  status: EventStatus;
  is_online: boolean;
  /** Of its details and those of its production what says how long it takes, as stored. */
  duration: unknown;
  none: unknown;
  production_duration: unknown;
};
/** A thousand rows are a value for each column: neither PostgreSQL nor the driver makes anything of a single cell. */
type Columns = { [Column in keyof Stored]: Stored[Column][] | null };
type Read = Columns & {
  types: { id: number; name: Localised; usual_minutes: number | null }[];
  rooms: { id: number; setup: number | null; clearing: number | null }[];
  credits: { event_id: number | null; production_id: number | null; people: number[] }[] | null;
};

export type CalendarRow = Stored & {
  type: Localised;
  date_start: Date;
  date_end: Date | null;
  ends: Date;
  /** What its room needs before and after it, in minutes. */
  setup: number | null;
  clearing: number | null;
  /** Who takes part, by number: its own list, else that of its production. */
  people: readonly number[];
};

/** Of a table `event`: what `readRows` needs. */
export const ownColumns = sql`id, revision, title, production_id, type_id, day, date_start, date_end, time_known, room_id, status, is_online, details`;

/** The rows of `events`, which selects `ownColumns`, in the order of time, with what says how long they take and who takes part; `planned` may put one elsewhere. Two statements, however many there are. */
export async function readRows(db: Database, events: RawBuilder<unknown>, planned: (row: Stored) => Stored = (row) => row): Promise<CalendarRow[]> {
  const { rows } = await sql<Read>`
    with shown as (${events}),
    credits as (
      select event_id, production_id, array_agg(distinct person_id) as people from credit
       where event_id in (select id from shown) or production_id in (select production_id from shown) group by event_id, production_id)
    select ${sql.join(storedColumns.map((column) => sql`json_agg(${sql.ref(`e.${column}`)}) as ${sql.ref(column)}`))},
           (select json_agg(json_build_object('id', id, 'name', name, 'usual_minutes', usual_minutes)) from exhibition_type) as types,
           (select json_agg(json_build_object('id', id, 'setup', setup_minutes, 'clearing', clearing_minutes)) from room) as rooms,
           (select json_agg(credits) from credits) as credits
      from (
        select s.id, s.revision, coalesce(s.title, p.title) as label, s.production_id, s.type_id, s.day, ${milliseconds('date_start')} as starts,
               ${milliseconds('date_end')} as "end", s.time_known, s.room_id, s.status, s.is_online,
               s.details -> 'duration' as duration, s.details -> 'none' as none, p.details -> 'duration' as production_duration
          from shown s join production p on p.id = s.production_id order by s.date_start, s.id) e`.execute(db);
  const [read] = rows;
  if (!read?.id) return [];
  const settings = await settingsReader(db).read();
  const types = new Map(read.types.map((type) => [type.id, type]));
  const rooms = new Map(read.rooms.map((room) => [room.id, room]));
  const own = new Map(read.credits?.map(({ event_id, people }) => [event_id, people]));
  const shared = new Map(read.credits?.map(({ production_id, people }) => [production_id, people]));
  return rowsOf(read).map((stored) => {
    const row = planned(stored);
    const [type, room] = [types.get(row.type_id), rooms.get(row.room_id)];
    const [date_start, date_end] = [new Date(row.starts), row.end === null ? null : new Date(row.end)];
    const { day, time_known } = row;
    const minutes = minutesStated(row.production_duration, row) ?? type?.usual_minutes ?? settings.usual_minutes;
    return Object.assign(row, {
      type: type?.name ?? {},
      date_start,
      date_end,
      ends: date_end ?? expectedEnd({ date_start, date_end, day, time_known }, minutes) ?? instantAt(addDays(day, 1)),
      setup: room?.setup ?? null,
      clearing: room?.clearing ?? null,
      people: own.get(row.id) ?? shared.get(row.production_id) ?? [],
    });
  });
}

const storedColumns = [
  'id',
  'revision',
  'label',
  'production_id',
  'type_id',
  'day',
  'starts',
  'end',
  'time_known',
  'room_id',
  'status',
  'is_online',
  'duration',
  'none',
  'production_duration',
] as const satisfies (keyof Stored)[];

/** Of a column of `shown`. */
const milliseconds = (column: string) => sql`trunc(date_part('epoch', ${sql.ref(`s.${column}`)}) * 1000)`;

function rowsOf(columns: Columns): Stored[] {
  const rows = (columns.id ?? []).map((): Record<string, unknown> => ({}));
  for (const column of storedColumns) for (const [at, row] of rows.entries()) row[column] = columns[column]?.[at];
  return rows as Stored[]; // each column has a value of every row
}
