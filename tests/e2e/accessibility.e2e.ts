import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enter, existsAt, type OpenState, openStates, pages } from '../support/browser/open-states.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../support/browser.ts';

const open = useBrowser();
const height = 900;
const languages = ['de', 'en'] as const;
/** Nothing fades: what axe looks at stands at once. */
const still = (width: number) => ({ viewport: { width, height }, reducedMotion: 'reduce' as const });

/** What axe finds in the light theme, and of the colours in the dark one, which are the same in every language. */
async function problemsInBoth(page: Page, language: (typeof languages)[number], within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  if (language !== 'de') return languageProblems(page, within);
  const light = await accessibilityProblems(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await colourProblems(page, within)).map((problem) => `dark: ${problem}`)];
}

/** The part of the page in which a state stands now, as a selector. */
async function partOf(page: Page, { shown }: OpenState): Promise<string> {
  const mark = 'data-open-state';
  await page.locator(`[${mark}]`).evaluateAll((marked, mark) => marked.forEach((one) => void one.removeAttribute(mark)), mark);
  await page
    .locator(shown)
    .first()
    .evaluate((element, mark) => {
      const part = element.closest('dialog') ?? element.closest('details, search, nav, aside, form') ?? element;
      part.setAttribute(mark, '');
    }, mark);
  return `[${mark}]`;
}

// What another language can change is what is said, not what stands where: one width shows it.
describe.each(Object.entries(pages))('the page %s', (_, path) => {
  test.each([
    ['de', [1366, 360]],
    ['en', [360]],
  ] as const)('%s: axe finds nothing at %j px', async (language, widths) => {
    const page = await hydrated(await open(await path(language), still(widths[0])));
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      expect(await problemsInBoth(page, language), `${width} px`).toEqual([]);
    }
  });
});

// The page around it is looked at above; with what has opened it is once more, in one language at one width.
describe.each(openStates)('$name', (state) => {
  const widths = [1366, 360].filter((width) => existsAt(state, width));

  test.each([
    ['de', widths],
    ['en', widths.slice(-1)],
  ] as const)('%s: axe finds nothing while it is open, at %j px', async (language, sizes) => {
    const page = await enter(await open(await state.path(language), still(sizes[0] ?? 0)), state, language);
    for (const width of sizes) {
      await page.setViewportSize({ width, height });
      await page.locator(state.shown).first().waitFor();
      const isFirst = language === 'de' && width === sizes[0];
      expect(await problemsInBoth(page, language, isFirst ? undefined : await partOf(page, state)), `${width} px`).toEqual([]);
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
