import { describe, expect, test } from 'vitest';
import { misfits, smallTargets } from '../../support/browser/geometry.ts';
import { pages } from '../../support/browser/open-states.ts';
import {
  axeWidths,
  axeWidthsOf,
  breaksTitles,
  canBeHit,
  descending,
  fits,
  hasText,
  largeText,
  narrow,
  passesAxe,
  reachWidths,
  still,
  withText,
} from '../../support/browser/walk.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';

// What opens on pages is in open-states.e2e.ts and programme/open-filters.e2e.ts.
const open = useBrowser();
const titled = ['home', 'programme', 'event', 'search'];

describe.each(Object.entries(pages))('the page %s', (name, path) => {
  test.each(['de', 'en'] as const)(
    '%s: axe finds nothing; it fits at 320 px, also where the text is half as large again or twice as large, or a title the longest; no target is smaller than 24 px',
    async (language) => {
      const forAxe = axeWidthsOf(language, axeWidths);
      // Narrower in German, wider in English: each page has come to life in a wide window and in a narrow one.
      const narrower = descending(...forAxe, ...reachWidths);
      const widths = language === 'de' ? narrower : narrower.toReversed();
      const page = await hydrated(await open(await path(language), still(widths[0])));
      for (const width of widths) {
        await narrow(page, width);
        if (reachWidths.includes(width)) await canBeHit(page, `${width} px`);
        if (forAxe.includes(width)) await passesAxe(page, width, language);
      }
      await fits(await narrow(page, 320), '320 px');
      // As extensions and some browsers do it: the steps of the layout, which count in the browser's own size, stay where they are.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await fits(page, 'text alone twice as large');
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      for (const [pixels, sizes] of [
        [32, [largeText.width, 320]],
        [24, [360]],
      ] as const) {
        await withText(page, pixels);
        for (const width of sizes) await fits(await narrow(page, width), `${width} px with text of ${pixels} px`);
        await canBeHit(page, `text of ${pixels} px`);
        await hasText(page, pixels);
      }
      if (language !== 'de' || !titled.includes(name)) return;
      await withText(page, 16);
      await breaksTitles(page);
    },
  );
});

test.each(['/de', '/en/events', '/eventim-template'])('%s: without script the menu is below the header, and fits at 320 px', async (path) => {
  // The template has no script of ours, but runs where scripts do.
  const page = await open(path, { ...still(320), javaScriptEnabled: path === '/eventim-template' });
  expect(await misfits(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await page.locator('body > header p[data-state]').isVisible()).toBe(true);
  expect(await page.locator('body > header button:visible').count()).toBe(0);
  const section = page.locator('#primary-menu summary').first();
  await section.click();
  await page.locator('#primary-menu details[open] a').first().waitFor();
  expect(await misfits(page)).toEqual([]);
});

test('the template for external shops leaves their buttons alone', async () => {
  const page = await open('/eventim-template');
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'In den Warenkorb' });
    document.querySelector('main')?.after(button);
  });
  expect(await page.getByRole('button', { name: 'In den Warenkorb' }).isVisible()).toBe(true);
  expect(await page.locator('body > header').getByRole('button', { name: 'Suche' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: /Menü öffnen|Dunkle Ansicht|schließen/ }).count()).toBe(0);
});

test('the skip link comes first and leads to the content', async () => {
  const page = await hydrated(await open('/de/programm'));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zum Inhalt springen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
