import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { maxLines } from '../limits.ts';
import type { Period } from '../period.ts';
import { countByDay } from '../queries.server.ts';
import type { DashboardTerm, SearchesDashboard } from './schema.ts';

/** Four statements. */
export async function readSearches(db: Database, period: Period): Promise<SearchesDashboard> {
  const { from, to } = period;
  const terms = sql`(
    select language, term, sum(searches)::int as searches, sum(visitors)::int as visitors,
      (array_agg(found order by day desc) filter (where found is not null))[1] as found
    from search_term where day between ${from}::date and ${to}::date group by language, term) as terms`;
  type Row = DashboardTerm & { list: 'top' | 'without' };
  const [totals, lines, days, days_without_hits] = await Promise.all([
    sql<Pick<SearchesDashboard, 'terms' | 'searches' | 'without_hits'>>`
      select count(*)::int as terms, coalesce(sum(searches), 0)::int as searches, coalesce(sum(searches) filter (where found = 0), 0)::int as without_hits
      from ${terms}`.execute(db),
    sql<Row>`
      (select 'top' as list, * from ${terms} order by searches desc, term, language limit ${maxLines})
      union all (select 'without', * from ${terms} where found = 0 order by searches desc, term, language limit ${maxLines})`.execute(db),
    countByDay(db, period, sql`select day, searches as n from search_term`),
    countByDay(db, period, sql`select day, searches as n from search_term where found = 0`),
  ]);
  const of = (list: Row['list']) => lines.rows.filter((row) => row.list === list).map(({ list: _, ...term }) => term);
  const {
    rows: [counted],
  } = totals;
  return { period, terms: 0, searches: 0, without_hits: 0, ...counted, days, days_without_hits, top: of('top'), top_without_hits: of('without') };
}
