import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';

export type TreePage = {
  id: number;
  parent: number | null;
  content_type: 'page' | 'link';
  urls: Localised;
  title: Localised;
  has_tab_navigation: boolean;
  is_clickable: boolean;
};

export class PageTree {
  readonly #byId: ReadonlyMap<number, TreePage>;
  readonly #byPath: ReadonlyMap<string, TreePage>;
  readonly #pages: readonly TreePage[];

  /** `pages` in the order of their level. */
  constructor(pages: readonly TreePage[]) {
    this.#pages = pages.filter(({ content_type }) => content_type === 'page');
    this.#byId = new Map(pages.map((page) => [page.id, page]));
    this.#byPath = new Map(this.#pages.flatMap((page) => Object.values(page.urls).map((url) => [url, page] as const)));
  }

  at(path: string): TreePage | undefined {
    return this.#byPath.get(path);
  }

  /** The same parent, no mere links (E §3 "siblings"); at the top of the tree a page stands alone. */
  siblingsOf({ id, parent }: TreePage): { id: number; urls: Localised }[] {
    const beside = this.#pages.filter((page) => (parent === null ? page.id === id : page.parent === parent));
    return beside.map((page) => ({ id: page.id, urls: page.urls }));
  }

  /** The page that has tabs and those below it, where this is one of them; none otherwise. */
  tabsOf(page: TreePage): TreePage[] {
    const above = page.parent === null ? undefined : this.#byId.get(page.parent);
    const holder = page.has_tab_navigation ? page : above?.has_tab_navigation ? above : undefined;
    return holder ? [holder, ...this.#pages.filter(({ parent }) => parent === holder.id)] : [];
  }

  /** The topmost first. */
  ancestorsOf({ parent }: TreePage): TreePage[] {
    const found: TreePage[] = [];
    for (let id = parent; id !== null; ) {
      const page = this.#byId.get(id);
      if (!page || found.includes(page)) break;
      found.unshift(page);
      id = page.parent;
    }
    return found;
  }
}

/** A page's address for a reader of a language: its own, else the German one, which the tree always has. */
export const pathOf = ({ urls }: Pick<TreePage, 'urls'>, language: Language): string => choose(urls, language).text;
