import type { HandlersOf } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { freePaths } from '#features/redirects/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { binContract } from './bin-contract.ts';
import { presentStoredPage } from './present-page.server.ts';
import { binRows } from './queries/bin.server.ts';
import { restorePage } from './queries/page-bin.server.ts';
import { pageRow } from './queries/page-rows.server.ts';
import { lockTree } from './queries/pages.server.ts';

export const binHandlers = {
  deletedPages: async (_, { db, now }) => {
    const rows = await binRows(db, now);
    return rows.map(({ id, title, urls, deleted_at, name, email }) => ({
      id,
      title: { ...title },
      urls: { ...urls },
      deleted_at: toBerlinIso(deleted_at),
      by: name || email,
    }));
  },

  restorePage: async ({ parameters: { id } }, { db, now }) => {
    await lockTree(db);
    await restorePage(db, id, now);
    const row = await pageRow(db, id);
    if (!row) throw problem('not_found');
    if (row.content_type === 'page') await freePaths(db, Object.values(row.urls));
    return presentStoredPage(row);
  },
} satisfies HandlersOf<typeof binContract>;
