import type { HandlersOf } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import { insertPage } from '../pages/store-page.server.ts';
import type { MenusContract } from './contract.ts';
import { problemsOf } from './entry-problems.server.ts';
import { readMenuHistory } from './menu-history.server.ts';
import { type MenuPage, type MoveRefusal, placeEntry, takeOutEntry } from './placement.ts';
import { lockMenus, menuRevision, noteMoved, readMenuRows, storePositions } from './queries/menu-rows.server.ts';
import { changePage, setMenuTitle } from './queries/pages.server.ts';
import { undoLastChange } from './undo-change.server.ts';

type Texts = { de: string; en?: string | undefined };

/** Calls for the menus. Each write is one transaction (src/api/implement/idempotency.server.ts). */
export const menuHandlers = {
  menus: async (_, { db, language, now }) => {
    const [revision, rows] = [await menuRevision(db), await readMenuRows(db)];
    const problems = await problemsOf(
      db,
      rows.filter(({ in_menu, in_footer }) => in_menu || in_footer),
      { language, now },
    );
    const copy = (value: Localised) => ({ ...value });
    const pages = rows.map(({ revision: _own, title, menu_title, urls, ...row }) => ({
      ...row,
      title: copy(title),
      menu_title: copy(menu_title),
      urls: copy(urls),
      problems: problems.get(row.id) ?? [],
    }));
    return { revision, pages };
  },

  menuHistory: (_, { db }) => readMenuHistory(db),

  placeMenuEntry: async ({ parameters: { id }, body }, { db, ifMatch }) => {
    const pages = await lockMenus(db, ifMatch);
    await noteMoved(db, id);
    return written(db, pages, placeEntry(pages, id, body));
  },

  takeOutMenuEntry: async ({ parameters: { id }, body: { menu } }, { db, ifMatch }) => {
    const pages = await lockMenus(db, ifMatch);
    return written(db, pages, takeOutEntry(pages, id, menu));
  },

  renameMenuEntry: async ({ parameters: { id }, body: { title, urls } }, { db, ifMatch }) => {
    const page = (await lockMenus(db, ifMatch)).find((one) => one.id === id);
    if (!page?.in_menu && !page?.in_footer) return problem('not_found');
    const names = textsOf(title);
    if (page.content_type === 'link') {
      if (!names.de) return problem('name_needed');
      const change = { title: JSON.stringify(names), menu_title: '{}', ...(urls && { urls: JSON.stringify(textsOf(urls)) }) };
      await changePage(db, id, change);
    } else {
      // What is the page's title follows it when that is changed.
      const own = Object.fromEntries(Object.entries(names).filter(([language, name]) => name !== page.title[language]));
      await setMenuTitle(db, id, own);
    }
    return { revision: await menuRevision(db) };
  },

  createMenuLink: async ({ body: { title, urls, ...place } }, { db, ifMatch }) => {
    await lockMenus(db, ifMatch);
    const names = textsOf(title);
    if (!names.de) return problem('name_needed');
    const isIn = { in_menu: place.menu === 'header', in_footer: place.menu === 'footer' };
    const id = await insertPage(db, { content_type: 'link', title: names, urls: textsOf(urls), is_online: true, ...isIn });
    const pages = await readMenuRows(db);
    return { id, ...(await written(db, pages, placeEntry(pages, id, place))) };
  },

  undoMenuChange: async (_, { db, ifMatch, now, user }) => {
    await undoLastChange(db, ifMatch, { now, userId: user?.id ?? null });
    return { revision: await menuRevision(db) };
  },
} satisfies HandlersOf<MenusContract>;

async function written(db: Database, before: readonly MenuPage[], after: MenuPage[] | MoveRefusal): Promise<{ revision: number }> {
  if (typeof after === 'string') throw problem(after);
  await storePositions(db, before, after);
  return { revision: await menuRevision(db) };
}

const textsOf = (texts: Texts): Localised =>
  Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text?.trim() ? [[language, text.trim()]] : [])));
