import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import type { StoredPage } from '../contract.ts';

/** A page as a line of the tree: how deep it stands, and its place among those beside it, from 0. */
export type PageRow = { page: StoredPage; level: number; index: number; beside: readonly StoredPage[] };

/** `pages` come in the order of their level. */
export function pageRows(pages: readonly StoredPage[]): PageRow[] {
  const ids = new Set(pages.map(({ id }) => id));
  const byParent = Map.groupBy(pages, ({ parent }) => (parent !== null && ids.has(parent) ? parent : null));
  const rows: PageRow[] = [];
  const add = (parent: number | null, level: number) => {
    const beside = byParent.get(parent) ?? [];
    for (const [index, page] of beside.entries()) {
      rows.push({ page, level, index, beside });
      add(page.id, level + 1);
    }
  };
  add(null, 1);
  return rows;
}

export const titleOf = ({ title }: StoredPage, language: Language): { text: string; lang?: string | undefined } => choose(title, language);

/** A page and all below it: none of them can be what it stands below. */
export function withAllBelow(id: number, pages: readonly StoredPage[]): Set<number> {
  const found = new Set([id]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const page of pages) if (page.parent !== null && found.has(page.parent)) found.add(page.id);
  }
  return found;
}
