import { implement } from '#api/implement/implement.server.ts';
import type { Language } from '#i18n/language.ts';
import { type Navigation, navigationContract } from './contract.ts';
import { type MenuPage, navigationOf } from './menu-tree.ts';
import { menuPages } from './pages.server.ts';

export const navigationOperations = implement(navigationContract, {
  nav: async (_, { db, language }) => navigation(await menuPages(db), language),
});

/** Made once of the pages that are kept; whoever renders it can tell by the object that it is the same. */
function navigation(pages: MenuPage[], language: Language): Navigation {
  const made = navigations.get(pages) ?? new Map<Language, Navigation>();
  const known = made.get(language) ?? navigationOf(pages, language);
  navigations.set(pages, made.set(language, known));
  return known;
}

const navigations = new WeakMap<MenuPage[], Map<Language, Navigation>>();
