import type { Database } from '#db/database.server.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href, routes } from '#routes.ts';
import type { SitemapPage } from './sitemap.ts';

/** Pages of their own, without parameters; those of an account are for one visitor. */
const fixedPages: SitemapPage[] = Object.entries(routes)
  .filter(([name, { de }]) => !de.includes(':') && !name.startsWith('user'))
  .map(([, paths]) => ({ paths }));

/** Pages of the database that are online; the fixed ones have their rows there too. */
async function contentPages(db: Database): Promise<SitemapPage[]> {
  const known = new Set(fixedPages.flatMap(({ paths }) => Object.values(paths)));
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

/** How many pages visitors can see. */
export async function countPages(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_online', '=', true)
    .executeTakeFirstOrThrow();
  return fixedPages.length + (await contentPages(db)).length + count;
}

/** A slice of them: the fixed ones and those of the database, then all events that are online, past ones too, by id. */
export async function pagesFrom(db: Database, offset: number, limit: number): Promise<SitemapPage[]> {
  const first = [...fixedPages, ...(await contentPages(db))];
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
