import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventPath } from '../../support/browser/open-states.ts';
import { accessibilityProblems, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser();
const overlay = (page: Page) => page.getByRole('link', { name: 'Programm und Karten', exact: true });
const top = (page: Page) => page.getByRole('button', { name: 'Nach oben' });
const tickets = (page: Page) => page.getByRole('navigation', { name: 'Immer zur Hand' }).getByRole('link', { name: /Karten kaufen/ });

async function events(): Promise<{ onSale: string; free: string; soldOut: string }> {
  const { results } = await (await fetch(`${ownSite().url}/de/api/events/?page_size=100`)).json();
  const find = (fits: (event: { availability: string | null; status: string }) => boolean) => String(results.find(fits)?.link.url);
  return {
    onSale: await eventPath('de'),
    free: find(({ availability, status }) => availability === null && status === 'scheduled'),
    soldOut: find(({ availability }) => availability === 'sold_out'),
  };
}

const scrollPage = async (page: Page, y: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
  await page.waitForFunction(
    () => document.querySelector('nav[aria-label="Immer zur Hand"], nav[aria-label="Always at hand"]')?.getAnimations({ subtree: true }).length === 0,
  );
};

describe('the sticky navigation', () => {
  test('shows the way to the overlay at once, the way back beyond half the window, and only that above the footer', async () => {
    const page = await hydrated(await open('/de'));
    expect(await overlay(page).isVisible()).toBe(true);
    expect(await top(page).isVisible()).toBe(false);
    await scrollPage(page, 440);
    expect(await top(page).isVisible()).toBe(false);
    await scrollPage(page, 460);
    await top(page).waitFor();
    expect(await overlay(page).isVisible()).toBe(true);
    await scrollPage(page, 1e6);
    await overlay(page).waitFor({ state: 'hidden' });
    expect(await top(page).isVisible()).toBe(true);
    await scrollPage(page, 460);
    await overlay(page).waitFor();
  });

  test('leads back to the top, with the focus', async () => {
    const page = await hydrated(await open('/de', { reducedMotion: 'reduce' }));
    await scrollPage(page, 1200);
    await top(page).click();
    await page.waitForFunction(() => scrollY === 0);
    await top(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  });

  test('has no way to the overlay on the pages of events', async () => {
    const { onSale } = await events();
    for (const path of ['/de/programm', onSale]) {
      const page = await hydrated(await open(path));
      expect(await overlay(page).count()).toBe(0);
      await scrollPage(page, 700);
      await top(page).waitFor();
    }
  });

  test("keeps an event's tickets in view beyond half the window, in the visitor's language", async () => {
    const { onSale } = await events();
    const page = await hydrated(await open(onSale));
    await scrollPage(page, 460);
    await tickets(page).waitFor();
    expect(await tickets(page).getAttribute('href')).toMatch(/^\/webshop\/event\/\d+$/);
    expect(await tickets(page).textContent()).toMatch(/\w\w \d\d\/\d\d\/\d{4}, \d\d\.\d\d(–\d\d\.\d\d)? Uhr/);
    await scrollPage(page, 1e6);
    await tickets(page).waitFor({ state: 'hidden' });
    await page.goto(onSale.replace('/de/programm', '/en/events'));
    await hydrated(page);
    await scrollPage(page, 460);
    expect(await page.getByRole('link', { name: /^Buy tickets .*\d{4}/ }).getAttribute('href')).toMatch(/\?lang=en$/);
  });

  test('offers no tickets where there are none', async () => {
    const { free, soldOut } = await events();
    for (const path of [free, soldOut]) {
      const page = await hydrated(await open(path));
      await scrollPage(page, 700);
      await top(page).waitFor();
      expect(await tickets(page).count()).toBe(0);
    }
  });

  test('its targets have at least 44 px', async () => {
    const { onSale } = await events();
    for (const path of ['/de', onSale]) {
      const page = await hydrated(await open(path, { viewport: { width: 360, height: 780 } }));
      await scrollPage(page, 700);
      await top(page).waitFor();
      const boxes = await page
        .locator('nav[aria-label="Immer zur Hand"] :is(a, button)')
        .filter({ visible: true })
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
      expect(boxes.length).toBeGreaterThan(0);
      expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

  test.each(['/de', '/en'])('%s: axe finds nothing with all of it shown', async (path) => {
    const page = await hydrated(await open(path));
    await scrollPage(page, 900);
    await page.locator('button[aria-label="Nach oben"], button[aria-label="Back to top"]').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('moves nothing when it comes, and rests before the footer without script', { tags: 'moving' }, async () => {
    const page = await hydrated(await open('/de'));
    await page.evaluate(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value); // a LayoutShift, which the DOM's types lack
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    for (const y of [300, 600, 1200, 1e6, 0]) await scrollPage(page, y);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.02); // put there above

    const plain = await open('/de', { javaScriptEnabled: false });
    await plain.evaluate(() => window.scrollTo(0, 1e6));
    const gap = await overlay(plain).evaluate(
      (element) => (document.querySelector('body > footer')?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom,
    );
    expect(gap).toBeGreaterThanOrEqual(0);
  });
});
