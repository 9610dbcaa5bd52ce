import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { freePaths } from '#features/redirects/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { pageBinDays } from '../limits.ts';
import { restorePage } from './page-bin.server.ts';
import { pageRow } from './pages.server.ts';
import { presentStoredPage } from './present-page.server.ts';
import { lockTree } from './store-page.server.ts';

export const binHandlers = {
  deletedPages: async (_: unknown, { db, now }: RequestContext) => {
    const rows = await db
      .selectFrom('page_bin')
      .leftJoin('site_user', 'site_user.id', 'page_bin.user_id')
      .select(['page_bin.id', 'page_bin.title', 'page_bin.urls', 'page_bin.deleted_at', 'site_user.name', 'site_user.email'])
      .where('page_bin.deleted_at', '>=', sql<Date>`${now}::timestamptz - make_interval(days => ${pageBinDays})`)
      .orderBy('page_bin.deleted_at', 'desc')
      .orderBy('page_bin.id')
      .execute();
    return rows.map(({ id, title, urls, deleted_at, name, email }) => ({
      id,
      title: { ...title },
      urls: { ...urls },
      deleted_at: toBerlinIso(deleted_at),
      by: name || email,
    }));
  },

  restorePage: async ({ parameters: { id } }: { parameters: { id: number } }, { db, now }: RequestContext) => {
    await lockTree(db);
    await restorePage(db, id, now);
    const row = await pageRow(db, id);
    if (!row) throw problem('not_found');
    if (row.content_type === 'page') await freePaths(db, Object.values(row.urls));
    return presentStoredPage(row);
  },
};
