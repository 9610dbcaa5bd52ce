import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, colourProblems, hydrated, useBrowser } from '../support/browser.ts';
import { enter, existsAt, openStates, pages } from '../support/open-states.ts';

const open = useBrowser();

/** What axe finds in the light theme, and of the colours in the dark one. */
async function problemsInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await accessibilityProblems(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await colourProblems(page)).map((problem) => `dark: ${problem}`)];
}

describe.each(Object.entries(pages))('the page %s', (_, path) => {
  describe.each(['de', 'en'] as const)('%s', (language) => {
    test.each([360, 1366])('axe finds nothing at %i px, light and dark', async (width) => {
      const view = await hydrated(await open(await path(language), { viewport: { width, height: 900 } }));
      expect(await problemsInBoth(view)).toEqual([]);
    });
  });
});

describe.each(openStates)('$name', (state) => {
  const widths = [360, 1366].filter((width) => existsAt(state, width));

  test.each(['de', 'en'] as const)('%s: axe finds nothing while it is open', async (language) => {
    for (const width of widths) {
      const page = await open(await state.path(language), { viewport: { width, height: 900 } });
      expect(await problemsInBoth(await enter(page, state, language)), `${width} px`).toEqual([]);
    }
  });
});

test('the skip link comes first and leads to the content', async () => {
  const page = await hydrated(await open('/de/programm'));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zum Inhalt springen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
