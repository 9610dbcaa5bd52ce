import type { Database } from '#db/database.server.ts';
import { magazinePages } from '#features/magazine/index.server.ts';
import { personPages } from '#features/people/index.server.ts';
import { seriesPages } from '#features/series/index.server.ts';
import { venuePages } from '#features/venues/index.server.ts';
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

/** Productions of which an event is online; they are few beside events. */
async function productionPages(db: Database): Promise<SitemapPage[]> {
  const rows = await db.selectFrom('production').select(['id', 'title', 'updated_at']).where('last_over', 'is not', null).orderBy('id').execute();
  return rows.map(({ id, title, updated_at: changed }) => ({ paths: pathsOf('production', id, title), changed }));
}

/** All that are no events: of the route table, without parameters (`fixed`), of the database, of productions, of the magazine, of the team, of series, of venues. */
export const otherPages = async (db: Database, fixed: readonly SitemapPage[], now: Date): Promise<SitemapPage[]> => [
  ...fixed,
  ...(await contentPages(db, fixed)),
  ...(await productionPages(db)),
  ...(await magazinePages(db, now)),
  ...(await personPages(db)),
  ...(await seriesPages(db)),
  ...(await venuePages(db)),
];

/** How many events visitors can see, past ones too. */
export async function countEvents(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_online', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** A slice of all pages: first the others, then all events that are online, by id. */
export async function pagesFrom(db: Database, others: readonly SitemapPage[], { offset, limit }: { offset: number; limit: number }): Promise<SitemapPage[]> {
  const first = others.slice(offset, offset + limit);
  const rows = await db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select(['event.id', 'event.title as own_title', 'production.title'])
    .select((eb) => eb.fn<Date>('greatest', ['event.updated_at', 'production.updated_at']).as('changed'))
    .where('event.is_online', '=', true)
    .orderBy('event.id')
    .offset(Math.max(0, offset - others.length))
    .limit(limit - first.length)
    .execute();
  return [...first, ...rows.map(({ id, own_title, title, changed }) => ({ paths: pathsOf('event', id, ownOr(own_title, title)), changed }))];
}

function pathsOf(name: 'event' | 'production', id: number, title: Localised): SitemapPage['paths'] {
  const path = (language: 'de' | 'en') => href(name, language, { slug: slugOf(choose(title, language).text), id });
  return { de: path('de'), en: path('en') };
}
