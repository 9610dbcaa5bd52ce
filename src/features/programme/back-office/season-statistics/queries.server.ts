import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Day } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import type { SeasonCounts, SeasonStatistics } from './contract.ts';

type SeasonRow = { id: number; name: Localised; from: Day; to: Day };
type CountRow = SeasonCounts & { by: 'kind' | 'room' | 'month' | 'all'; name: Localised | null; month: string | null };

/** Two statements, whatever the number of dates; null where there is no such season, or none at all. */
export async function readStatistics(db: Database, asked: number | undefined, language: Language, today: Day): Promise<SeasonStatistics | null> {
  const { rows: seasons } = await sql<SeasonRow>`select id, name, starts_on::text as from, ends_on::text as to from season order by starts_on desc, id`.execute(
    db,
  );
  const begun = seasons.filter(({ from }) => from <= today);
  const season = asked === undefined ? (begun.find(({ to }) => today <= to) ?? begun[0] ?? seasons[0]) : seasons.find(({ id }) => id === asked);
  if (!season) return null;
  const { rows } = await sql<CountRow>`
    with counted as (
      select e.*, to_char(e.day, 'YYYY-MM') as month,
          case when e.occasion <> 'automatic' then e.occasion when type.names_occasions then e.derived_occasion end as told
        from event e join exhibition_type type on type.id = e.type_id
       where e.day between ${season.from} and ${season.to} and e.planning = 'confirmed'
    ), sums as (
      select type_id, room_id, month, grouping(type_id, room_id, month) as level,
          count(*) filter (where status = 'scheduled')::int as scheduled, count(*) filter (where status = 'cancelled')::int as cancelled,
          count(*) filter (where status = 'postponed')::int as postponed, count(*) filter (where status = 'scheduled' and is_online)::int as online,
          count(distinct production_id) filter (where status = 'scheduled')::int as productions,
          count(*) filter (where status = 'scheduled' and told = 'premiere')::int as premieres,
          count(*) filter (where status = 'scheduled' and told = 'revival')::int as revivals
        from counted group by grouping sets ((type_id), (room_id), (month), ())
    )
    select case level when 3 then 'kind' when 5 then 'room' when 6 then 'month' else 'all' end as by, coalesce(type.name, room.name) as name, sums.month,
        scheduled, cancelled, postponed, online, productions, premieres, revivals
      from sums left join exhibition_type type on type.id = sums.type_id left join room on room.id = sums.room_id
     order by level, type.sort, room.sort, sums.month, sums.type_id, sums.room_id`.execute(db);
  const of = (by: CountRow['by']) => rows.filter((row) => row.by === by);
  const named = (by: CountRow['by']) => of(by).map((row) => ({ ...asLabel(chooseLabel(row.name, language)), ...countsOf(row) }));
  return {
    season: { id: season.id, from: season.from, to: season.to, ...asLabel(chooseLabel(season.name, language)) },
    seasons: seasons.map(({ id, name }) => ({ id, ...asLabel(chooseLabel(name, language)) })),
    total: countsOf(of('all')[0]),
    kinds: named('kind'),
    rooms: named('room'),
    months: of('month').map((row) => ({ month: row.month ?? '', ...countsOf(row) })),
  };
}

const countsOf = (row: SeasonCounts | undefined): SeasonCounts => ({
  scheduled: row?.scheduled ?? 0,
  cancelled: row?.cancelled ?? 0,
  postponed: row?.postponed ?? 0,
  online: row?.online ?? 0,
  productions: row?.productions ?? 0,
  premieres: row?.premieres ?? 0,
  revivals: row?.revivals ?? 0,
});
