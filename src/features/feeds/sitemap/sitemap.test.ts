import { expect, test } from 'vitest';
import { elements, readXml, textOf } from '../build.ts';
import { sitemapUrls } from '../limits.ts';
import { writeRobots } from './robots.ts';
import { pagesPerFile, writeSitemap, writeSitemapIndex } from './sitemap.ts';

const baseUrl = 'https://ostkai.example';

test('every page stands in every language, with all its translations', async () => {
  const sitemap = await readXml(writeSitemap([{ paths: { de: '/de/programm', en: '/en/events' }, changed: new Date('2026-09-01T08:00:00Z') }], baseUrl));
  const urls = elements(sitemap, 'url');
  expect(urls.map((url) => textOf(url, 'loc'))).toEqual(['https://ostkai.example/de/programm', 'https://ostkai.example/en/events']);
  for (const url of urls) {
    expect(textOf(url, 'lastmod')).toBe('2026-09-01T08:00:00Z');
    expect(elements(url, 'xhtml:link').map(({ attributes }) => [attributes.rel, attributes.hreflang, attributes.href])).toEqual([
      ['alternate', 'de', 'https://ostkai.example/de/programm'],
      ['alternate', 'en', 'https://ostkai.example/en/events'],
      ['alternate', 'x-default', 'https://ostkai.example/de/programm'],
    ]);
  }
});

test('a page that is not dated has no lastmod', async () => {
  expect(elements(await readXml(writeSitemap([{ paths: { de: '/de', en: '/en' } }], baseUrl)), 'lastmod')).toEqual([]);
});

test('an index names the files', async () => {
  const index = await readXml(
    writeSitemapIndex(
      [
        { kind: 'pages', number: 1 },
        { kind: 'events', number: 12 },
      ],
      baseUrl,
    ),
  );
  expect(elements(index, 'loc').map(({ text }) => text)).toEqual([
    'https://ostkai.example/sitemap-pages-1.xml',
    'https://ostkai.example/sitemap-events-12.xml',
  ]);
});

test('no file holds more than the protocol allows', () => {
  expect(sitemapUrls).toBeLessThanOrEqual(50_000);
  const path = `/de/programm/${'a'.repeat(80)}/2147483647`;
  const one = Buffer.byteLength(writeSitemap([{ paths: { de: path, en: path }, changed: new Date() }], 'https://www.a-house-with-quite-a-long-name.example'));
  expect(one * pagesPerFile).toBeLessThan(50 * 1024 * 1024);
});

test('robots keep out of a staging instance', () => {
  expect(writeRobots({ baseUrl, instance: 'staging' })).toBe('User-agent: *\nDisallow: /\n');
});

test('robots find the sitemap of a live one', () => {
  expect(writeRobots({ baseUrl, instance: 'live' })).toBe('User-agent: *\nAllow: /\n\nSitemap: https://ostkai.example/sitemap.xml\n');
});
