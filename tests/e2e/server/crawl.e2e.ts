import { expect, test } from 'vitest';
import { crawl, sitemapPaths } from '../../../bench/crawl/crawl.ts';
import { ownSite } from '../../support/own-site.ts';

/** A search engine asks for every page, and a browser that moves about for their heads: the process that answers must outlive it. */
test('every page of the sitemap and the head of each is answered, over eight connections', { tags: 'core', timeout: 400_000 }, async () => {
  const { url } = ownSite();
  const pages = await sitemapPaths(url);
  expect(pages.length).toBeGreaterThan(1_000);
  const { statuses, failed } = await crawl(url, [...pages, ...pages.map((path) => `/page-head${path}`)], 8);
  expect({ failed, statuses: [...statuses.keys()] }).toEqual({ failed: 0, statuses: [200] });
});
