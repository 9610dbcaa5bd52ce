import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser();
const room = { de: 'kammersaal', en: 'chamber' } as const;
const field = (page: Page) => page.getByRole('combobox', { name: /Suchbegriff|Search term/ });
const searchPage = async (path = '/de/search', options?: BrowserContextOptions) => hydrated(await open(path, options));

describe('the form', () => {
  test('submitting empty text does nothing', async () => {
    const page = await searchPage();
    await field(page).fill('  ');
    await field(page).press('Enter');
    await page.locator('main').getByRole('button', { name: 'Suchen' }).click();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/de/search');
  });

  test('works without script', async () => {
    const page = await open('/de/search/events', { javaScriptEnabled: false });
    await field(page).fill(room.de);
    await field(page).press('Enter');
    await page.waitForURL((url) => url.pathname === '/de/search/events' && url.search === '?q=kammersaal');
    await page.getByRole('heading', { level: 2, name: /Veranstaltungen/ }).waitFor();
  });
});

describe('results', () => {
  test('are events with their number, and can be paged by links without script', async () => {
    const page = await open('/de/search?q=saal', { javaScriptEnabled: false });
    const { count } = await (await fetch(`${ownSite().url}/de/api/search/?query=saal`)).json();
    expect(await page.locator('main header > [role=status]').textContent()).toBe(`${count} Ergebnisse für „saal“`);
    expect(await page.locator('main article').count()).toBe(10);
    const first = await page.locator('main article').first().getAttribute('id');
    await page.getByRole('link', { name: 'Nächste Seite' }).first().click();
    await page.waitForURL((url) => url.pathname === '/de/search/events/2' && url.search === '?q=saal');
    expect(await page.locator('main article').first().getAttribute('id')).not.toBe(first);
    await page.getByRole('link', { name: 'Vorherige Seite' }).click();
    await page.waitForURL((url) => url.pathname === '/de/search/events');
  });

  test.each([
    ['/de/search?q=gibtesnicht', 'Ihre Suche ergab keine Treffer'],
    ['/en/search?q=nosuchthing', 'Your search did not return any results'],
  ])('%s: %s', async (path, words) => {
    const page = await searchPage(path);
    expect(await page.locator('main header > [role=status]').textContent()).toBe(words);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('where there are none, the keyboard leads on to what others look for, as a screen reader hears it', async () => {
    const page = await searchPage('/de/search?q=gibtesnicht');
    const others = page.getByRole('region', { name: 'Andere suchen' }).getByRole('link');
    await others.first().focus();
    const wanted = await others.first().textContent();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === wanted);
    await page
      .getByRole('heading', { level: 2, name: /Veranstaltungen|Weitere/ })
      .first()
      .waitFor();
    expect(await page.locator('main header > [role=status]').textContent()).toMatch(/^\d+ Ergebnisse? für/);
    expect(await others.count()).toBe(0);
  });

  test('before a search nothing is said of results; robots keep out', async () => {
    const page = await open('/en/search');
    await page.getByText('What are you looking for?').waitFor();
    expect(await page.getByRole('navigation', { name: 'Results' }).count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('none');
  });

  test.each(['/de/search/unsinn?q=saal', '/de/search/events/0?q=saal', '/de/search/events/9999?q=saal'])('%s is a 404', async (path) => {
    const page = await open('/de/search');
    expect((await page.goto(path))?.status()).toBe(404);
  });

  test('the way back brings the text of that search', async () => {
    const page = await searchPage('/de/search?q=studio');
    await field(page).fill(room.de);
    await field(page).press('Enter');
    await page.waitForURL(/q=kammersaal/);
    await page.goBack();
    await page.waitForURL(/q=studio/);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('main [role=combobox]')?.value === 'studio');
  });

  test('axe finds nothing in a category (all of them, and the form alone: frame/reach and open-states)', async () => {
    const page = await searchPage('/en/search/events?q=hall', { reducedMotion: 'reduce' });
    for (const width of [1366, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityProblems(page), `${width} px`).toEqual([]);
    }
  });
});
