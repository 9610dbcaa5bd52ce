import type { HandlersOf } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mayCall } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import { blockService } from '../block-support.server.ts';
import type { containersContract, presenceContract } from '../containers/contract.ts';
import { createContainer } from '../containers/handlers.server.ts';
import type { CmsContract, PageChange, StoredPage } from '../contract.ts';
import { draftOfPage } from './copy-page.server.ts';
import { placePage } from './place-page.server.ts';
import { presentStoredPage } from './present-page.server.ts';
import { linksToPage } from './queries/page-links.server.ts';
import { pageRow, pageRows } from './queries/page-rows.server.ts';
import { pageAt, pathOfCall, sectionAt } from './show.server.ts';
import { deletePage, insertPage, updatePage } from './store-page.server.ts';

type ById = { parameters: { id: number } };
const change = async ({ parameters: { id }, body }: ById & { body: PageChange }, { db, ifMatch }: RequestContext): Promise<StoredPage> => {
  await updatePage(db, id, ifMatch, body);
  return stored(db, id);
};

/** Each write is one transaction (src/api/implement/idempotency.server.ts). */
export const pageHandlers = {
  page: async ({ parameters: { path }, query: { version_id: version } }, context) => {
    if (version !== undefined && !mayCall('editor', context.user)) return problem('staff_only');
    return (await pageAt(pathOfCall(path, context.language), context, version)) ?? problem('not_found');
  },

  section: async ({ parameters: { slug } }, context) => (await sectionAt(slug, context)) ?? problem('not_found'),

  pages: async ({ query }, { db, language }) => {
    const { page, page_size: size } = query;
    const rows = await pageRows(db)
      .orderBy('page.parent', (order) => order.asc().nullsFirst())
      .orderBy('page.sort')
      .orderBy('page.id')
      .execute();
    const shown = rows.slice((page - 1) * size, page * size);
    if (page > 1 && shown.length === 0) return problem('page_not_found');
    return { count: rows.length, ...pageLinks('/pageeditor-api/pages/', language, query, rows.length), results: shown.map(presentStoredPage) };
  },

  storedPage: async ({ parameters: { id } }, { db }) => stored(db, id),

  createPage: async ({ body: { copy_of: copied, ...body } }, context): Promise<StoredPage> => {
    const { db, service, user, now } = context;
    const document = copied === undefined ? undefined : await draftOfPage(db, copied);
    const id = await insertPage(db, body);
    const writing = { db, now, user, registry: service(blockService).registry };
    if (body.content_type !== 'link')
      await createContainer(writing, {
        model: 'container',
        parent: null,
        content_type: 'page',
        object_id: id,
        slug: `page-${id}`,
        ...(document && { document }),
      });
    return stored(db, id);
  },

  placePage: async ({ parameters: { id }, body }, { db, ifMatch }) => {
    await placePage(db, id, ifMatch, body);
    return stored(db, id);
  },

  linksToPage: async ({ parameters: { id } }, { db, language }) => ({ links: await linksToPage(db, await stored(db, id), language) }),

  replacePage: change,
  changePage: change,

  deletePage: async ({ parameters: { id } }, { db, ifMatch, language, now, user }): Promise<void> => {
    const links = await linksToPage(db, await stored(db, id), language);
    if (links.length > 0) throw problem('linked', { data: { links } });
    await deletePage(db, id, ifMatch, { now, userId: user?.id ?? null });
  },
} satisfies HandlersOf<Omit<CmsContract, keyof (typeof containersContract & typeof presenceContract)>>;

async function stored(db: Database, id: number): Promise<StoredPage> {
  const row = await pageRow(db, id);
  if (!row) throw problem('not_found');
  return presentStoredPage(row);
}
