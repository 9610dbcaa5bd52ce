import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { imageColumns } from '#features/media/index.ts';
import { PageTree } from '../page-tree.ts';

/** Pages that are online: kept, since every page of the tree needs its place in it. */
export const onlineTree = (db: Database): Promise<PageTree> =>
  cachedRead(db, 'page tree', null, async () => new PageTree(await treeRows(db).where('is_online', '=', true).execute()));

/** All of them, for staff. */
export const wholeTree = async (db: Database): Promise<PageTree> => new PageTree(await treeRows(db).execute());

const treeRows = (db: Database) =>
  db.selectFrom('page').select(['id', 'parent', 'content_type', 'urls', 'title', 'has_tab_navigation', 'is_clickable']).orderBy('sort').orderBy('id');

/** Pages with all their fields and their picture for links that are shared. */
export const pageRows = (db: Database) =>
  db
    .selectFrom('page')
    .leftJoin('asset as image', 'image.id', 'page.og_image_id')
    .select(['page.id', 'page.parent', 'page.content_type', 'page.urls', 'page.title', 'page.headline', 'page.is_online', 'page.is_clickable'])
    .select(['page.is_landing_page', 'page.has_tab_navigation', 'page.in_menu', 'page.in_footer', 'page.menu_group', 'page.sort'])
    .select(['page.meta_title', 'page.meta_description', 'page.og_title', 'page.og_description', 'page.og_type', 'page.og_image_id', 'page.revision'])
    .select(imageColumns);

export const pageRow = (db: Database, id: number) => pageRows(db).where('page.id', '=', id).executeTakeFirst();

export type PageRow = NonNullable<Awaited<ReturnType<typeof pageRow>>>;
