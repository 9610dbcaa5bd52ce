import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import { type SearchedTerm, termsContract } from './contract.ts';

export const termOperations = implement(termsContract, {
  terms: async ({ query }, { db, now, language }) => {
    const { q = '', period, language: of, results: found, page, page_size } = query;
    const first = addDays(dayOf(now), 1 - Number(period));
    const wanted = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const last = sql`order by day desc`;
    const { rows } = await sql<SearchedTerm & { count: number; sum: number }>`
      select *, (count(*) over ())::int as count, (sum(searches) over ())::int as sum from (
        select language, term, sum(searches)::int as searches, max(day)::text as last_day,
          (array_agg(found ${last}) filter (where found is not null))[1] as found,
          coalesce((array_agg(is_corrected ${last}) filter (where found is not null))[1], false) as is_corrected
        from search_term
        where day >= ${first}::date and term like ${wanted} and (${of ?? null}::text is null or language = ${of ?? null})
        group by language, term
      ) as searched
      where ${found ?? null}::text is null or (case when ${found ?? null} = 'none' then found = 0 else is_corrected end)
      order by searches desc, last_day desc, term, language
      limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    const count = rows[0]?.count ?? 0;
    const results = rows.map(({ count: _, sum: __, ...term }) => term);
    return { count, ...pageLinks('/api/searched-terms/', language, query, count), results, searches: rows[0]?.sum ?? 0 };
  },
});
