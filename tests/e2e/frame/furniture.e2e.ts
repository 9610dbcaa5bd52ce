import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, accompanied, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite, untilFresh } from '../../support/own-site.ts';

const open = useBrowser();
const phone = { viewport: { width: 360, height: 780 } };
const burger = (page: Page) => page.getByRole('button', { name: /Menü öffnen|Open menu/ });

describe('desktop menu', () => {
  test('one submenu is open at a time; Escape, a click outside and a change of page close it', async () => {
    const page = await hydrated(await open('/de/programm'));
    const openOnes = page.locator('details[name=primary-menu][open]');
    const summary = (name: string) => page.locator('header summary', { hasText: name });
    await summary('Programm').click();
    await summary('Besuch').click();
    expect(await openOnes.count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await openOnes.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Besuch');
    await summary('Besuch').click();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await openOnes.count()).toBe(0);
    await summary('Programm').click();
    await page.locator('header').getByRole('link', { name: 'Konzert' }).click();
    await page.waitForURL(/type=\d+/);
    await expect.poll(() => openOnes.count()).toBe(0);
  });

  test('what is open closes when the focus leaves it, and hides nothing', async () => {
    const page = await hydrated(await open('/de'));
    const summary = page.locator('header summary').first();
    const links = page.locator('details[name=primary-menu]').first().locator('a');
    await summary.press('Enter');
    const count = await links.count();
    for (let presses = 0; presses < count; presses++) {
      await page.keyboard.press('Tab');
      expect(await links.nth(presses).evaluate((link) => link === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('Tab');
    expect(await page.locator('header details[open]').count()).toBe(0);
  });

  test('marks the section of the page, also after a move', async () => {
    const page = await accompanied(await open('/de'));
    const marked = page.locator('header :is(summary, nav > ul > li > a)[aria-current]');
    expect(await marked.count()).toBe(0);
    await page.locator('main a[href="/de/programm"]').first().click();
    await page.waitForURL(/\/de\/programm$/);
    await expect.poll(() => marked.allTextContents()).toEqual(['Programm']);
    await page.getByRole('link', { name: 'Ostkai, zur Startseite' }).click();
    await page.waitForURL(/\/de$/);
    await expect.poll(() => marked.count()).toBe(0);
  });

  test('its links change the page without a new document', async () => {
    const page = await accompanied(await open('/de'));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('header summary', { hasText: 'Programm' }).click();
    await page.locator('header').getByRole('link', { name: 'Programm: Übersicht' }).click();
    await page.waitForURL(/\/de\/programm$/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.waitForFunction(() => document.querySelector('header a[aria-current=page]'));
  });
});

describe('side menu', () => {
  test('keeps the focus, hides the alert, and gives both back on Escape', async () => {
    const page = await hydrated(await open('/de/programm', phone));
    const alert = page.locator('aside', { hasText: 'Kaibrücke' });
    await burger(page).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.locator('summary', { hasText: 'Abonnements' }).waitFor();
    expect(await alert.isVisible()).toBe(false);
    for (let presses = 0; presses < 30; presses++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await alert.waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menü öffnen');
  });

  test('has submenus, and closes when a link is followed', { tags: 'core' }, async () => {
    const page = await accompanied(await open('/de', phone));
    await burger(page).click();
    const menu = page.getByRole('dialog');
    await menu.locator('summary', { hasText: 'Programm' }).click();
    await menu.getByRole('link', { name: 'Oper' }).click();
    await page.waitForURL(/type=\d+/);
    await menu.waitFor({ state: 'hidden' });
  });

  test('slides in and out', { tags: 'moving' }, async () => {
    const page = await hydrated(await open('/de', phone));
    // Asked for in one go: on a slow device a second question comes when it has already slid.
    const slidesOnceItIs = (state: string) =>
      page.waitForFunction((selector) => {
        const transitions = document.querySelector(selector)?.getAnimations() ?? []; // only transitions move it
        return transitions.some((one) => one instanceof CSSTransition && one.transitionProperty === 'translate' && one.playState === 'running');
      }, `dialog${state}`);
    await Promise.all([slidesOnceItIs('[open]'), burger(page).click()]);
    await page.waitForFunction(() => document.querySelector('dialog')?.getAnimations().length === 0);
    await Promise.all([slidesOnceItIs(':not([open])'), page.keyboard.press('Escape')]);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('where its entries cannot be had, the menu of the page is unfolded; the next press asks anew', async () => {
    const page = await accompanied(await open('/de', phone));
    await page.route('**/pageeditor-api/nav', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }));
    await burger(page).click();
    await page.waitForFunction(() => document.activeElement?.closest('#primary-menu') !== null);
    expect(await page.locator('#primary-menu summary').allTextContents()).toEqual(['Programm', 'Abonnements', 'Besuch', 'Haus']);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.unroute('**/pageeditor-api/nav');
    await burger(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Presse' }).waitFor();
  });

  test('nothing moves when the page is locked', async () => {
    const page = await hydrated(await open('/de/programm', { viewport: { width: 1000, height: 800 } }));
    const left = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);
    const before = await left();
    await burger(page).click();
    await page.getByRole('dialog').waitFor();
    expect(await left()).toBe(before);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden');
  });

  test('nor is the place lost where one has scrolled by less than the alert’s height', async () => {
    const page = await hydrated(await open('/de/programm', { viewport: { width: 390, height: 780 } }));
    const height = () => page.locator('body > aside').evaluate((alert) => alert.getBoundingClientRect().height);
    expect(await height()).toBeLessThan(50); // one line
    await page.getByRole('button', { name: 'Hinweis ganz zeigen' }).click();
    expect(await height()).toBeGreaterThan(100);
    const place = () => page.locator('h1').evaluate((heading) => [scrollY, heading.getBoundingClientRect().top]);
    for (const top of [0, 100]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      const before = await place();
      expect(before[0]).toBe(top);
      await burger(page).dispatchEvent('click'); // Playwright's own click would scroll
      await page.getByRole('dialog').waitFor();
      expect(await page.locator('body > aside').isVisible()).toBe(false);
      expect(await place()).toEqual(before);
      await page.keyboard.press('Escape');
      await page.locator('body > aside').waitFor();
      expect(await place()).toEqual(before);
    }
  });
});

test('opening hours in two ranges and the room for a name leave the header whole', async () => {
  const database = new pg.Client({ host: join(ownSite().dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await database.connect();
  const hours = async () => (await fetch(`${ownSite().url}/de/api/opening-hours-today/`)).json();
  const { date } = await hours();
  const own = await database.query('delete from opening_hours_exception where day = $1 returning *', [date]); // at Christmas the demo has some
  const { rows } = await database.query(
    "insert into opening_hours_exception (day, time_from, time_to) values ($1, '00:00', '12:00'), ($1, '12:30', '00:00') returning id",
    [date],
  );
  try {
    await expect.poll(async () => (await hours()).opening_hours_exceptions.length, { timeout: 20_000 }).toBe(2);
    await untilFresh('/de', '/en');
    for (const [path, width] of [
      ['/de', 1366],
      ['/en', 1366],
      ['/de', 1600],
      ['/en', 1600],
    ] as const) {
      const page = await open('about:blank', { viewport: { width, height: 900 } });
      await page.context().addCookies([{ name: 'signedIn', value: '1', url: ownSite().url }]);
      await page.goto(path);
      const ranges = page.locator('header p[data-state] span > span');
      expect(await ranges.count(), `${path} ${width}`).toBe(2);
      expect(await ranges.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual([1, 1]);
      const { lines, header, fits } = await page.locator('header p[data-state]').evaluate((status) => ({
        lines: Math.round(status.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(status).lineHeight)),
        header: status.closest('header')?.offsetHeight,
        fits: document.documentElement.scrollWidth <= innerWidth,
      }));
      expect(lines, `${path} ${width}`).toBeLessThanOrEqual(2);
      expect([header, fits]).toEqual([72, true]);
    }
  } finally {
    await database.query('delete from opening_hours_exception where id = any($1)', [rows.map(({ id }) => id)]);
    for (const row of own.rows)
      await database.query(
        'insert into opening_hours_exception overriding system value select * from jsonb_populate_record(null::opening_hours_exception, $1)',
        [row],
      );
    await database.end();
  }
});

test('the header is "scrolled" beyond a quarter of the window', async () => {
  const page = await hydrated(await open('/de/programm'));
  const state = () => page.locator('header[data-desktop-menu]').getAttribute('data-scrolled');
  expect(await state()).toBeNull();
  await page.evaluate(() => scrollTo(0, innerHeight * 0.3));
  await page.waitForFunction(() => document.querySelector('header[data-scrolled]'));
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => !document.querySelector('header[data-scrolled]'));
});

test('a closed alert stays closed: the cookie holds its id', async () => {
  const page = await hydrated(await open('/de/programm'));
  await page.getByText('Kaibrücke gesperrt').waitFor();
  await page.locator('aside', { hasText: 'Kaibrücke' }).getByRole('button', { name: 'Hinweis schließen' }).click();
  await page.getByText('Kaibrücke gesperrt').waitFor({ state: 'detached' });
  const [alert] = await (await fetch(`${ownSite().url}/de/api/breaking-news/`)).json();
  expect(await page.evaluate(() => document.cookie)).toContain(`top-alert-noeku=${alert.id}`);
  await page.reload();
  expect(await page.getByText('Kaibrücke gesperrt').isVisible()).toBe(false);
});

test('on a phone an alert is one line, which a press opens', async () => {
  const page = await hydrated(await open('/de/programm', { viewport: { width: 360, height: 780 } }));
  const alert = page.locator('aside', { hasText: 'Kaibrücke' });
  const height = () => alert.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeLessThan(60);
  await alert.getByRole('button', { name: 'Hinweis ganz zeigen' }).click();
  expect(await height()).toBeGreaterThan(90);
  await alert.getByRole('button', { name: 'Hinweis kürzen' }).click();
  expect(await height()).toBeLessThan(60);
});

test('the language switch keeps page, id and query', { tags: 'core' }, async () => {
  const page = await hydrated(await open('/de/programm?room=1'));
  await page.getByRole('link', { name: 'EN – English' }).click();
  await page.waitForURL(/\/en\/events\?room=1/);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('header summary', { hasText: 'Your Visit' }).count()).toBe(1);
});

test('a chosen theme is kept and does not flash', async () => {
  const page = await hydrated(await open('/de/programm'));
  await page.getByRole('button', { name: 'Dunkle Ansicht' }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement?.dataset.theme === 'dark');
});

test('the cart shows the number that the box office left', async () => {
  const page = await open('/de/programm');
  await page.context().addCookies([{ name: 'cartAmount', value: '3', url: ownSite().url }]);
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: /Warenkorb 3/ }).waitFor();
});

test('an address that others have left there never becomes the cart’s link', async () => {
  const page = await open('/de/programm');
  await page.evaluate(() => {
    const leadsAway = () => document.querySelector('a:has(> [data-cart-amount])')?.getAttribute('href')?.includes('evil');
    new MutationObserver(() => leadsAway() && sessionStorage.setItem('away', '1')).observe(document, { attributes: true, subtree: true });
  });
  const url = encodeURIComponent('https://evil.example/login');
  // With a path they cannot be taken back: the box office's own stand on the whole site.
  await page.context().addCookies(
    ['cartAmount=2', `cartUrl=${url}`].map((pair) => ({
      name: pair.split('=')[0] ?? '',
      value: pair.split('=')[1] ?? '',
      domain: new URL(ownSite().url).hostname,
      path: '/de',
    })),
  );
  const asked = page.waitForResponse((response) => response.url().endsWith('/de/api/shop-cart/'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await (await asked).json()).toMatchObject({ cart: null, cart_url: null });
  await page.getByRole('link', { name: /Warenkorb 2/ }).waitFor();
  expect(await page.locator('a:has(> [data-cart-amount])').getAttribute('href')).toBe('/webshop/cart');
  expect(await page.evaluate(() => sessionStorage.getItem('away'))).toBeNull();
});
