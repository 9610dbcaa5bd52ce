import type { MenuItem } from '#features/navigation/index.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import { t } from './menu-strings.ts';

/** The main entries of the menu, as the server has written them into the page (primary-menu.tsx): there whatever the network does. */
export function menuInPage(language: Language, page: ParentNode = document): MenuItem[] {
  return [...page.querySelectorAll('#primary-menu nav > ul > li')].map((item, id) => {
    const links = [...item.querySelectorAll('a')].map(entryOf);
    const [first, ...others] = links;
    const name = item.querySelector('summary')?.textContent ?? first?.menu_name ?? '';
    const isOwn = first?.menu_name === name || first?.menu_name === t(language, 'overview', { name });
    return {
      id,
      menu_name: name,
      ...langOf(item),
      url: isOwn ? first.url : null,
      group: 'primary',
      has_tab_navigation: false,
      children: isOwn ? others : links,
    };
  });
}

const entryOf = (link: Element, id: number) => ({ id, menu_name: link.textContent, ...langOf(link.closest('li')), url: link.getAttribute('href') });

function langOf(item: Element | null): { lang?: Language } {
  const lang = item?.getAttribute('lang') ?? null;
  return isLanguage(lang) ? { lang } : {};
}
