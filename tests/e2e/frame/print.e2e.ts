import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventPath } from '../../support/browser/open-states.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';

// A page on paper: an A4 page has so many pixels between its margins.
const open = useBrowser();
const paper = { width: 718, height: 1000 };

async function onPaper(page: Page): Promise<Page> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(paper);
  return page;
}

test.each([
  ['the home page', () => '/de'],
  ['the programme', () => '/de/programm'],
  ['an event', () => eventPath('de')],
])('%s is dark on white however dark the screen is, has the name of the house above and nothing to press or torn', async (_, path) => {
  const page = await hydrated(await open(await path(), { colorScheme: 'dark' }));
  const colours = () => page.locator('body').evaluate((body) => [getComputedStyle(body).color, getComputedStyle(body).backgroundColor]);
  const [dark, white] = [
    ['rgb(244, 243, 239)', 'rgb(19, 19, 18)'],
    ['rgb(17, 17, 17)', 'rgb(255, 255, 255)'],
  ];
  expect(await colours(), 'where the system says dark').toEqual(dark);
  expect(await page.locator('button:visible').count()).toBeGreaterThan(0);
  await onPaper(page);
  expect(await colours()).toEqual(white);

  expect(await page.locator('body > header a:visible').allTextContents()).toEqual(['Ostkai']);
  expect(await page.locator(':is(button, nav, search, aside[aria-label=Hinweis], [data-book], [download]):visible').count()).toBe(0);

  const stuck = await page
    .locator('body :is(header, aside, main *)')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility() && /sticky|fixed/.test(getComputedStyle(one).position)).map(({ className }) => className));
  expect(stuck).toEqual([]);
  const breaks = await page.locator('article[id^="event-"]').evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside));
  expect(breaks.filter((rule) => rule !== 'avoid')).toEqual([]);
  // Paper has no backgrounds: a mark that is white on a colour would be white on white.
  const marks = page.locator('main [data-state] strong');
  for (const [colour, background] of await marks.evaluateAll((all) =>
    all.map((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]),
  ))
    expect([colour, background]).toEqual([white[0], 'rgba(0, 0, 0, 0)']);
  const heights = await page.locator(':is(main, article) > div > picture').evaluateAll((pictures) => pictures.map(({ clientHeight }) => clientHeight));
  for (const height of heights) expect(height).toBeLessThanOrEqual((8 / 2.54) * 96 + 1);

  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await colours(), 'where the switch says dark').toEqual(dark);
  await onPaper(page);
  expect(await colours()).toEqual(white);
});
