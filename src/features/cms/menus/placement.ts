import { inFooterOrder } from '#features/navigation/index.ts';

export type MenuPage = {
  id: number;
  parent: number | null;
  content_type: 'page' | 'link';
  in_menu: boolean;
  in_footer: boolean;
  menu_group: MenuGroup;
  sort: number;
  footer_sort: number;
};
export type MenuGroup = 'primary' | 'secondary';
export type MenuName = 'header' | 'footer';

/** Behind another, or first where `after` is null; in the header at the top of a group, or below an entry there. */
export type MenuPosition = { menu: MenuName; group: MenuGroup; parent: number | null; after: number | null };

export type MoveRefusal = 'not_found' | 'no_such_object' | 'wrong_parent' | 'too_deep';

/** So far apart, a page can come between two others without either changing. */
const step = 10;

/** Pages of the same parent in their order, those that are in no menu among them. */
const besideOf = <Page extends MenuPage>(pages: readonly Page[], parent: number | null): Page[] =>
  pages.filter((page) => page.parent === parent).sort((one, other) => one.sort - other.sort || one.id - other.id);

export const headerEntries = <Page extends MenuPage>(pages: readonly Page[], parent: number | null, group?: MenuGroup): Page[] =>
  besideOf(pages, parent).filter((page) => page.in_menu && (group === undefined || page.menu_group === group));

export const footerEntries = <Page extends MenuPage>(pages: readonly Page[]): Page[] =>
  inFooterOrder([...pages].sort((one, other) => one.sort - other.sort || one.id - other.id));

/** Entries that are marked for the header and have no place in it: what they stand below is no entry at its top. */
export function strayEntries<Page extends MenuPage>(pages: readonly Page[]): Page[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return pages.filter(({ in_menu, parent }) => {
    const above = parent === null ? undefined : byId.get(parent);
    return in_menu && parent !== null && !(above?.in_menu && above.parent === null);
  });
}

/** Null of what is not in the menu. */
export function menuPositionOf(pages: readonly MenuPage[], id: number, menu: MenuName): MenuPosition | null {
  const page = pages.find((one) => one.id === id);
  if (!page || !(menu === 'header' ? page.in_menu : page.in_footer)) return null;
  const beside = menu === 'footer' ? footerEntries(pages) : headerEntries(pages, page.parent, page.parent === null ? page.menu_group : undefined);
  const after = beside[beside.findIndex((one) => one.id === id) - 1]?.id ?? null;
  return { menu, group: page.menu_group, parent: menu === 'footer' ? null : page.parent, after };
}

/** In the header that is its place in the tree of pages, with what stands below; orders are counted anew. */
export function placeEntry<Page extends MenuPage>(pages: readonly Page[], id: number, position: MenuPosition): Page[] | MoveRefusal {
  const page = pages.find((one) => one.id === id);
  if (!page) return 'not_found';
  return position.menu === 'footer' ? placeInFooter(pages, page, position.after) : placeInHeader(pages, page, position);
}

/** What stands below it comes back with it. */
export function takeOutEntry<Page extends MenuPage>(pages: readonly Page[], id: number, menu: MenuName): Page[] | MoveRefusal {
  const page = pages.find((one) => one.id === id);
  if (!page || !(menu === 'header' ? page.in_menu : page.in_footer)) return 'not_found';
  if (menu === 'header') return pages.map((one) => (one.id === id ? { ...one, in_menu: false } : one));
  const rest = footerEntries(pages).filter((one) => one.id !== id);
  return withChanges(pages, [{ ...page, in_footer: false, footer_sort: 0 }, ...inSteps(rest, 'footer_sort')]);
}

function placeInFooter<Page extends MenuPage>(pages: readonly Page[], page: Page, after: number | null): Page[] | MoveRefusal {
  const beside = footerEntries(pages).filter(({ id }) => id !== page.id);
  const index = after === null ? 0 : beside.findIndex(({ id }) => id === after) + 1;
  if (after !== null && index === 0) return 'no_such_object';
  return withChanges(pages, inSteps(beside.toSpliced(index, 0, { ...page, in_footer: true }), 'footer_sort'));
}

function placeInHeader<Page extends MenuPage>(pages: readonly Page[], page: Page, { parent, group, after }: MenuPosition): Page[] | MoveRefusal {
  const above = parent === null ? null : pages.find(({ id }) => id === parent);
  if (above === undefined) return 'no_such_object';
  // What stands below a link already, or brings entries of its own along, may be put in order there.
  const mayHold = above && above.id !== page.id && above.in_menu && (above.content_type === 'page' || above.id === page.parent);
  if (above && !mayHold) return 'wrong_parent';
  const bringsEntries = above?.id !== page.parent && headerEntries(pages, page.id).length > 0;
  if (above && (above.parent !== null || bringsEntries)) return 'too_deep';
  const beside = besideOf(pages, parent).filter(({ id }) => id !== page.id);
  const isEntry = (one: Page) => one.in_menu && (above !== null || one.menu_group === group);
  const first = beside.findIndex(isEntry);
  const index = after === null ? (first === -1 ? beside.length : first) : beside.findIndex((one) => one.id === after && isEntry(one)) + 1;
  if (after !== null && index === 0) return 'no_such_object';
  const moved = { ...page, parent, in_menu: true, menu_group: above?.menu_group ?? group };
  const left = parent === page.parent ? [] : besideOf(pages, page.parent).filter(({ id }) => id !== page.id);
  return withChanges(pages, [...inSteps(beside.toSpliced(index, 0, moved), 'sort'), ...inSteps(left, 'sort')]);
}

const inSteps = <Page extends MenuPage>(pages: readonly Page[], column: 'sort' | 'footer_sort'): Page[] =>
  pages.map((page, index) => ({ ...page, [column]: (index + 1) * step }));

function withChanges<Page extends MenuPage>(pages: readonly Page[], changed: readonly Page[]): Page[] {
  const byId = new Map(changed.map((page) => [page.id, page]));
  return pages.map((page) => byId.get(page.id) ?? page);
}
