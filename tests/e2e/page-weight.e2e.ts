import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { eventPath } from '../support/browser/open-states.ts';
import { scriptsOf } from '../support/browser/script-weight.ts';
import { useBrowser } from '../support/browser.ts';
import { ownSite } from '../support/own-site.ts';

// The speed budget of the visitor's pages, measured on what the server really sends (docs/decisions/0018, 0068 and 0141).
const budget = { javascript: 110_000, withWhatFollows: 135_000, eventWithWhatFollows: 137_000, programmeHtml: 40_000 };
const open = useBrowser();

const paths = ['/de', '/en', '/de/programm', '/en/events', 'event', 'film'];
const furtherPaths = ['/de/search?q=bach', '/de/user/login', '/de/merkliste', '/webshop', '/de/gibt-es-nicht'];
const address = async (path: string) => {
  if (path === 'event') return eventPath('de');
  if (path !== 'film') return path;
  const { results } = await (await fetch(`${ownSite().url}/de/api/events/?page_size=100`)).json();
  return String(results.find(({ title }: { title: string }) => title === 'Hinter den Türen').link.url);
};

test.each([...paths, ...furtherPaths])('%s needs at most 110 kB of JavaScript, gzip, to be seen and used', async (path) => {
  const html = await (await fetch(ownSite().url + (await address(path)))).text();
  const sizes = await scriptsOf(ownSite().url, html);
  const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
  process.stdout.write(`    ${path}: ${(sum / 1000).toFixed(1)} kB of JavaScript in ${sizes.size} files\n`);
  expect(sizes.size).toBeGreaterThan(2);
  expect(sum).toBeLessThanOrEqual(budget.javascript);
});

test.each(paths)('%s asks nobody but its own origin, nothing it does not need, and in all for at most 135 kB of JavaScript', async (path) => {
  const asked: string[] = [];
  const page = await open('about:blank', { isFirstVisit: true });
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(await address(path));
  // What follows is asked for when the browser has nothing else to do.
  await expect.poll(() => asked.some((url) => url.includes('/shell-parts-')), { timeout: 30_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
  const scripts = [...new Set(asked.filter((url) => url.endsWith('.js')))];
  const sizes = await Promise.all(scripts.map(async (url) => gzipSync(await (await fetch(url)).text(), { level: 9 }).length));
  const sum = sizes.reduce((total, size) => total + size, 0);
  process.stdout.write(`    ${path}: ${(sum / 1000).toFixed(1)} kB of JavaScript with what follows\n`);
  expect(scripts.length).toBeGreaterThan(8);
  expect(sum).toBeLessThanOrEqual(path === 'event' || path === 'film' ? budget.eventWithWhatFollows : budget.withWhatFollows);
  expect(asked.filter((url) => !url.startsWith(ownSite().url) && !url.startsWith('data:'))).toEqual([]);
  expect(asked.filter((url) => /programme-calendar|filter-modal|side-menu|overlay|search-form/.test(url))).toEqual([]);
});

test.each(['/de/programm', '/en/events'])('%s is at most 40 kB of HTML', async (path) => {
  const html = await (await fetch(ownSite().url + path)).arrayBuffer();
  process.stdout.write(`    ${path}: ${(html.byteLength / 1000).toFixed(1)} kB of HTML\n`);
  expect(html.byteLength).toBeLessThanOrEqual(budget.programmeHtml);
});

// A sheet that only parts without script ask for is easily lost in the build: its page then looks as if nobody had drawn it.
test('each page of the site has every class that it names in one of its style sheets', async () => {
  const { url } = ownSite();
  const text = async (path: string) => (await fetch(new URL(path, url))).text();
  const sheets = new Map<string, Promise<string>>();
  const sheet = (path: string) => sheets.get(path) ?? (sheets.set(path, text(path)).get(path) as Promise<string>);
  const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  // Of the pages of a kind, /de/blog/{slug}/{id}, the first one.
  const kinds = Map.groupBy(
    listed.filter((path) => path.startsWith('/de')),
    (path) => path.replace(/\/[^/]+\/\d+$/, '/*'),
  );
  const missing: string[] = [];
  for (const path of [...[...kinds.values()].map(([first = '']) => first), ...furtherPaths]) {
    const html = await text(path);
    const styles = await Promise.all([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => sheet(href)));
    const names = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')).filter((name) => /^\w+_[\w-]{6}$/.test(name)));
    missing.push(...[...names].filter((name) => !styles.some((css) => css.includes(`.${name}`))).map((name) => `${path}: ${name}`));
  }
  expect(missing).toEqual([]);
  expect(kinds.size).toBeGreaterThan(25);
});
