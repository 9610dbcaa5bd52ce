import { menuNameOf } from '#features/navigation/index.ts';
import type { Language } from '#i18n/language.ts';
import { type ChosenText, choose } from '#i18n/localised.ts';
import type { MenuEntry } from '../../menus/contract.ts';
import { footerEntries, headerEntries, type MenuName, menuPositionOf } from '../../menus/placement.ts';
import { t } from './strings.ts';

/** The lists of the screen: the two groups of the header, and the footer. */
export type MenuList = 'primary' | 'secondary' | 'footer';

export const menuOf = (list: MenuList): MenuName => (list === 'footer' ? 'footer' : 'header');

export const nameOf = (entry: MenuEntry, language: Language): ChosenText => choose(menuNameOf(entry), language);

/** 'Stelle 2 von 5 in „Hauptmenü“', or in the entry below which it stands. */
export function positionText(pages: readonly MenuEntry[], id: number, menu: MenuName, language: Language): string {
  const position = menuPositionOf(pages, id, menu);
  if (!position) return '';
  const isTop = position.parent === null;
  const beside = menu === 'footer' ? footerEntries(pages) : headerEntries(pages, position.parent, isTop ? position.group : undefined);
  const above = pages.find((one) => one.id === position.parent);
  const list = above ? nameOf(above, language).text : t(language, menu === 'footer' ? 'footer' : position.group);
  return t(language, 'at', { n: beside.findIndex((one) => one.id === id) + 1, of: beside.length, list });
}
