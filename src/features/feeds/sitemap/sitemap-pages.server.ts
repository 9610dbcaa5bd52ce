import type { Database } from '#db/database.server.ts';
import { magazinePages } from '#features/magazine/index.server.ts';
import { personPages } from '#features/people/index.server.ts';
import { seriesPages } from '#features/series/index.server.ts';
import { venuePages } from '#features/venues/index.server.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import { countUpTo, eventRows, everyId, pageRows, productionRows, type Span, visibleSpans } from './queries.server.ts';
import { type SitemapFile, type SitemapPage, sitemapKinds } from './sitemap.ts';

/** Pages of the database that are online; those with a row of their own stand there too. */
async function contentPages(db: Database, fixed: readonly SitemapPage[]): Promise<SitemapPage[]> {
  const known = new Set(fixed.flatMap(({ paths }) => Object.values(paths)));
  const rows = await pageRows(db);
  return rows.flatMap(({ urls, updated_at: changed }) => (known.has(urls.de ?? '') ? [] : [{ paths: urls, changed }]));
}

/** Productions of which an event is online. */
async function productionPages(db: Database, span: Span): Promise<SitemapPage[]> {
  const rows = await productionRows(db, span);
  return rows.map(({ id, title, updated_at: changed }) => ({ paths: pathsOf('production', id, title), changed }));
}

async function eventPages(db: Database, span: Span): Promise<SitemapPage[]> {
  const rows = await eventRows(db, span);
  return rows.map(({ id, own_title, title, changed }) => ({ paths: pathsOf('event', id, ownOr(own_title, title)), changed }));
}

/** All that are neither productions nor events: of the route table, without parameters (`fixed`), of the database, of the magazine, of the team, of series, of venues. */
const otherPages = async (db: Database, { fixed, now }: Options): Promise<SitemapPage[]> => [
  ...fixed,
  ...(await contentPages(db, fixed)),
  ...(await magazinePages(db, now)),
  ...(await personPages(db)),
  ...(await seriesPages(db)),
  ...(await venuePages(db)),
];

type Options = { fixed: readonly SitemapPage[]; now: Date; perFile: number };

/** All pages where they are few enough for one file, else the files that hold them. */
export async function wholeSitemap(db: Database, options: Options): Promise<{ pages: SitemapPage[] } | { files: SitemapFile[] }> {
  const { perFile } = options;
  const others = await otherPages(db, options);
  if (others.length + (await countUpTo(db, perFile + 1)) <= perFile)
    return { pages: [...others, ...(await productionPages(db, everyId)), ...(await eventPages(db, everyId))] };
  const numbers = {
    pages: Array.from({ length: Math.ceil(others.length / perFile) }, (_, at) => at + 1),
    productions: await visibleSpans(db, 'production', perFile),
    events: await visibleSpans(db, 'event', perFile),
  };
  return { files: sitemapKinds.flatMap((kind) => numbers[kind].map((number) => ({ kind, number }))) };
}

/** Those of one file; none where there is no such file. One of productions or events holds a span of ids: a new record changes the last alone. */
export async function pagesOfFile(db: Database, { kind, number }: SitemapFile, options: Options): Promise<SitemapPage[]> {
  const [before, last] = [(number - 1) * options.perFile, number * options.perFile];
  if (kind === 'pages') return (await otherPages(db, options)).slice(before, last);
  return kind === 'productions' ? productionPages(db, { first: before + 1, last }) : eventPages(db, { first: before + 1, last });
}

function pathsOf(name: 'event' | 'production', id: number, title: Localised): SitemapPage['paths'] {
  const path = (language: 'de' | 'en') => href(name, language, { slug: slugOf(choose(title, language).text), id });
  return { de: path('de'), en: path('en') };
}
