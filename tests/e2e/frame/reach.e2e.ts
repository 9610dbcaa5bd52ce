import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { misfits, smallTargets } from '../../support/browser/geometry.ts';
import { enter, existsAt, openStates, pages } from '../../support/browser/open-states.ts';
import { hydrated, painted, useBrowser } from '../../support/browser.ts';

// In every page and every open state: it fits, and it can be hit. One page is made narrower step by step: its states stay open.
const open = useBrowser();
const languages = ['de', 'en'] as const;
const widths = [1366, 768, 320];
const height = 780;
const at = (width: number) => ({ viewport: { width, height }, reducedMotion: 'reduce' as const });

/** A window in which every step of the layout comes as at half its width, since the text is twice as large. */
const [largeText, meant] = [1366, 683];

/** What moves aside after a change of width may take a moment. */
async function fits(page: Page, what: string): Promise<void> {
  await expect.poll(() => misfits(page), { message: what }).toEqual([]);
}

async function canBeHit(page: Page, what: string): Promise<void> {
  await expect.poll(() => smallTargets(page), { message: what }).toEqual([]);
}

async function resize(page: Page, width: number): Promise<Page> {
  await page.setViewportSize({ width, height });
  await painted(page);
  return page;
}

/** Text of another size than 16 px, as readers set it in their browser: the steps of the layout come with it. */
async function withText(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await session.detach();
  await hasText(page, pixels);
}

/** Chromium sends a page its preferences anew now and then: a size that is lost would pass every check. */
const hasText = async (page: Page, pixels: number) =>
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${pixels}px`);

describe.each(Object.entries(pages))('the page %s', (_, path) => {
  test.each(languages)(
    '%s: fits at 320 px, also where the text is half as large again or twice as large; no target is smaller than 24 px',
    async (language) => {
      const page = await hydrated(await open(await path(language), at(1366)));
      for (const width of widths) {
        await resize(page, width);
        await canBeHit(page, `${width} px`);
      }
      await fits(page, '320 px');
      // As extensions and some browsers do it: the steps of the layout, which count in the browser's own size, stay where they are.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await fits(page, 'text alone twice as large');
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      for (const [pixels, sizes] of [
        [32, [largeText, 320]],
        [24, [360]],
      ] as const) {
        await withText(page, pixels);
        for (const width of sizes) await fits(await resize(page, width), `${width} px with text of ${pixels} px`);
        await canBeHit(page, `text of ${pixels} px`);
        await hasText(page, pixels);
      }
    },
  );
});

const longest = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenuraufführungsgesprächskonzert';

test.each([
  ...['home', 'programme', 'event', 'search'].map((name) => ({ name, path: pages[name] ?? String, shown: 'main', open: async () => {} })),
  ...openStates.filter(({ name }) => name === 'overlay'),
])('the longest title breaks, rather than the page: $name', async (state) => {
  const page = await enter(await open(await state.path('de'), at(1366)), state, 'de');
  for (const width of [1366, 768, 360, 320]) {
    await resize(page, width);
    await page
      .locator(':is(main, dialog) :is(article h1, :is(h2, h3, h4) > a, [rel=prev] b, [rel=next] b, li[aria-current=page])')
      .evaluateAll((titles, word) => titles.map((title) => title.replaceChildren(word)), longest);
    await fits(page, `${width} px`);
  }
});

describe.each(openStates)('$name', (state) => {
  const sizes = widths.filter((width) => existsAt(state, width));

  test.each(languages)('%s: fits, also with text twice as large, and no target is smaller than 24 px at any width', async (language) => {
    const page = await enter(await open(await state.path(language), at(sizes[0] ?? 0)), state, language);
    for (const width of sizes) {
      await resize(page, width);
      await page.locator(state.shown).first().waitFor();
      await fits(page, `${width} px`);
      await canBeHit(page, `${width} px`);
    }
    if (!existsAt(state, meant)) return;
    await withText(page, 32);
    await resize(page, largeText);
    await page.locator(state.shown).first().waitFor();
    await fits(page, 'text twice as large');
    await hasText(page, 32);
  });
});

test.each(['/de', '/en/events', '/eventim-template'])('%s: without script the menu is below the header, and fits at 320 px', async (path) => {
  // The template has no script of ours, but runs where scripts do.
  const page = await open(path, { ...at(320), javaScriptEnabled: path === '/eventim-template' });
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
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('afterend', '<div><button type="button">In den Warenkorb</button></div>'));
  expect(await page.getByRole('button', { name: 'In den Warenkorb' }).isVisible()).toBe(true);
  expect(await page.locator('body > header').getByRole('button', { name: 'Suche' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: /Menü öffnen|Dunkle Ansicht|schließen/ }).count()).toBe(0);
});
