import { imageOf, presentImage, presentThumbnails } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { Module, Page, StoredPage } from '../contract.ts';
import { type PageTree, pathOf, type TreePage } from './page-tree.ts';
import type { PageRow } from './queries/page-rows.server.ts';

const texts = ['title', 'headline', 'meta_title', 'meta_description', 'og_title', 'og_description'] as const;

type PageContext = { tree: PageTree; modules: Module[]; language: Language; isForStaff: boolean; versionId?: number | undefined };

/** The one place where a page becomes JSON for those who read it. */
export function presentPage(row: PageRow, { tree, modules, language, isForStaff, versionId }: PageContext): Page {
  const { id, parent, content_type, urls, is_online, is_clickable, in_menu, in_footer, is_landing_page, og_type } = row;
  const chosen = texts.map((name) => [name, choose(row[name], language)] as const);
  const langs = Object.fromEntries(chosen.flatMap(([name, { lang }]) => (lang ? [[name, lang]] : [])));
  const shown = Object.fromEntries(chosen.map(([name, { text }]) => [name, text])) as Record<(typeof texts)[number], string>; // an entry for each
  const image = imageOf({ ...row, image_id: row.og_image_id });
  const treeFields = { id, parent, content_type, urls, title: row.title, has_tab_navigation: row.has_tab_navigation, is_clickable };
  return {
    id,
    parent,
    content_type,
    urls: { ...urls },
    ...shown,
    langs,
    is_online,
    is_clickable,
    in_menu,
    in_footer,
    is_landing_page,
    og_type,
    og_image: image && presentImage(image, language),
    og_image_thumbs: image && { small: presentThumbnails(image).small },
    modules,
    settings_url: isForStaff ? `/cms-hub/pages/${id}` : null,
    siblings: tree.siblingsOf(treeFields).map((page) => ({ id: page.id, urls: { ...page.urls } })),
    breadcrumb: tree
      .ancestorsOf(treeFields)
      .filter((page) => page.is_clickable)
      .map((page) => named(page, language)),
    tabs: tree.tabsOf(treeFields).map((page) => ({ id: page.id, ...named(page, language) })),
    ...(versionId === undefined ? {} : { version_id: versionId }),
  };
}

function named(page: TreePage, language: Language) {
  const { text, lang } = choose(page.title, language);
  return { title: text, ...(lang && { lang }), url: pathOf(page, language) };
}

export function presentStoredPage(row: PageRow): StoredPage {
  const {
    file: _,
    width: __,
    height: ___,
    focal_x: _x,
    focal_y: _y,
    color: _c,
    alt: _a,
    credit: _r,
    crops: _s,
    animated: _n,
    transparent: _t,
    decorative: _d,
    ...page
  } = row;
  const copy = (value: Localised) => ({ ...value });
  return {
    ...page,
    urls: copy(page.urls),
    title: copy(page.title),
    headline: copy(page.headline),
    meta_title: copy(page.meta_title),
    meta_description: copy(page.meta_description),
    og_title: copy(page.og_title),
    og_description: copy(page.og_description),
  };
}
