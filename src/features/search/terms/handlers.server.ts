import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import { termsContract } from './contract.ts';
import { searchedTerms } from './queries.server.ts';

export const termOperations = implement(termsContract, {
  terms: async ({ query }, { db, now, language }) => {
    const { q = '', period, language: of, results: found, page, page_size } = query;
    const first = addDays(dayOf(now), 1 - Number(period));
    const wanted = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const last = sql`order by day desc`;
    const rows = await searchedTerms(db, last, first, wanted, of, found, page_size, page);
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    const count = rows[0]?.count ?? 0;
    const results = rows.map(({ count: _, sum: __, ...term }) => term);
    return { count, ...pageLinks('/api/searched-terms/', language, query, count), results, searches: rows[0]?.sum ?? 0 };
  },
});
