import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems, useBrowser } from '../../support/browser.ts';
import { openGateway } from '../../support/offline/gateway.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser();
let gateway: Awaited<ReturnType<typeof openGateway>>;
let database: pg.Client;
beforeAll(async () => {
  gateway = await openGateway();
  database = new pg.Client({ host: join(ownSite().dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await database.connect();
});
afterEach(async () => {
  gateway.setWorker((script) => script);
  await database.query('update site_settings set is_offline_on = true');
});
afterAll(async () => {
  await gateway.end();
  await database.end();
});

/** What a browser says of pictures that are not kept, and the box office of a site that is shown at another address. */
const mayFail = /net::ERR_(FAILED|CONNECTION_REFUSED|INTERNET_DISCONNECTED)|frame-ancestors/;
const openWithWorker = (path: string) => open(path, { serviceWorkers: 'allow', baseURL: gateway.url, isFirstVisit: true, mayFail });

const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) found[name] = (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length));
    return found;
  });
const cachedPages = async (page: Page) => Object.entries(await cachedUrls(page)).flatMap(([name, urls]) => (name.startsWith('foyer-pages-') ? urls : []));
const timesOfUse = (page: Page, cache: string) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('cache-entries').objectStore('cache-entries').index('cacheName').count(name);
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
    cache,
  );
const untilCached = async (page: Page, least: number) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await expect.poll(async () => (await cachedPages(page)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(least);
};
const notice = (page: Page) => page.locator('#offline-copy');

test('without a network, and with a server that is gone, what was kept is read with its age, and the rest says what it needs', { tags: 'core' }, async () => {
  const page = await openWithWorker('/de');
  await untilCached(page, 12);
  const addresses = await cachedPages(page);
  expect(addresses).toContain('/de/programm');
  const [event = ''] = addresses.filter((address) => /^\/de\/programm\/[^/]+\/\d+$/.test(address));

  await page.context().setOffline(true);
  await page.goto('/de/programm');
  await expect.poll(() => notice(page).textContent()).toMatch(/^Gespeicherte Fassung von (eben|vor \d+ Minuten?)\./);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Programm');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.evaluate((to) => document.querySelector<HTMLAnchorElement>('main a[href^="/de/programm/"]')?.setAttribute('href', to), event);
  await page.locator(`main a[href="${event}"]`).first().click();
  await page.waitForFunction((to) => performance.getEntriesByType('navigation')[0]?.name.endsWith(to), event);
  await notice(page).waitFor();
  await page.goto('/de/blog/gibt-es/99');
  await page.getByRole('heading', { name: 'Keine Verbindung' }).waitFor();
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(8);
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const [path, words] of [
    ['/de/user/login', 'Konto und Formulare brauchen eine Verbindung'],
    ['/webshop', 'Karten und Warenkorb brauchen eine Verbindung'],
    ['/en/events/nothing/99', 'This page is not saved on your device'],
  ] as const) {
    await page.goto(path);
    await page.getByText(words).waitFor();
  }
  await page.context().setOffline(false);

  await page.goto('/de/programm');
  expect(await notice(page).count()).toBe(0);
  await gateway.end();
  await page.goto(event);
  await notice(page).waitFor();
  await gateway.begin();
  await notice(page).getByRole('link', { name: 'Neu laden' }).click();
  await expect.poll(() => notice(page).count()).toBe(0);
});

test('nothing of anybody is kept: neither of staff, nor of an account, a form, a cart or a draft', async () => {
  const page = await openWithWorker('/de');
  await untilCached(page, 3);
  await page.goto('/de/user/login');
  await page.getByLabel('E-Mail').fill('manager@ostkai.example');
  await page.getByLabel('Passwort', { exact: true }).fill('ostkai-demo-manager');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  for (const path of ['/de/user/profile', '/de/merkliste', '/webshop', '/cms-hub/pages', '/de?edit', '/de/besuch?v=1', '/de/search?q=bach', '/de/besuch'])
    await page.goto(path, { waitUntil: 'load' });
  const all = Object.values(await cachedUrls(page)).flat();
  expect(all.length).toBeGreaterThan(20);
  expect(
    all.filter((address) => /user|merkliste|webshop|cms-hub|edit\b|[?&]v=|\/api\/|page-data|forms|csrf/.test(address) && !address.startsWith('/assets/')),
  ).toEqual([]);
  const found = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (response?.type !== 'basic' && response?.type !== 'default') texts.push(`${request.url}: ${response?.type}`);
        if (response?.headers.has('set-cookie') || /no-store|private/.test(response?.headers.get('cache-control') ?? '')) texts.push(request.url);
        if (/html/.test(response?.headers.get('content-type') ?? '') && /manager@ostkai|csrftoken=/.test((await response?.text()) ?? ''))
          texts.push(`${request.url}: a person`);
      }
    }
    return texts;
  });
  expect(found).toEqual([]);
});

test('a deploy in between: what is open goes on, the next visit has the new worker and what was kept', async () => {
  const page = await openWithWorker('/de');
  await untilCached(page, 5);
  const before = await cachedUrls(page);
  const [former = ''] = Object.keys(before).filter((name) => name.startsWith('foyer-pages-'));
  const build = former.slice('foyer-pages-'.length);
  gateway.setWorker((script) => script.replaceAll(build, 'abcdefabcdef'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  await page.goto('/de/programm');
  expect(Object.keys(await cachedUrls(page))).toContain(former);
  // Once no page of the site is open any more the new one begins.
  const { length: count } = await cachedPages(page);
  const context = page.context();
  let next = await context.newPage();
  await page.close();
  await expect
    .poll(
      async () => {
        const former = next;
        next = await context.newPage();
        await former.close();
        await next.goto('/de/programm');
        return Object.keys(await cachedUrls(next)).filter((name) => name.startsWith('foyer-pages-'));
      },
      { interval: 1_000, timeout: 60_000 },
    )
    .toEqual(['foyer-pages-abcdefabcdef']);
  expect((await cachedPages(next)).length).toBeGreaterThanOrEqual(count);
  // Pages without a time of use would stay for ever, beyond the limit.
  expect(await timesOfUse(next, 'foyer-pages-abcdefabcdef')).toBeGreaterThanOrEqual(count);
  await context.setOffline(true);
  await next.goto('/de');
  await next.locator('#offline-copy').waitFor();
  await context.setOffline(false);
});

test('a broken worker is healed by the switch at the next visit, and nothing of it stays', async () => {
  gateway.setWorker(
    () =>
      "addEventListener('install', () => skipWaiting()); addEventListener('activate', (event) => event.waitUntil(clients.claim())); addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(new Response('kaputt', { headers: { 'Content-Type': 'text/html' } })); });",
  );
  const page = await openWithWorker('/de');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await page.goto('/de/programm');
  expect(await page.locator('body').textContent()).toBe('kaputt');
  await database.query('update site_settings set is_offline_on = false');
  gateway.setWorker((script) => script);
  await page.goto('/de/programm');
  await page.getByRole('heading', { level: 1, name: 'Programm' }).waitFor({ timeout: 60_000 });
  await expect.poll(() => page.evaluate(async () => [(await caches.keys()).length, navigator.serviceWorker.controller])).toEqual([0, null]);
});
