import type { Database } from '#db/database.server.ts';
import type { Sibling } from './contract.ts';
import type { MenuPage } from './menu-tree.ts';

export const readMenuPages = (db: Database): Promise<MenuPage[]> =>
  db
    .selectFrom('page')
    .select(['id', 'parent', 'urls', 'title', 'menu_title', 'is_clickable', 'is_landing_page', 'has_tab_navigation'])
    .select(['in_menu', 'in_footer', 'menu_group', 'footer_sort'])
    .where('is_online', '=', true)
    .where((where) => where.or([where('in_menu', '=', true), where('in_footer', '=', true), where('is_landing_page', '=', true)]))
    .orderBy('sort')
    .orderBy('id')
    .execute();

/**
 * A page and those beside it: the same parent, online, no mere links (E §3 "siblings"). At the top of the tree a page
 * stands alone, so that going from one part of the site to another loads a new page header. None of what is not online.
 */
export async function siblingsOf(db: Database, pageId: number): Promise<Sibling[]> {
  const online = db.selectFrom('page').select(['id', 'urls']).where('is_online', '=', true).where('content_type', '=', 'page');
  const page = await db.selectFrom('page').select('parent').where('id', '=', pageId).where('is_online', '=', true).executeTakeFirst();
  if (!page) return [];
  const beside = page.parent === null ? online.where('id', '=', pageId) : online.where('parent', '=', page.parent);
  return beside.orderBy('sort').orderBy('id').execute();
}
