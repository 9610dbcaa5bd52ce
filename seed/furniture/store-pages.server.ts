import type { Insertable } from 'kysely';
import type { Schema } from '#db/schema.ts';
import { exhibitionTypes, series, type TypeKey } from '../content/vocabulary.ts';
import { insertAll, type Store } from '../store/insert.server.ts';
import { type PageText, pageTree, programmeOfType, seriesEntry } from './pages.ts';

const inMenu: readonly TypeKey[] = ['concert', 'opera', 'dance', 'drama', 'jazz', 'family'];

/** What the programme does not hold is not offered. */
export async function storePages(db: Store): Promise<void> {
  const types = await db.selectFrom('exhibition_type').select(['id', 'name']).execute();
  const rows = await db.selectFrom('series').select(['id', 'name']).where('show_in_filter', '=', true).orderBy('sort').execute();
  const programme = inMenu.flatMap((key) => {
    const { name } = exhibitionTypes[key];
    const row = types.find((type) => type.name.de === name.de);
    return row ? [programmeOfType(name, row.id)] : [];
  });
  const subscriptions = Object.values(series).flatMap(({ name }) => {
    const row = rows.find((other) => other.name.de === name.de);
    return row ? [seriesEntry(name, row.id)] : [];
  });
  await storeLevel(db, pageTree(programme, subscriptions), null);
}

async function storeLevel(db: Store, pages: readonly PageText[], parent: number | null): Promise<void> {
  const ids = await insertAll(
    db,
    'page',
    pages.map((page, sort) => rowOf(page, parent, sort)),
  );
  for (const [index, { children }] of pages.entries()) {
    if (children && ids[index] !== undefined) await storeLevel(db, children, ids[index]);
  }
}

function rowOf({ title, headline, urls, link, group, notClickable, tabs, landing, in: where = ['menu'] }: PageText, parent: number | null, sort: number) {
  const row: Insertable<Schema['page']> = {
    parent,
    sort,
    content_type: link ? 'link' : 'page',
    title: JSON.stringify(title),
    headline: JSON.stringify(headline ?? {}),
    urls: JSON.stringify(urls),
    is_online: true,
    is_clickable: !notClickable,
    is_landing_page: landing === true,
    has_tab_navigation: tabs === true,
    in_menu: where.includes('menu'),
    in_footer: where.includes('footer'),
    menu_group: group ?? 'primary',
  };
  return row;
}
