import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { FooterLink, MenuChild, MenuItem, Navigation } from './contract.ts';

/** A row of `page` as far as the menus need it. */
export type MenuPage = {
  id: number;
  parent: number | null;
  urls: Localised;
  title: Localised;
  /** What it is called here, in the languages in which that is not its title. */
  menu_title: Localised;
  is_clickable: boolean;
  is_landing_page: boolean;
  has_tab_navigation: boolean;
  in_menu: boolean;
  in_footer: boolean;
  menu_group: 'primary' | 'secondary';
  /** 0: nobody has placed it in the footer. */
  footer_sort: number;
};

/** Menu and footer in the order of the pages; a page whose parent is not in the menu is not either, while the footer asks only the page itself. */
export function navigationOf(pages: readonly MenuPage[], language: Language): Navigation {
  const inMenu = Map.groupBy(
    pages.filter((page) => page.in_menu),
    (page) => page.parent,
  );
  const menu = (inMenu.get(null) ?? []).map((page): MenuItem => {
    const children = (inMenu.get(page.id) ?? []).map((child) => presentEntry(child, language));
    return { ...presentEntry(page, language), group: page.menu_group, has_tab_navigation: page.has_tab_navigation, children };
  });
  return {
    menu: menu.filter(({ url, children }) => url !== null || children.length > 0),
    footer: inFooterOrder(pages).map((page) => presentFooterLink(page, language)),
    landing_pages: pages.filter((page) => page.is_landing_page).flatMap((page) => Object.values(page.urls)),
  };
}

/** The pages of the footer in its own order; those that nobody has placed come last, in the order of the tree, in which they are given. */
export function inFooterOrder<Page extends Pick<MenuPage, 'in_footer' | 'footer_sort'>>(pages: readonly Page[]): Page[] {
  const orderOf = ({ footer_sort }: Page) => (footer_sort === 0 ? Number.MAX_SAFE_INTEGER : footer_sort);
  return pages.filter((page) => page.in_footer).sort((one, other) => orderOf(one) - orderOf(other));
}

/** What an entry is called: of each language its own name, else the page's title. */
export const menuNameOf = ({ title, menu_title }: Pick<MenuPage, 'title' | 'menu_title'>): Localised => ({ ...title, ...menu_title });

function presentEntry(page: MenuPage, language: Language): MenuChild {
  const { text, lang } = choose(menuNameOf(page), language);
  return { id: page.id, menu_name: text, ...(lang ? { lang } : {}), url: page.is_clickable ? choose(page.urls, language).text : null };
}

function presentFooterLink(page: MenuPage, language: Language): FooterLink {
  const { text, lang } = choose(menuNameOf(page), language);
  return { id: page.id, title: text, ...(lang ? { lang } : {}), url: choose(page.urls, language).text };
}
