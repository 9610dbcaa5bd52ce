import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { addDays, type Day, dayOf, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import { maxGridDates, maxGridDays } from '../limits.ts';
import type { OutsideDate, SeriesDate, SeriesGrid } from './contract.ts';
import { seasonEndOf, seasonStartOf } from './numbers.ts';

type DateRow = {
  id: number;
  revision: number;
  production_id: number;
  label: Localised;
  day: Day;
  date_start: Date;
  time_known: boolean;
  room_id: number;
  room: Localised;
  status: SeriesDate['status'];
  is_online: boolean;
  series: number[];
};

const dateRows = sql`
  select e.id, e.revision, e.production_id, coalesce(e.title, p.title) as label, e.day::text, e.date_start, e.time_known, e.room_id, r.name as room, e.status, e.is_online,
      array(select series_id from event_series where event_id = e.id order by series_id) as series
    from event e join production p on p.id = e.production_id join room r on r.id = e.room_id`;

const present = ({ label, room, room_id, date_start, ...row }: DateRow, language: Language): SeriesDate => ({
  ...row,
  ...asLabel(chooseLabel(label, language)),
  date_start: toBerlinIso(date_start),
  room: { id: room_id, ...asLabel(chooseLabel(room, language)) },
});

export async function lockedDates(db: Database, ids: readonly number[], language: Language): Promise<SeriesDate[]> {
  const { rows } = await sql<DateRow>`${dateRows} where e.id = any (${[...ids]}) order by e.id for update of e`.execute(db);
  return rows.map((row) => present(row, language));
}

type Asked = { from?: Day | undefined; to?: Day | undefined };

/** Series by dates, in three statements however many there are of both. */
export async function readSeriesGrid(db: Database, asked: Asked, language: Language, now: Date): Promise<SeriesGrid> {
  const from = asked.from ?? `${dayOf(now).slice(0, 7)}-01`;
  const last = addDays(from, maxGridDays - 1);
  const wanted = asked.to ?? addDays(from, 91);
  const to = wanted < from ? from : wanted > last ? last : wanted;
  const { rows: series } = await sql<{ id: number; name: Localised; is_online: boolean; before: number }>`
    select s.id, s.name, s.is_online, (select count(*)::int from event_series es join event e on e.id = es.event_id
        where es.series_id = s.id and e.status = 'scheduled' and e.day >= ${seasonStartOf(from)} and e.day < ${from}) as before
      from series s order by s.sort, s.id`.execute(db);
  const { rows } = await sql<DateRow>`${dateRows}
    where e.date_start >= ${instantAt(from)} and e.date_start < ${instantAt(addDays(to, 1))} order by e.date_start, e.id limit ${maxGridDates + 1}`.execute(db);
  const dates = rows.slice(0, maxGridDates);
  return {
    from,
    to,
    series: series.map(({ id, name, is_online, before }) => ({ id, ...asLabel(chooseLabel(name, language)), is_online, before })),
    dates: dates.map((row) => present(row, language)),
    outside: await datesOutside(db, dates, [seasonStartOf(from), seasonEndOf(to)], language),
    is_cut: rows.length > maxGridDates,
  };
}

/** What dates that are shown may collide with on days that are not. */
async function datesOutside(db: Database, shown: readonly DateRow[], [from, end]: readonly [Day, Day], language: Language): Promise<OutsideDate[]> {
  const productions = [...new Set(shown.map(({ production_id }) => production_id))];
  const { rows } = await sql<DateRow>`${dateRows}
    where e.production_id = any (${productions}) and e.status = 'scheduled' and e.day >= ${from} and e.day < ${end}
      and e.id <> all (${shown.map(({ id }) => id)}) and exists (select from event_series where event_id = e.id)
    order by e.date_start, e.id`.execute(db);
  return rows.map(({ id, label, day, production_id, status, series }) => ({
    id,
    ...asLabel(chooseLabel(label, language)),
    day,
    production_id,
    status,
    series,
  }));
}
