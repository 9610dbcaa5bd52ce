import type { Database } from '#db/database.server.ts';
import { magazinePages } from '#features/magazine/index.server.ts';
import { personPages } from '#features/people/index.server.ts';
import { seriesPages } from '#features/series/index.server.ts';
import { venuePages } from '#features/venues/index.server.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import { eventRows, pageRows, productionRows } from './queries.server.ts';
import type { SitemapPage } from './sitemap.ts';

/** Pages of the database that are online; those with a row of their own stand there too. */
async function contentPages(db: Database, fixed: readonly SitemapPage[]): Promise<SitemapPage[]> {
  const known = new Set(fixed.flatMap(({ paths }) => Object.values(paths)));
  const rows = await pageRows(db);
  return rows.flatMap(({ urls, updated_at: changed }) => (known.has(urls.de ?? '') ? [] : [{ paths: urls, changed }]));
}

/** Productions of which an event is online; they are few beside events. */
async function productionPages(db: Database): Promise<SitemapPage[]> {
  const rows = await productionRows(db);
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

/** A slice of all pages: first the others, then all events that are online, by id. */
export async function pagesFrom(db: Database, others: readonly SitemapPage[], { offset, limit }: { offset: number; limit: number }): Promise<SitemapPage[]> {
  const first = others.slice(offset, offset + limit);
  const rows = await eventRows(db, Math.max(0, offset - others.length), limit - first.length);
  return [...first, ...rows.map(({ id, own_title, title, changed }) => ({ paths: pathsOf('event', id, ownOr(own_title, title)), changed }))];
}

function pathsOf(name: 'event' | 'production', id: number, title: Localised): SitemapPage['paths'] {
  const path = (language: 'de' | 'en') => href(name, language, { slug: slugOf(choose(title, language).text), id });
  return { de: path('de'), en: path('en') };
}
