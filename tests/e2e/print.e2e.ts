import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { eventPath } from '../support/open-states.ts';

// A page on paper: an A4 page has so many pixels between its margins.
const open = useBrowser();
const paper = { width: 718, height: 1000 };

async function onPaper(page: Page): Promise<Page> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(paper);
  return page;
}

describe.each([
  ['the home page', () => '/de'],
  ['the programme', () => '/de/programm'],
  ['an event', () => eventPath('de')],
])('%s', (_, path) => {
  test.each(['system', 'switch'])('is dark on white, where the %s says dark', async (by) => {
    const page = await hydrated(await open(await path(), { colorScheme: 'dark' }));
    if (by === 'switch') await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    const colours = () => page.locator('body').evaluate((body) => [getComputedStyle(body).color, getComputedStyle(body).backgroundColor]);
    expect(await colours()).toEqual(['rgb(244, 243, 239)', 'rgb(19, 19, 18)']);
    await onPaper(page);
    expect(await colours()).toEqual(['rgb(17, 17, 17)', 'rgb(255, 255, 255)']);
  });

  test('has the name of the house above, and nothing to press', async () => {
    const page = await hydrated(await open(await path()));
    expect(await page.locator('button:visible').count()).toBeGreaterThan(0);
    await onPaper(page);
    expect(await page.locator('body > header a:visible').allTextContents()).toEqual(['Ostkai']);
    expect(await page.locator(':is(button, nav, search, aside[aria-label=Hinweis], [data-book], [download]):visible').count()).toBe(0);
  });

  test('nothing sticks, and no event is torn in two', async () => {
    const page = await onPaper(await hydrated(await open(await path())));
    const stuck = await page
      .locator('body :is(header, aside, main *)')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility() && /sticky|fixed/.test(getComputedStyle(one).position)).map(({ className }) => className),
      );
    expect(stuck).toEqual([]);
    for (const card of await page.locator('article[id^="event-"]').all()) expect(await card.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid');
    for (const picture of await page.locator(':is(main, article) > div > picture').all())
      expect(await picture.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual((8 / 2.54) * 96 + 1);
  });
});
