import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, accompanied, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser();

const move = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'moved' }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

const heading = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent())?.trim();
const notThere = (route: Route) => route.fulfill({ status: 404, body: '' });

const connect = async () => {
  const client = new pg.Client({ host: join(ownSite().dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await client.connect();
  return client;
};
let database: pg.Client;
let before: { key: string; value: unknown }[];
beforeAll(async () => {
  database = await connect();
  before = (await database.query('select * from setting')).rows;
  await database.query("delete from setting where key = 'error_pages'");
});
const set = (key: string, value: unknown) =>
  database.query('insert into setting values ($1, $2) on conflict (key) do update set value = excluded.value', [key, JSON.stringify(value)]);
afterAll(async () => {
  for (const { key, value } of before) await set(key, value);
  await database.end();
});

describe('not found', () => {
  test('by the server: the page says so, leads home, and is reported by nobody else', async () => {
    const page = await open('about:blank');
    const reports: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && reports.push(request.url()));
    const response = await page.goto('/en/no-such-page');
    expect(response?.status()).toBe(404);
    await accompanied(page);
    expect(await heading(page)).toBe('404 This page could not be found');
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await page.waitForURL(/\/en$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(reports).toEqual([]);
  });

  test('after a move within the site: the same page, and its path is sent to the error log with the token', { tags: 'core' }, async () => {
    const page = await accompanied(await open('/en'));
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => candidate.method() === 'POST' && candidate.url().endsWith('/api/dashboard-error-log/')),
      move(page, '/en/gone-with-a-query?name=somebody'),
    ]);
    expect(request.postDataJSON()).toEqual({ url: '/en/gone-with-a-query' });
    const { 'x-csrftoken': token, cookie } = await request.allHeaders();
    expect(cookie).toContain(`csrftoken=${token}`);
    expect((await request.response())?.status()).toBe(204);
    await page.getByText('This page could not be found', { exact: true }).waitFor();
    expect(await page.title()).toMatch(/^404 – This page could not be found/);
    expect(await page.locator('header').isVisible()).toBe(true);
    expect(await page.locator('footer a').count()).toBeGreaterThan(5);
  });

  test('a token that no longer holds is renewed once, and the change is done', async () => {
    const page = await accompanied(await open('/en'));
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: an old token, as a browser may have kept it
      document.cookie = 'csrftoken=old.token; path=/';
    });
    const statuses: number[] = [];
    page.on('response', (response) => response.url().endsWith('/api/dashboard-error-log/') && statuses.push(response.status()));
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/dashboard-error-log/') && response.ok()),
      move(page, '/en/gone-later'),
    ]);
    expect(statuses).toEqual([403, 204]);
  });

  test('a page that cannot be loaded: "404 Not Found"', async () => {
    const page = await accompanied(await open('/en/events'));
    await move(page, '/en/events/tosca/99999999');
    await page.getByText('Not Found', { exact: true }).waitFor();
    expect(await heading(page)).toBe('404 Not Found');
  });
});

test('the status of an error in a loader is that of the page; without words of its own it is "an unknown error occurred"', async () => {
  const page = await accompanied(await open('/en'));
  await page.route('**/page-data/en/events/**', (route) => route.fulfill({ status: 418, json: { failure: { code: 'teapot' } } }));
  await move(page, '/en/events/tosca/1');
  await page.getByText('an unknown error occurred', { exact: true }).waitFor();
  expect(await heading(page)).toBe('418 an unknown error occurred');
});

test('a chosen theme stays on an error page after a move', async () => {
  const page = await accompanied(await open('/de'));
  await page.evaluate(() => localStorage.setItem('foyer-theme', 'dark'));
  await page.reload();
  await accompanied(page);
  await move(page, '/de/nirgends');
  await page.getByText('Diese Seite wurde nicht gefunden', { exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('the page is shown, too, when its code comes between the drawing without it and the effect that asks for it', async () => {
  const page = await open('about:blank');
  // React's scheduler yields once its time is over: from the removal of the page on it is, and its messages wait.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const { removeChild } = Node.prototype;
    const waiting: (() => void)[] = [];
    let isDrawn = false;
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      if (isDrawn) waiting.push(() => postMessage.apply(this, message));
      else postMessage.apply(this, message);
    };
    Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
      if (this instanceof Element && this.matches('main')) {
        const now = performance.now();
        Object.assign(performance, { now: () => now + 1000 });
        isDrawn = true;
      }
      removeChild.call(this, child);
      return child;
    };
    Object.assign(window, {
      goOn: () => {
        isDrawn = false;
        Reflect.deleteProperty(performance, 'now');
        for (const post of waiting.splice(0)) post();
      },
      waits: () => isDrawn && waiting.length > 0,
    });
  });
  const arrival = Promise.withResolvers<void>();
  await page.route(/error-view-.*\.js/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/en');
  await accompanied(page);
  await move(page, '/en/nowhere');
  await page.waitForFunction(() => Reflect.get(window, 'waits')());
  expect(await page.locator('h1').count()).toBe(0);
  const loaded = page.waitForResponse(/error-view-.*\.js/);
  arrival.resolve();
  await page.evaluate(`import(${JSON.stringify((await loaded).url())}).then(goOn)`);
  await page.getByText('This page could not be found', { exact: true }).waitFor();
});

describe('custom error pages after a move', () => {
  const folder = join(ownSite().dataDir, 'html');
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.query("delete from setting where key = 'error_pages'");
  });

  test('of the file; its style reaches neither header nor footer', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '404.html'), '<style>* { color: rgb(1, 2, 3) } a { font-size: 77px }</style><h2>Falsche Tür</h2>');
    const page = await accompanied(await open('/de'));
    const look = () => page.locator('header, footer, header a, footer a').evaluateAll((all) => all.map((one) => getComputedStyle(one).cssText).join());
    const colours = await look().then((text) => text.includes('rgb(1, 2, 3)'));
    await move(page, '/de/nirgends');
    await page.getByRole('heading', { name: 'Falsche Tür' }).waitFor();
    expect([colours, (await look()).includes('rgb(1, 2, 3)'), (await look()).includes('77px')]).toEqual([false, false, false]);
    expect(await page.getByRole('heading', { name: 'Falsche Tür' }).evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
  });

  test('of the design settings', async () => {
    await set('error_pages', { 404: { en: '<p>Wrong door</p>' } });
    const page = await accompanied(await open('/en'));
    await move(page, '/en/nowhere');
    await page.getByText('Wrong door').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('what fails to load is reported, and our own page is shown', async () => {
    const page = await accompanied(await open('/en'));
    await page.evaluate(() => {
      window.reportError = (error) => document.body.setAttribute('data-reported', String(error));
    });
    await page.route('**/api/html/', (route) => route.fulfill({ status: 429, json: { code: 'too_many', message: 'Too many' } }));
    const logged = page.waitForRequest((request) => request.postData()?.includes('"kind":"call"') ?? false);
    await move(page, '/en/nowhere');
    await page.getByRole('link', { name: 'To the programme' }).waitFor();
    expect((await logged).postDataJSON()).toEqual({ url: '/en/api/html/', kind: 'call', status: 429 });
    await page.locator('[data-reported*="Too many"]').waitFor({ state: 'attached' });
  });
});

describe('an error while the error page is shown', () => {
  test('because it cannot be loaded', async () => {
    const page = await open('about:blank');
    await page.addInitScript(() => location.protocol === 'http:' && sessionStorage.setItem('foyer-chunk-reload', String(Date.now())));
    await page.route(/error-view-.*\.js/, notThere);
    await page.goto('/de');
    await accompanied(page);
    await move(page, '/de/nirgends');
    await page.getByText('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten').waitFor();
    await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
    await page.waitForURL(/\/de$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('because it cannot be drawn', async () => {
    const page = await open('about:blank');
    await page.addInitScript(() => {
      console.error = () => {}; // React says there what has failed
    });
    await page.route(/error-view-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const ErrorView = () => { throw new Error("broken") }' }),
    );
    await page.goto('/en');
    await accompanied(page);
    await move(page, '/en/nowhere');
    await page.getByText('An error occurred while showing the error page').waitFor();
    expect(await page.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/en');
  });
});

describe('while the site is switched off', () => {
  /** Until the site has heard of it, too. */
  const switchSite = async (isOnline: boolean) => {
    await set('is_site_online', isOnline);
    await expect.poll(async () => (await fetch(`${ownSite().url}/de`)).status).toBe(isOnline ? 200 : 503);
  };
  afterEach(() => switchSite(true));

  test.each(['light', 'dark'] as const)('503, %s: nothing for axe to find, no menus, and it fits a phone', async (colorScheme) => {
    await switchSite(false);
    const page = await open('/de', { colorScheme, viewport: { width: 320, height: 640 } });
    const response = await page.reload();
    expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '300']);
    await hydrated(page);
    expect(await heading(page)).toBe('503 Website offline');
    expect(await page.locator('header').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('a visitor who moves on is told, too', async () => {
    const page = await accompanied(await open('/de'));
    await switchSite(false);
    const [response] = await Promise.all([page.waitForResponse((candidate) => candidate.request().isNavigationRequest()), move(page, '/de/programm')]);
    expect([response.status(), new URL(response.url()).pathname]).toEqual([503, '/de/programm']);
    await page.getByText('Website offline', { exact: true }).waitFor();
  });
});
