import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { deletePage } from '../pages/store-page.server.ts';
import type { NotedChanges, NotedEntry } from './menu-history.server.ts';
import { changePage, lastChange, revisionOfPage } from './queries/history.server.ts';
import { lockMenus, type MenuRow, storePositions } from './queries/menu-rows.server.ts';

/**
 * Takes the last change of the menus back: each page gets the places and names that it had. Rejects with `stale` where there
 * was a later one, and with `nothing_to_undo` where a page is gone or would come to stand below itself.
 */
export async function undoLastChange(db: Database, ifMatch: number | undefined, by: { now: Date; userId: number | null }): Promise<void> {
  const pages = await lockMenus(db, ifMatch);
  const last = await lastChange(db);
  const changes = (last?.changes ?? {}) as NotedChanges; // as the trigger writes it
  const byId = new Map(pages.map((page) => [page.id, page]));
  const made = Object.entries(changes).flatMap(([id, [before]]) => (before === null ? [byId.get(Number(id))] : []));
  const before = new Map(Object.entries(changes).flatMap(([id, [was]]) => (was ? [[Number(id), was] as const] : [])));
  const isGone = made.includes(undefined) || [...before.keys()].some((id) => !byId.has(id));
  const after = pages.map((page) => withPosition(page, before.get(page.id), made.includes(page)));
  if (isGone || after.every((page, index) => page === pages[index]) || !isTree(after)) throw problem('nothing_to_undo');
  await storePositions(db, pages, after);
  for (const page of after) await storeNames(db, page, byId.get(page.id));
  for (const page of made) if (page?.content_type === 'link') await deletePage(db, page.id, await revisionOf(db, page.id), by);
}

function withPosition(page: MenuRow, was: NotedEntry | undefined, isMade: boolean): MenuRow {
  if (isMade) return { ...page, in_menu: false, in_footer: false, footer_sort: 0 };
  if (!was) return page;
  const { parent, in_menu, in_footer, menu_group, sort, footer_sort, menu_title, title, urls } = was;
  const position = { parent, in_menu, in_footer, menu_group, sort, footer_sort, menu_title, ...(urls && { title, urls }) };
  return JSON.stringify({ ...page, ...position }) === JSON.stringify(page) ? page : { ...page, ...position };
}

/** Pages that are in no menu may have been moved since: what is put back must not stand below itself, nor below what is gone. */
function isTree(pages: readonly MenuRow[]): boolean {
  const parents = new Map(pages.map(({ id, parent }) => [id, parent]));
  return pages.every(({ id }) => {
    const seen = new Set<number>();
    for (let above: number | null = id; above !== null; above = parents.get(above) ?? null) {
      if (seen.has(above) || !parents.has(above)) return false;
      seen.add(above);
    }
    return true;
  });
}

async function storeNames(db: Database, page: MenuRow, known: MenuRow | undefined): Promise<void> {
  const isSame = known && JSON.stringify([page.title, page.menu_title, page.urls]) === JSON.stringify([known.title, known.menu_title, known.urls]);
  if (isSame) return;
  const names = { title: JSON.stringify(page.title), menu_title: JSON.stringify(page.menu_title), urls: JSON.stringify(page.urls) };
  await changePage(db, page.id, names);
}

const revisionOf = async (db: Database, id: number) => (await revisionOfPage(db, id)).revision;
