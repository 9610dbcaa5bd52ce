import type { Database } from '#db/database.server.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import type { SitemapPage } from './sitemap.ts';

/** Pages of the database that are online; those with a row of their own stand there too. */
async function contentPages(db: Database, fixed: readonly SitemapPage[]): Promise<SitemapPage[]> {
  const known = new Set(fixed.flatMap(({ paths }) => Object.values(paths)));
  const rows = await db
    .selectFrom('page')
    .select(['urls', 'updated_at'])
    .where('is_online', '=', true)
    .where('content_type', '=', 'page')
    .where('is_clickable', '=', true)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ urls, updated_at: changed }) => (known.has(urls.de ?? '') ? [] : [{ paths: urls, changed }]));
}

/** How many pages visitors can see; `fixed` are those of the route table, without parameters. */
export async function countPages(db: Database, fixed: readonly SitemapPage[]): Promise<number> {
  const { count } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_online', '=', true)
    .executeTakeFirstOrThrow();
  return fixed.length + (await contentPages(db, fixed)).length + count;
}

type Slice = { offset: number; limit: number };

/** A slice of them: the fixed ones and those of the database, then all events that are online, past ones too, by id. */
export async function pagesFrom(db: Database, ofTable: readonly SitemapPage[], { offset, limit }: Slice): Promise<SitemapPage[]> {
  const first = [...ofTable, ...(await contentPages(db, ofTable))];
  const fixed = first.slice(offset, offset + limit);
  const rows = await db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select(['event.id', 'event.title as own_title', 'production.title'])
    .select((eb) => eb.fn<Date>('greatest', ['event.updated_at', 'production.updated_at']).as('changed'))
    .where('event.is_online', '=', true)
    .orderBy('event.id')
    .offset(Math.max(0, offset - first.length))
    .limit(limit - fixed.length)
    .execute();
  return [...fixed, ...rows.map(({ id, own_title, title, changed }) => ({ paths: pathsOf(id, ownOr(own_title, title)), changed }))];
}

function pathsOf(id: number, title: Localised): SitemapPage['paths'] {
  const path = (language: 'de' | 'en') => href('event', language, { slug: slugOf(choose(title, language).text), id });
  return { de: path('de'), en: path('en') };
}
