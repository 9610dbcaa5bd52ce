import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import { lockTree } from '../../pages/queries/pages.server.ts';
import type { MenuPage } from '../placement.ts';

/** All menus have one history, under the number of the only record of its kind. */
export const menuKind = 'menu';

export type MenuRow = MenuPage & { title: Localised; menu_title: Localised; urls: Localised; is_online: boolean; is_clickable: boolean; revision: number };

/** All pages in the order of the tree's levels. */
export const readMenuRows = (db: Database): Promise<MenuRow[]> =>
  db
    .selectFrom('page')
    .select(['id', 'parent', 'content_type', 'title', 'menu_title', 'urls', 'is_online', 'is_clickable', 'revision'])
    .select(['in_menu', 'in_footer', 'menu_group', 'sort', 'footer_sort'])
    .orderBy('sort')
    .orderBy('id')
    .execute();

/** For `If-Match`, of all menus together: one more than the number of their last entry in the history. */
export async function menuRevision(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('record_history')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('kind', '=', menuKind)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** The pages, for who is about to move them: others wait. Rejects with `stale` where somebody has changed the menus since. */
export async function lockMenus(db: Database, ifMatch: number | undefined): Promise<MenuRow[]> {
  await lockTree(db);
  const revision = await menuRevision(db);
  if (revision !== ifMatch) throw problem('stale', { data: { revision, changes: null } });
  return readMenuRows(db);
}

/** For the trigger that writes the history, until the transaction ends: what is moved, of all whose order becomes another. */
export const noteMoved = (db: Database, id: number) => sql`select set_config('foyer.menu_moved', ${String(id)}, true)`.execute(db);

const columns = ['parent', 'in_menu', 'in_footer', 'menu_group', 'sort', 'footer_sort'] as const;

/** Writes what is different in the places of pages, in one statement. */
export async function storePositions(db: Database, before: readonly MenuPage[], after: readonly MenuPage[]): Promise<void> {
  const known = new Map(before.map((page) => [page.id, page]));
  const changed = after.filter((page) => columns.some((column) => page[column] !== known.get(page.id)?.[column]));
  if (changed.length === 0) return;
  const rows = JSON.stringify(changed.map((page) => Object.fromEntries(['id' as const, ...columns].map((column) => [column, page[column]]))));
  await sql`
    update ${sql.table('page')} set parent = now.parent, in_menu = now.in_menu, in_footer = now.in_footer, menu_group = now.menu_group,
      sort = now.sort, footer_sort = now.footer_sort
    from jsonb_to_recordset(${rows}::jsonb) as now(id int, parent int, in_menu boolean, in_footer boolean, menu_group menu_group, sort int, footer_sort int)
    where page.id = now.id`.execute(db);
}
