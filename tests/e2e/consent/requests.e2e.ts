import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, foreignFrames, layer, makeEmbedsPage, openSettings } from '../../support/browser/consent.ts';
import { watchForeign } from '../../support/browser/foreign-requests.ts';
import { accompanied, settled, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// Whom pages ask, and what they keep on the device (E §4, §9 “Cookie dialog”).
const open = useBrowser();

const furtherPaths = ['/de/search?q=bach', '/de/user/login', '/de/merkliste', '/webshop', '/de/gibt-es-nicht', '/en/events', '/en'];

async function pagesOfAllKinds(embeds: string, count: number): Promise<string[]> {
  const sitemap = await (await fetch(`${ownSite().url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const kinds = [...Map.groupBy(listed, (path) => path.replace(/\/[^/]+\/\d+$/, '/*')).values()].map(([first = '']) => first);
  return [embeds, ...furtherPaths, ...kinds.filter((path) => path.startsWith('/de') && !furtherPaths.includes(path))].slice(0, count);
}

/** `needed`: the choice itself, the CSRF token, and where one was on the page before. */
const stored = (page: Page) =>
  page.evaluate(() => [
    ...document.cookie
      .split('; ')
      .filter(Boolean)
      .map((cookie) => cookie.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
const needed = new Set(['consent', 'csrftoken', 'react-router-scroll-positions']);

test('six pages ask nobody before the choice and after a refusal, after a consent only what was named, and nobody once it is withdrawn', { tags: 'core' }, () =>
  askNobodyUnasked(6),
);

// Sixty-three pages are opened, each until it rests.
test('so do thirty', { timeout: 300_000 }, () => askNobodyUnasked(30));

async function askNobodyUnasked(count: number): Promise<void> {
  const embeds = await makeEmbedsPage(await open('/de'));
  const log: { state: string; path: string; foreign: string[]; stored: string[] }[] = [];
  const page = await open('about:blank', { isUndecided: true, isFirstVisit: true });
  const watch = await watchForeign(page.context());
  const visit = async (state: string, path: string) => {
    watch.forget();
    await page.goto(path);
    await accompanied(page);
    if (state === 'undecided' && !/\/(agb|impressum|datenschutz)$/.test(path)) await page.locator(layer).waitFor();
    await settled(page, 50);
    log.push({ state, path, foreign: watch.hosts(), stored: (await stored(page)).filter((name) => !needed.has(name)) });
  };
  const paths = await pagesOfAllKinds(embeds, count);
  expect(paths).toHaveLength(count);
  for (const path of paths) await visit('undecided', path);
  await page.goto('/de');
  await answer(page, 'Ablehnen');
  for (const path of paths) await visit('rejected', path);
  expect(log.filter(({ foreign, stored: names }) => foreign.length > 0 || names.length > 0)).toEqual([]);

  await page.goto(embeds);
  await page.locator('[data-enhanced][data-frame]').first().waitFor();
  expect(await foreignFrames(page)).toBe(0);
  await openSettings(page);
  await page.getByRole('button', { name: 'Allen zustimmen' }).click();
  await expect.poll(() => foreignFrames(page)).toBeGreaterThan(5);
  for (const frame of await page.locator('iframe[src^="https://"]').all()) await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => watch.hosts().length).toBeGreaterThan(5);
  const { services } = await (await fetch(`${ownSite().url}/de/api/consent/`)).json();
  const named: string[] = services.flatMap(({ hosts }: { hosts: string[] }) => hosts);
  const isNamed = (host: string) => named.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : one === host));
  expect(watch.hosts().filter((host) => !isNamed(host))).toEqual([]);
  log.push({ state: 'accepted', path: embeds, foreign: watch.hosts(), stored: [] });

  await page.evaluate(() => {
    for (const name of ['hubspotutk', 'theirs']) Reflect.set(document, 'cookie', `${name}=1; path=/`);
    localStorage.setItem('__hssc', '1');
  });
  await openSettings(page);
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect.poll(() => foreignFrames(page)).toBe(0);
  expect((await stored(page)).filter((name) => !needed.has(name))).toEqual(['theirs']); // named by no service
  for (const path of [embeds, '/de', '/en']) await visit('withdrawn', path);
  expect(log.filter(({ state, foreign }) => state === 'withdrawn' && foreign.length > 0)).toEqual([]);

  watch.forget();
  await page.goto('about:blank');
  await page.setContent('<img src="https://pixel.example/a.gif" alt="">');
  await expect.poll(() => watch.hosts()).toEqual(['pixel.example']);
  log.push({ state: 'control', path: 'about:blank', foreign: watch.hosts(), stored: [] });
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/consent.json', JSON.stringify(log, null, 1));
}
