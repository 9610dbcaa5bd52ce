import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accompanied, answering, useBrowser } from '../../support/browser.ts';

// Back closes what lies over the page, and the rest of the history is as if it had never been.
const open = useBrowser({ moving: true });
const phone = { viewport: { width: 360, height: 740 } };
const address = (page: Page) => page.evaluate(() => location.pathname + location.search);

test('the menu: Back closes it, a link in it takes its place, its own button leaves nothing behind', async () => {
  const page = await accompanied(await open('/de', phone));
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const burger = page.getByRole('button', { name: 'Menü öffnen' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await burger.click();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: 'hidden' });
  expect(await address(page)).toBe('/de');
  await burger.click();
  await menu.getByRole('button', { name: 'Menü schließen' }).click();
  await menu.waitFor({ state: 'hidden' });
  await page.evaluate(() => fetch('/de/api/opening-hours-today/').then((answer) => answer.text()));
  expect(asked).not.toContain('/page-data/de'); // the router was told of nothing
  await burger.click();
  await menu.locator('a[href="/de/programm"]').first().dispatchEvent('click'); // it may be folded into its entry
  await page.waitForURL('**/de/programm');
  await menu.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL(/\/de$/);
  expect(await menu.isVisible()).toBe(false);
  await page.goForward();
  await page.waitForURL('**/de/programm');
});

test('the overlay: Back closes it, and the page is where it was', async () => {
  const page = await accompanied(await open('/de', phone));
  await page.locator('a[aria-haspopup=dialog]:not([data-consent])').click();
  const overlay = page.getByRole('dialog');
  await overlay.waitFor();
  await page.goBack();
  await overlay.waitFor({ state: 'hidden' });
  expect(await address(page)).toBe('/de');
});

test('the filters: Back closes them and keeps the choice, which is a step of its own', async () => {
  const page = await accompanied(await open('/de/programm', phone));
  await answering(page, 'main search button');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('dialog');
  await filters.locator('summary').first().click();
  await filters.locator('input[type=radio]:enabled:visible').nth(1).click();
  await page.waitForURL(/\?\w+=\d+$/);
  const chosen = await address(page);
  await page.goBack();
  await filters.waitFor({ state: 'hidden' });
  expect(await address(page)).toBe(chosen);
  await page.goBack();
  await page.waitForURL(/\/de\/programm$/);
});

test('the filters: a choice is kept where Back comes before its list is drawn', async () => {
  const page = await accompanied(await open('/de/programm', phone));
  await answering(page, 'main search button');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('dialog');
  await filters.locator('summary').first().click();
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, title, to) => {
      replace(state, title, to);
      if (!String(to).includes('?')) return;
      history.replaceState = replace;
      history.back(); // the address has the choice, the page has not
    };
  });
  await filters.locator('input[type=radio]:enabled:visible').nth(1).click();
  await filters.waitFor({ state: 'hidden' });
  expect(await address(page)).toMatch(/\?\w+=\d+$/);
});

test.each([
  ['/de/blog', 'h2 a', 5],
  ['/de/team', 'section li a', 18],
  ['/de/abonnements', 'h2 a, h3 a', 4],
  ['/de/abonnements/orchester-am-kai/1', 'article[id^="event-"] h3 a, article[id^="event-"] h4 a', 2],
  ['/de/venues', 'h2 a', 1],
])('%s: Back finds the place and the focus where one left', async (path, links, nth) => {
  const page = await accompanied(await open(path));
  const link = page.locator('main').locator(links).nth(nth);
  await link.focus();
  const words = await link.textContent();
  const before = await page.evaluate(() => scrollY);
  await link.press('Enter');
  await page.waitForURL((url) => url.pathname !== path);
  await page.waitForFunction(() => document.activeElement?.id === 'main-content');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === path);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words);
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), before)).toBeLessThan(20);
});
