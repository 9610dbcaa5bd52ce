import { Hono } from 'hono';
import type { Database } from '#db/database.server.ts';
import { instanceForRobots, settingsReader } from '#features/settings/index.server.ts';
import { shareImage } from '#ui/page-head/share-image.ts';
import { programmeFeeds } from './programme-feeds.server.ts';
import { readForFeed, send } from './respond.server.ts';
import { drawShareImage } from './share-image.server.ts';
import { writeRobots } from './sitemap/robots.ts';
import { fileAt, pagesPerFile, type SitemapPage, writeSitemap, writeSitemapIndex } from './sitemap/sitemap.ts';
import { pagesOfFile, wholeSitemap } from './sitemap/sitemap-pages.server.ts';

type FeedSite = {
  db: Database;
  /** The site's public address without trailing slash. */
  baseUrl: string;
  instance: 'live' | 'staging';
  now: () => Date;
  /** Pages without parameters that are the same for everybody; those of productions and events are added. */
  pages?: readonly SitemapPage[];
  /** Pages in one sitemap file, so that a test needs no thousands of them. */
  sitemapPages?: number;
};

/**
 * Everything that other programs read: calendars, Atom, sitemap and robots.txt. Has to stand before the API's own
 * routes, which take `/api/events/12.ics` for an event without its trailing slash.
 */
export function feedRoutes({ db, baseUrl, instance, now, pages: fixed = [], sitemapPages = pagesPerFile }: FeedSite): Hono {
  const app = new Hono({ strict: true });
  app.route('/', programmeFeeds({ db, baseUrl, now }));
  app.get(shareImage.path, async (c) => {
    const { name, accent } = await settingsReader(db).read();
    const image = await drawShareImage({ name, colour: accent.light });
    return c.body(new Uint8Array(image), 200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' });
  });
  app.get('/robots.txt', async (c) => send(c, 'text/plain', writeRobots({ baseUrl, instance: await instanceForRobots(db, instance) })));

  const options = () => ({ fixed, now: now(), perFile: sitemapPages });
  app.get('/sitemap.xml', async (c) => {
    const whole = await readForFeed(c, db, (one) => wholeSitemap(one, options()));
    return send(c, 'application/xml', 'files' in whole ? writeSitemapIndex(whole.files, baseUrl) : writeSitemap(whole.pages, baseUrl));
  });
  app.get('/:file{sitemap-.+\\.xml}', async (c, next) => {
    const file = fileAt(`/${c.req.param('file')}`);
    if (!file) return next();
    const pages = await readForFeed(c, db, (one) => pagesOfFile(one, file, options()));
    return pages.length > 0 ? send(c, 'application/xml', writeSitemap(pages, baseUrl)) : next();
  });
  return app;
}
