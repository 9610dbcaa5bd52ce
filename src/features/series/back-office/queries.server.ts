import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { addDays, type Day, instantAt } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import { maxGridDates } from '../limits.ts';
import type { SeriesDate } from './contract.ts';
import { seasonStartOf } from './numbers.ts';

export async function lockSeries(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`select id from series where id = any (${ids}) for share`.execute(db);
  return rows;
}

export const deleteUnwanted = (db: Database, wanted: RawBuilder<unknown>) =>
  sql`delete from event_series old using ${wanted} where old.event_id = wanted.id and not wanted.series @> to_jsonb(old.series_id)`.execute(db);

export const insertWanted = (db: Database, wanted: RawBuilder<unknown>) =>
  sql`
    insert into event_series (event_id, series_id)
    select wanted.id, one.value::int from ${wanted}, jsonb_array_elements_text(wanted.series) as one on conflict do nothing`.execute(db);

export const touchEvents = (db: Database, ids: number[]) => sql`update event set revision = revision where id = any (${ids})`.execute(db);

export type DateRow = {
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

export const dateRows = sql`
  select e.id, e.revision, e.production_id, coalesce(e.title, p.title) as label, e.day::text, e.date_start, e.time_known, e.room_id, r.name as room, e.status, e.is_online,
      array(select series_id from event_series where event_id = e.id order by series_id) as series
    from event e join production p on p.id = e.production_id join room r on r.id = e.room_id`;

export async function lockDates(db: Database, ids: readonly number[]) {
  const { rows } = await sql<DateRow>`${dateRows} where e.id = any (${[...ids]}) order by e.id for update of e`.execute(db);
  return rows;
}

export async function seriesWithDates(db: Database, from: Day) {
  const { rows } = await sql<{ id: number; name: Localised; is_online: boolean; before: number }>`
    select s.id, s.name, s.is_online, (select count(*)::int from event_series es join event e on e.id = es.event_id
        where es.series_id = s.id and e.status = 'scheduled' and e.day >= ${seasonStartOf(from)} and e.day < ${from}) as before
      from series s order by s.sort, s.id`.execute(db);
  return rows;
}

export async function datesBetween(db: Database, from: Day, to: Day) {
  const { rows } = await sql<DateRow>`${dateRows}
    where e.date_start >= ${instantAt(from)} and e.date_start < ${instantAt(addDays(to, 1))} order by e.date_start, e.id limit ${maxGridDates + 1}`.execute(db);
  return rows;
}

export async function otherDatesOf(db: Database, productions: readonly number[], from: Day, end: Day, shown: readonly { id: number }[]) {
  const { rows } = await sql<DateRow>`${dateRows}
    where e.production_id = any (${productions}) and e.status = 'scheduled' and e.day >= ${from} and e.day < ${end}
      and e.id <> all (${shown.map(({ id }) => id)}) and exists (select from event_series where event_id = e.id)
    order by e.date_start, e.id`.execute(db);
  return rows;
}
