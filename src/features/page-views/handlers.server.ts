import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import { pageViewsContract } from './contract.ts';
import { countedPages } from './queries.server.ts';

export const pageViewOperations = implement(pageViewsContract, {
  pageViews: async ({ query }, { db, now, language }) => {
    const { q = '', period, by, language: of, page, page_size } = query;
    const wanted = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const key = by === 'day' ? sql`day::text` : sql.ref(by);
    const order = by === 'day' ? sql`key desc` : sql`views desc, bots desc, key`;
    const rows = await countedPages(db, key, addDays(dayOf(now), 1 - Number(period)), of ?? null, wanted, order, page_size, page);
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    const count = rows[0]?.count ?? 0;
    const results = rows.map(({ key: name, views, bots }) => ({ key: name, views, bots }));
    return { count, ...pageLinks('/api/page-views/', language, query, count), results, views: rows[0]?.all_views ?? 0, bots: rows[0]?.all_bots ?? 0 };
  },
});
