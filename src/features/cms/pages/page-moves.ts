import { isLanguage } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';

type TreePage = { id: number; parent: number | null; content_type: 'page' | 'link'; urls: Localised };
export type Move = { id: number; language: string; from: string; to: string };

/** Each page below whose path begins with the old one, so that a renamed page takes its children along; the page itself first. */
export function movesOf(page: TreePage, urls: Localised, all: readonly TreePage[]): Move[] {
  const below = descendantsOf(page.id, all);
  return Object.entries(urls).flatMap(([language, to]) => {
    const from = page.urls[language];
    if (!from || from === to || page.content_type !== 'page') return [];
    const along = below.flatMap(({ id, content_type, urls: own }): Move[] => {
      const path = own[language];
      return content_type === 'page' && path?.startsWith(`${from}/`) ? [{ id, language, from: path, to: to + path.slice(from.length) }] : [];
    });
    return [{ id: page.id, language, from, to }, ...along];
  });
}

/** All pages below one, whatever their addresses. */
export function descendantsOf(id: number, all: readonly TreePage[]): TreePage[] {
  const byParent = Map.groupBy(all, ({ parent }) => parent);
  const found: TreePage[] = [];
  const open = [id];
  const seen = new Set(open);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const page of byParent.get(next) ?? []) {
      if (seen.has(page.id)) continue;
      seen.add(page.id);
      found.push(page);
      open.push(page.id);
    }
  }
  return found;
}

/** The language whose address may not be that of a page: a German one is needed, each below its language, in the one spelling that the site leads to. */
export function wrongPathOf(urls: Localised): string | undefined {
  const isOwn = ([language, url]: [string, string]) =>
    isLanguage(language) && (url === `/${language}` || (url.startsWith(`/${language}/`) && !/[?#%]|\/{2,}|\/$|\/\.{1,2}(\/|$)/.test(url)));
  return 'de' in urls ? Object.entries(urls).find((one) => !isOwn(one))?.[0] : 'de';
}
