import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import { detailsOf, minutesOf } from '../../../../details/details.ts';
import { longestEveningMinutes } from '../../../../limits.ts';
import { endOf, expectedEnd } from '../../../../period.ts';
import type { RunClash } from '../../contract.ts';

const minute = 60_000;

type Row = {
  id: number;
  room_id: number;
  room: Localised;
  setup: number | null;
  clearing: number | null;
  label: Localised;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  day: string;
  details: unknown;
  production_details: unknown;
  usual_minutes: number | null;
};

/**
 * What takes place in the same room at the same time as events that stand there, by their numbers: from beginning to end, or
 * as long as such events take, its set-up and clearing counted; without a time all day; an exhibition of weeks takes it from
 * nobody. In a room that disturbs theirs as
 * well, where one is within the set-up, the event or the clearing of the other. What is cancelled or postponed leaves its
 * room free.
 */
export async function findClashes(db: Database, ids: readonly number[], language: Language): Promise<Map<number, RunClash[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    with made as (select room_id, min(date_start) as first, max(coalesce(date_end, date_start)) + interval '2 days' as last from event where id = any (${[...ids]}) group by room_id),
      nearby as (select room_id, room_id as own_id from made union all select d.other_id, d.room_id from made join room_disturbance d on d.room_id = made.room_id)
    select distinct e.id, e.room_id, r.name as room, r.setup_minutes as setup, r.clearing_minutes as clearing, coalesce(e.title, p.title) as label, e.date_start, e.date_end, e.time_known, e.day::text, e.details, p.details as production_details, t.usual_minutes
      from made join nearby on nearby.own_id = made.room_id join event e on e.room_id = nearby.room_id and e.date_start < made.last
       and (e.date_start > made.first - interval '2 days' or e.date_end > made.first) and e.status = 'scheduled'
      join production p on p.id = e.production_id join exhibition_type t on t.id = e.type_id join room r on r.id = e.room_id
     order by e.date_start, e.id`.execute(db);
  const settings = await settingsReader(db).read();
  const made = new Set(ids);
  const taken = rows.map((row) => {
    const minutes = minutesOf(detailsOf(row.production_details, row.details)) ?? row.usual_minutes ?? settings.usual_minutes;
    const end = row.date_end ?? expectedEnd(row, minutes) ?? endOf(row.day);
    return { ...row, end, from: +row.date_start - (row.setup ?? 0) * minute, until: +end + (row.clearing ?? 0) * minute };
  });
  return new Map(
    taken
      .filter(({ id }) => made.has(id))
      .map((one) => [
        one.id,
        taken
          .filter((other) => other.id !== one.id && (other.room_id === one.room_id ? overlap(one, other) : disturb(one, other)))
          .map(({ id, label, date_start, end, time_known, room_id, room }) => ({
            id: made.has(id) ? null : id,
            ...asLabel(chooseLabel(label, language)),
            date_start: toBerlinIso(date_start),
            date_end: toBerlinIso(end),
            time_known,
            rooms: room_id === one.room_id ? [] : [room, one.room].map((name) => chooseLabel(name, language).text),
          })),
      ]),
  );
}

type Taken = Pick<Row, 'date_start' | 'time_known'> & { end: Date; from: number; until: number };

const isExhibition = ({ time_known, date_start, end }: Taken): boolean => time_known && +end - +date_start > longestEveningMinutes * minute;

const overlap = (one: Taken, other: Taken): boolean => !isExhibition(one) && !isExhibition(other) && other.from < one.until && one.from < other.until;

/** Nobody is disturbed while both rooms are only set up or cleared. */
const disturb = (one: Taken, other: Taken): boolean =>
  [one, other].every((taken) => taken.time_known && !isExhibition(taken)) &&
  ((+one.date_start < other.until && other.from < +one.end) || (+other.date_start < one.until && one.from < +other.end));
