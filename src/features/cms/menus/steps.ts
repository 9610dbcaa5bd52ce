import { footerEntries, headerEntries, type MenuName, type MenuPage, type MenuPosition } from './placement.ts';

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Null where there is none; up and down go on beyond the ends, in is below the entry before, out behind its parent. */
export function stepOf(pages: readonly MenuPage[], id: number, menu: MenuName, direction: Direction): MenuPosition | null {
  const page = pages.find((one) => one.id === id);
  if (!page) return null;
  const isFooter = menu === 'footer';
  const above = isFooter || page.parent === null ? undefined : pages.find((one) => one.id === page.parent);
  if (above && !(above.in_menu && above.parent === null)) return null;
  const group = page.menu_group;
  const beside = isFooter ? footerEntries(pages) : headerEntries(pages, page.parent, page.parent === null ? group : undefined);
  const index = beside.findIndex((one) => one.id === id);
  const position = { menu, group, parent: isFooter ? null : page.parent };
  if (index === -1) return null;
  if (direction === 'up' && index > 0) return { ...position, after: beside[index - 2]?.id ?? null };
  if (direction === 'down' && index < beside.length - 1) return { ...position, after: beside[index + 1]?.id ?? null };
  if (isFooter) return null;
  const before = beside[index - 1];
  if (direction === 'in') {
    if (page.parent !== null || before?.content_type !== 'page' || headerEntries(pages, id).length > 0) return null;
    return { ...position, parent: before.id, after: headerEntries(pages, before.id).at(-1)?.id ?? null };
  }
  if (above) {
    const top = headerEntries(pages, null, above.menu_group);
    const after = direction === 'up' ? (top[top.findIndex((one) => one.id === above.id) - 1]?.id ?? null) : above.id;
    return { menu, group: above.menu_group, parent: null, after };
  }
  if (direction === 'up' && group === 'secondary') return { ...position, group: 'primary', after: headerEntries(pages, null, 'primary').at(-1)?.id ?? null };
  if (direction === 'down' && group === 'primary') return { ...position, group: 'secondary', after: null };
  return null;
}
