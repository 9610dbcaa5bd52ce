import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, accompanied, answering, hydrated, settled, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser();
const notThere = (route: Route) => route.fulfill({ status: 404, body: '' });

describe('a chunk that cannot be loaded', () => {
  const firstEvent = (page: Page) => page.locator('article[id^="event-"] a').first();
  const countLoads = (page: Page) => {
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    return loads;
  };

  test('makes the page reload once, and the visitor arrives', async () => {
    const page = await accompanied(await open('/de/programm'));
    const loads = countLoads(page);
    await page.route(/event\.page-.*\.js/, (route) => (loads.length > 0 ? route.continue() : notThere(route)));
    await Promise.all([page.waitForEvent('load'), firstEvent(page).click()]);
    await hydrated(page);
    expect(loads).toEqual([expect.stringMatching(/^\/de\/programm\/[^/]+\/\d+$/)]);
    expect(loads).toEqual([new URL(page.url()).pathname]);
    await page.goBack();
    await page.waitForURL(/\/de\/programm$/);
  });

  test('of a mere part leaves the page as the server made it', async () => {
    const page = await open('about:blank');
    await page.addInitScript(() => location.protocol === 'http:' && sessionStorage.setItem('foyer-chunk-reload', String(Date.now())));
    const missing: string[] = [];
    await page.route(/assets\/(alerts|opening-hours|sticky|search-form)-.*\.js/, (route) => {
      missing.push(route.request().url());
      return notThere(route);
    });
    await page.goto('/de');
    await accompanied(page);
    expect(missing.length).toBeGreaterThan(0);
    expect(await page.getByText('Kaibrücke gesperrt').isVisible()).toBe(true);
    await page.locator('main a[href="/de/programm"]').click();
    await page.waitForURL(/\/de\/programm$/);
    await firstEvent(page).waitFor();
  });

  test('of the menu leaves the menu that the page came with, below the header', async () => {
    const page = await hydrated(await open('/de', { viewport: { width: 390, height: 780 } }));
    await page.evaluate(() => sessionStorage.setItem('foyer-chunk-reload', String(Date.now())));
    await page.route(/side-menu-.*\.(js|css)/, notThere);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.waitForFunction(() => document.activeElement?.matches('#primary-menu summary'));
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Programm: Übersicht' }).click();
    await page.waitForURL(/\/de\/programm$/);
    await page.unroute(/side-menu-.*\.(js|css)/);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.getByRole('dialog', { name: 'Menü' }).waitFor();
    expect(await page.getByRole('dialog', { name: 'Menü' }).evaluate((menu) => getComputedStyle(menu).position)).toBe('fixed');
  });

  test('is asked for under another address, as this browser keeps a failure; nothing is loaded anew', async () => {
    const page = await accompanied(await open('/de', { viewport: { width: 390, height: 780 } }));
    await answering(page, 'a[aria-haspopup=dialog]');
    const loads = countLoads(page);
    await page.route(/assets\/(side-menu|programme-overlay)-[^?]*\.js$/, notThere);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.getByRole('dialog', { name: 'Menü' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Programm und Karten', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(loads).toEqual([]);
  });

  test('of which a module that others import too is missing has the page loaded anew', async () => {
    const page = await accompanied(await open('/de'));
    const loads = countLoads(page);
    await page.route(/assets\/search-form-[^?]*\.js$/, (route) => (loads.length > 0 ? route.continue() : notThere(route)));
    const search = page.getByRole('banner').getByRole('button', { name: 'Suche' });
    await Promise.all([page.waitForEvent('load'), search.click()]);
    await hydrated(page);
    await search.click();
    await page.getByRole('banner').getByRole('combobox').waitFor();
    expect(loads).toHaveLength(1);
  });

  test('at most once: where it is still missing, the page as the server made it can be read', async () => {
    const page = await accompanied(await open('/de/programm'));
    page.removeAllListeners('pageerror'); // that the script cannot start is what this is about
    await page.route(/event\.page-.*\.js/, notThere);
    const loads = countLoads(page);
    await Promise.all([page.waitForEvent('load'), firstEvent(page).click()]);
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /event\.page-/.test(name)));
    await page.locator('#broken-script').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(loads).toHaveLength(1);
  });

  test('and within a minute of a reload the error page is shown', async () => {
    const page = await accompanied(await open('/de/programm'));
    await page.evaluate(() => sessionStorage.setItem('foyer-chunk-reload', String(Date.now())));
    await page.route(/event\.page-.*\.js/, notThere);
    const loads = countLoads(page);
    await firstEvent(page).click();
    await page.getByText('ein unbekannter Fehler ist aufgetreten', { exact: true }).waitFor();
    expect(loads).toEqual([]);
    await page.evaluate(() => sessionStorage.setItem('foyer-chunk-reload', String(Date.now() - 60_001)));
    await page.goBack();
    await firstEvent(page).waitFor();
    page.removeAllListeners('pageerror'); // it is still missing after the reload
    await Promise.all([page.waitForEvent('load'), firstEvent(page).click()]);
    expect(loads).toHaveLength(1);
  });
});

describe('where scripts do not run', () => {
  const notice = 'Einige Inhalte werden nicht geladen';

  test('disabled: said at the top, with a way to load anew that keeps the address', async () => {
    const page = await open('/de/programm?room=1', { javaScriptEnabled: false });
    const note = page.getByRole('complementary', { name: 'Hinweis zur Anzeige' });
    expect(await note.count()).toBe(1);
    expect(await note.textContent()).toContain(notice);
    await note.getByRole('link', { name: 'Seite neu laden' }).click();
    await page.waitForURL(/\/de\/programm\?room=1$/);
  });

  test('broken: said after a while, without moving anything', async () => {
    const page = await open('about:blank');
    await page.route(/entry\.client-.*\.js/, notThere);
    await page.goto('/de/programm');
    const note = page.locator('#broken-script');
    expect(await note.isVisible()).toBe(false);
    const place = await page.locator('h1').boundingBox();
    const patience = await note.evaluate((element) => {
      const [animation] = element.getAnimations();
      const { delay } = animation?.effect?.getComputedTiming() ?? {};
      animation?.finish();
      return delay;
    });
    expect(patience).toBe(10_000);
    expect(await note.isVisible()).toBe(true);
    expect(await note.textContent()).toContain(notice);
    expect(await page.locator('h1').boundingBox()).toEqual(place);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.unrouteAll();
    await note.getByRole('link').click();
    await hydrated(page);
  });

  test('where the script has started there is no notice', async () => {
    const page = await hydrated(await open('/de/programm'));
    expect(await page.getByText(notice).count()).toBe(0);
  });
});

test('going offline and coming back is said', async () => {
  const page = await accompanied(await open('/de/programm'));
  await page.context().setOffline(true);
  const status = page.getByRole('status').filter({ hasText: 'Verbindung' });
  await status.waitFor();
  expect(await status.textContent()).toBe('Keine Verbindung zum Internet. Was geladen ist, bleibt lesbar.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText('Die Verbindung ist wieder da.').waitFor();
  await page.getByText('Die Verbindung ist wieder da.').waitFor({ state: 'detached' });
});

describe('without a network', () => {
  const offline = async (path: string, options = {}) => {
    const page = await accompanied(await open(path, options));
    await answering(page, 'a[aria-haspopup=dialog]');
    await page.context().setOffline(true);
    await page.getByText('Keine Verbindung zum Internet.').waitFor();
    return page;
  };

  test('what cannot be opened leaves the page as it is, and says so; nothing lies under the notice', async () => {
    const page = await offline('/de');
    const overlay = page.getByRole('link', { name: 'Programm und Karten', exact: true });
    const notice = page.getByRole('status').filter({ hasText: 'Internet' });
    const [under, above] = [await notice.boundingBox(), await overlay.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    for (const open of [() => overlay.click(), () => page.getByRole('banner').getByRole('button', { name: 'Suche' }).click()]) {
      await open();
      await page.getByText('Das lässt sich ohne Verbindung zum Internet nicht öffnen.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/de');
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    }
  });

  test.each(['EN – English', 'Warenkorb'])('a link to another document leaves the visitor here: %s', async (name) => {
    const page = await offline('/de');
    await page.getByRole('banner').getByRole('link', { name }).click();
    await page.getByText('Das lässt sich ohne Verbindung zum Internet nicht öffnen.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/de');
    await page.context().setOffline(false);
    await page.getByText('Die Verbindung ist wieder da.').waitFor();
    await page.getByRole('banner').getByRole('link', { name }).click();
    await page.waitForURL((url) => url.pathname !== '/de');
  });

  test('another page whose failure the device hears of when it is online again comes at once; what fails online is not tried again and again', async () => {
    const page = await accompanied(await open('/de'));
    const failure = page.locator('main h1', { hasText: 'Keine Verbindung' });
    let asked = 0;
    await page.route('**/page-data/**', async (route) => ((await failure.count()) > 0 ? route.continue() : route.abort('internetdisconnected')));
    await page.evaluate(() => {
      // Without network while the failure is drawn, with one as soon as it is shown.
      const onLine = () => document.querySelector('main h1')?.textContent?.includes('Keine Verbindung') ?? false;
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: onLine });
    });
    await page.locator('main article a').first().click();
    await page.locator('main article header h1').waitFor();

    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true }));
    await page.unroute('**/page-data/**');
    await page.route('**/page-data/**', (route) => {
      asked++;
      return route.abort('internetdisconnected');
    });
    await page.getByRole('banner').locator('a[href="/de"]').first().click();
    await page.getByText('ein unbekannter Fehler ist aufgetreten', { exact: true }).waitFor();
    await settled(page);
    expect(asked).toBeLessThanOrEqual(2); // ahead of the click, and by it
  });

  test('another page says why it cannot be shown, and comes by itself', async () => {
    const page = await offline('/de');
    await page.locator('main article a').first().click();
    await page.getByRole('heading', { level: 1, name: /^Keine Verbindung$/ }).waitFor();
    expect(await page.title()).toMatch(/^Keine Verbindung/);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await page.getByRole('heading', { level: 1, name: /^Keine Verbindung$/ }).waitFor();
    await page.context().setOffline(false);
    await page.locator('main article header h1').waitFor();
    expect(await page.getByText('Keine Verbindung', { exact: true }).count()).toBe(0);
  });
});

test('where the browser keeps nothing, the theme still changes, a closed alert stays closed, and who is signed in is asked for', async () => {
  const page = await open('about:blank');
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const [alert] = await (await fetch(`${ownSite().url}/de/api/breaking-news/`)).json();
  const cookies = { 'top-alert-noeku': String(alert.id), signedIn: '1' };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: ownSite().url })));
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/user-details/'));
  await page.goto('/de/programm');
  await asked;
  await hydrated(page);
  expect(await page.getByText('Kaibrücke gesperrt').isVisible()).toBe(false);
  const button = page.getByRole('button', { name: 'Dunkle Ansicht' });
  const state = async () => [await page.locator('html').getAttribute('data-theme'), await button.getAttribute('aria-pressed')];
  await button.click();
  expect(await state()).toEqual(['dark', 'true']);
  await button.click();
  expect(await state()).toEqual(['light', 'false']);
});
