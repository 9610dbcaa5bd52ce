import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mayCall } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import { blockService } from '../block-support.server.ts';
import { createContainer } from '../containers/handlers.server.ts';
import type { PageChange, StoredPage } from '../contract.ts';
import { pageRow } from './pages.server.ts';
import { presentStoredPage } from './present-page.server.ts';
import { pageAt, pathOfCall, sectionAt } from './show.server.ts';
import { deletePage, insertPage, updatePage } from './store-page.server.ts';

type ById = { parameters: { id: number } };

const change = async ({ parameters: { id }, body }: ById & { body: PageChange }, { db, ifMatch }: RequestContext): Promise<StoredPage> => {
  await updatePage(db, id, ifMatch, body);
  return stored(db, id);
};

/** Calls for pages. Each write is one transaction (src/api/implement/idempotency.server.ts). */
export const pageHandlers = {
  page: async (
    { parameters: { path }, query: { version_id: version } }: { parameters: { path: string }; query: { version_id?: number | undefined } },
    context: RequestContext,
  ) => {
    if (version !== undefined && !mayCall('editor', context.user)) return problem('staff_only');
    return (await pageAt(pathOfCall(path, context.language), context, version)) ?? problem('not_found');
  },

  section: async ({ parameters: { slug } }: { parameters: { slug: string } }, context: RequestContext) =>
    (await sectionAt(slug, context)) ?? problem('not_found'),

  pages: async ({ query }: { query: { page: number; page_size: number } }, { db, language }: RequestContext) => {
    const { page, page_size: size } = query;
    const ids = await db
      .selectFrom('page')
      .select('id')
      .orderBy('parent', (order) => order.asc().nullsFirst())
      .orderBy('sort')
      .orderBy('id')
      .execute();
    const shown = ids.slice((page - 1) * size, page * size);
    if (page > 1 && shown.length === 0) return problem('page_not_found');
    const results: StoredPage[] = [];
    for (const { id } of shown) results.push(await stored(db, id));
    return { count: ids.length, ...pageLinks('/pageeditor-api/pages/', language, query, ids.length), results };
  },

  storedPage: async ({ parameters: { id } }: ById, { db }: RequestContext) => stored(db, id),

  createPage: async ({ body }: { body: PageChange & { urls: Localised; title: Localised } }, context: RequestContext): Promise<StoredPage> => {
    const { db, service, user, now } = context;
    const id = await insertPage(db, body);
    const writing = { db, now, user, registry: service(blockService).registry };
    if (body.content_type !== 'link')
      await createContainer(writing, { model: 'container', parent: null, content_type: 'page', object_id: id, slug: `page-${id}` });
    return stored(db, id);
  },

  replacePage: change,
  changePage: change,

  deletePage: async ({ parameters: { id } }: ById, { db, ifMatch }: RequestContext): Promise<void> => deletePage(db, id, ifMatch),
};

async function stored(db: Database, id: number): Promise<StoredPage> {
  const row = await pageRow(db, id);
  if (!row) throw problem('not_found');
  return presentStoredPage(row);
}
