import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, settled, useBrowser } from '../../support/browser.ts';

const open = useBrowser();
const cards = 'article[id^="event-"]';

describe('list', () => {
  test('loads on by itself three times, then by a button, and announces it; the footer is reached', { tags: 'core' }, async () => {
    const page = await hydrated(await open('/de/programm'));
    for (const loaded of [20, 30, 40]) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForFunction(([selector, n]) => document.querySelectorAll(String(selector)).length >= Number(n), [cards, loaded] as const);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const more = page.getByRole('link', { name: 'Weitere Termine laden' });
    await more.waitFor();
    expect(await page.locator(cards).count()).toBe(40);
    expect(await page.locator('footer').isVisible()).toBe(true);
    await more.click();
    await page.waitForFunction((selector) => document.querySelectorAll(selector).length >= 50, cards);
    await page
      .getByRole('status')
      .filter({ hasText: /\d+ Veranstaltungen geladen/ })
      .waitFor({ state: 'attached' });
    const ids = await page.locator(cards).evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article')?.id)).toBe(ids[40]);
  });

  test('the End key leads to the end of the page, and loads nothing on', async () => {
    const page = await hydrated(await open('/de/programm', { reducedMotion: 'reduce' }));
    const footer = async () => {
      await page.keyboard.press('End');
      return page.evaluate(() => document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? 1e6);
    };
    await expect.poll(footer).toBeLessThanOrEqual(901);
    await settled(page);
    expect(await page.locator(cards).count()).toBeLessThanOrEqual(20); // one page may have been on its way
    expect(await footer()).toBeLessThanOrEqual(901);
  });

  test('a page that is on its way when a filter changes does not join the new list', async () => {
    const page = await hydrated(await open('/de/programm'));
    const held: Route[] = [];
    await page.route(/\/api\/events\/\?page=2/, (route) => void held.push(route));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => held.length).toBe(1);
    await page.locator('summary', { hasText: 'Ort' }).press('Enter');
    await page.getByRole('radio', { name: /Kammersaal/ }).check();
    await page.getByRole('link', { name: 'Kammersaal entfernen' }).waitFor();
    // Where nobody waits for it any longer, there is nothing to go on with.
    await held[0]?.continue().catch(() => {});
    await page.keyboard.press('Escape');
    // The new list begins at its top: who scrolls before it has come scrolls once more.
    await page.waitForFunction((selector) => {
      scrollTo(0, document.body.scrollHeight);
      return document.querySelectorAll(selector).length >= 20;
    }, cards);
    for (const card of await page.locator(cards).all()) expect(await card.textContent()).toContain('Kammersaal');
  });

  test('back from an event restores list, scroll and focus', async () => {
    const page = await hydrated(await open('/de/programm'));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction((selector) => document.querySelectorAll(selector).length >= 20, cards);
    const link = page.locator(cards).nth(14).locator('h4 a');
    const id = await page.locator(cards).nth(14).getAttribute('id');
    await link.click();
    await page.waitForURL(/\/de\/programm\/[^/]+\/\d+/);
    await page.locator('h1').waitFor();
    await page.goBack();
    await page.waitForFunction((selector) => document.querySelectorAll(selector).length >= 20, cards);
    await page.waitForFunction((card) => document.activeElement?.closest('article')?.id === card, id);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  test('overlay=true on any page leads to the programme without it', async () => {
    const page = await open('/en?overlay=true');
    await page.waitForURL(/\/en\/events/);
    expect(new URL(page.url()).search).toBe('');
  });
});
