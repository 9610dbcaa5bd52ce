import { menuNameOf } from '#features/navigation/index.ts';
import type { Language } from '#i18n/language.ts';
import { type ChosenText, choose } from '#i18n/localised.ts';
import type { MenuEntry } from '../../menus/contract.ts';
import { footerEntries, headerEntries, type MenuName, placeOf } from '../../menus/placement.ts';
import { t } from './strings.ts';

/** The lists of the screen: the two groups of the header, and the footer. */
export type MenuList = 'primary' | 'secondary' | 'footer';

export const menuOf = (list: MenuList): MenuName => (list === 'footer' ? 'footer' : 'header');

export const nameOf = (entry: MenuEntry, language: Language): ChosenText => choose(menuNameOf(entry), language);

/** 'Stelle 2 von 5 in „Hauptmenü“', or in the entry below which it stands. */
export function placeInWords(pages: readonly MenuEntry[], id: number, menu: MenuName, language: Language): string {
  const place = placeOf(pages, id, menu);
  if (!place) return '';
  const isTop = place.parent === null;
  const beside = menu === 'footer' ? footerEntries(pages) : headerEntries(pages, place.parent, isTop ? place.group : undefined);
  const above = pages.find((one) => one.id === place.parent);
  const list = above ? nameOf(above, language).text : t(language, menu === 'footer' ? 'footer' : place.group);
  return t(language, 'at', { n: beside.findIndex((one) => one.id === id) + 1, of: beside.length, list });
}
