import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { automaticLoads, pageSize } from '../../src/features/programme/limits.ts';
import { hydrated, useBrowser } from '../support/browser.ts';
import { focusedPlace, misfits, smallTargets } from '../support/geometry.ts';
import { enter, existsAt, openStates, pages } from '../support/open-states.ts';

// In every page and every open state: it fits, it can be hit, and the focus is never hidden.
const open = useBrowser();
const openWithLargeText = useBrowser(['--blink-settings=defaultFontSize=32']);
const openWithLargerText = useBrowser(['--blink-settings=defaultFontSize=24']);
const languages = ['de', 'en'] as const;
const at = (width: number) => ({ viewport: { width, height: 780 } });

/** A window in which every step of the layout comes as at half its width, since the text is twice as large. */
const [largeText, meant] = [1366, 683];

describe.each(Object.entries(pages))('the page %s', (_, path) => {
  test.each(languages)('%s: fits at 320 px and with text twice as large', async (language) => {
    const address = await path(language);
    expect(await misfits(await hydrated(await open(address, at(320))))).toEqual([]);
    expect(await misfits(await hydrated(await openWithLargeText(address, at(largeText)))), 'large text').toEqual([]);
  });

  test.each([
    [320, 32, openWithLargeText],
    [360, 24, openWithLargerText],
  ])('fits on a phone of %i px with text of %i px', async (width, _, openIt) => {
    for (const language of languages) {
      const page = await hydrated(await openIt(await path(language), at(width)));
      expect(await misfits(page), language).toEqual([]);
      expect(await smallTargets(page), language).toEqual([]);
    }
  });

  test('no target is smaller than 24 px', async () => {
    for (const width of [320, 768, 1366]) expect(await smallTargets(await hydrated(await open(await path('de'), at(width)))), `${width}`).toEqual([]);
  });

  test.each([
    [360, 780],
    [1366, 780],
    [740, 360],
  ])('nothing that has the focus is hidden at %i × %i px, going down and up', async (width, height) => {
    const page = await hydrated(await open(await path('de'), { viewport: { width, height }, reducedMotion: 'reduce' }));
    await loadedToTheEnd(page);
    await page.waitForLoadState('networkidle'); // a shop in a frame that is still on its way would lose the focus
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      let stops = 0;
      for (; stops < 400; stops++) {
        await page.keyboard.press(key);
        const place = await focusedPlace(page);
        if (!place) break;
        if (place.hidden) hidden.push(`${key} ${place.name}: ${place.hidden}`);
      }
      expect(stops).toBeGreaterThan(10);
    }
    expect(hidden).toEqual([]);
  });
});

// As extensions and some browsers do it: the steps of the layout, which count in the browser's own size, stay where they are.
test.each(Object.entries(pages))('%s: fits on a phone of 320 px where the text alone is twice as large', async (_, path) => {
  for (const language of languages) {
    const page = await hydrated(await open(await path(language), at(320)));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await misfits(page), language).toEqual([]);
  }
});

const longest = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenuraufführungsgesprächskonzert';

test.each([
  ...['home', 'programme', 'event', 'search'].map((name) => ({ name, path: pages[name] ?? String, open: async () => {} })),
  ...openStates.filter(({ name }) => name === 'overlay'),
])('the longest title breaks, rather than the page: $name', async (state) => {
  for (const width of [320, 360, 768, 1366]) {
    const page = await enter(await open(await state.path('de'), at(width)), state, 'de');
    await page
      .locator(':is(main, dialog) :is(article h1, :is(h2, h3, h4) > a, [rel=prev] b, [rel=next] b, li[aria-current=page])')
      .evaluateAll((titles, word) => titles.map((title) => title.replaceChildren(word)), longest);
    expect(await misfits(page), `${width}`).toEqual([]);
  }
});

/** The programme loads on by itself some times, which would push its last link away while it has the focus. */
async function loadedToTheEnd(page: Page): Promise<void> {
  if ((await page.getByRole('link', { name: 'Weitere Termine laden' }).count()) === 0) return;
  await page.waitForFunction(
    (most) => {
      document.querySelector('main a[rel=next]')?.scrollIntoView();
      return document.querySelectorAll('main article').length >= most;
    },
    pageSize * (1 + automaticLoads),
  );
  await page.evaluate(() => scrollTo(0, 0));
}

describe.each(openStates)('$name', (state) => {
  test.each(languages)('%s: fits at 320 px and with text twice as large', async (language) => {
    const address = await state.path(language);
    if (existsAt(state, 320)) expect(await misfits(await enter(await open(address, at(320)), state, language))).toEqual([]);
    if (existsAt(state, meant)) expect(await misfits(await enter(await openWithLargeText(address, at(largeText)), state, language)), 'large text').toEqual([]);
    if (existsAt(state, 1366)) expect(await misfits(await enter(await open(address, at(1366)), state, language)), '1366').toEqual([]);
  });

  test('no target is smaller than 24 px', async () => {
    for (const width of [320, 768, 1366].filter((one) => existsAt(state, one)))
      expect(await smallTargets(await enter(await open(await state.path('de'), at(width)), state, 'de')), `${width}`).toEqual([]);
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
