import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answer, foreignFrames, layer, makeEmbedsPage, openSettings } from '../../support/browser/consent.ts';
import { focusedControlProblems } from '../../support/browser/focused-control.ts';
import { watchForeign } from '../../support/browser/foreign-requests.ts';
import { focusedElement, resize } from '../../support/browser/geometry.ts';
import { missedControls } from '../../support/browser/missed-controls.ts';
import { accessibilityProblems, accompanied, colourProblems, settled, useBrowser } from '../../support/browser.ts';

// What nobody may load before a visitor has allowed it (E §4, §9 “Cookie dialog”).
const open = useBrowser();

let embedsPath: Promise<string> | undefined;
const embedsPage = (): Promise<string> => {
  embedsPath ??= open('/de').then(makeEmbedsPage);
  return embedsPath;
};

async function tabProblems(page: Page, within: string): Promise<string[]> {
  const controls = page.locator(`${within} :is(a[href], button, input, summary)`);
  await controls.first().focus();
  for (const key of ['Tab', 'Shift+Tab']) await page.keyboard.press(key); // as the keyboard brings it there
  await page.evaluate(() => Object.assign(window, { passedControls: [] }));
  const problems: string[] = [];
  for (let stop = await controls.count(); stop > 0; stop -= 1) {
    if (!(await page.evaluate((selector) => Boolean(document.activeElement?.closest(selector)), within))) break;
    problems.push(...(await focusedControlProblems(page)));
    await page.keyboard.press('Tab');
  }
  return [...problems, ...(await missedControls(page, within))];
}

describe('the first layer', () => {
  test('is first for the keyboard, keeps nobody from reading, and is quiet on imprint, privacy and terms', async () => {
    const page = await open('/de', { isUndecided: true });
    await page.locator(layer).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate((selector) => document.activeElement?.closest(selector) !== null, layer)).toBe(true);
    const stops: string[] = [];
    for (let stop = 0; stop < 5; stop++) {
      stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(stops).toEqual(['Datenschutz', 'Ablehnen', 'Zustimmen', 'Auswählen', 'Zum Inhalt springen']);
    await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
    await page.locator(layer).waitFor({ state: 'detached' });
    await page.goBack();
    await page.locator(layer).waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settled(page);
    const [end, begin] = await page.evaluate(
      (selector) => [
        document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? 0,
        document.querySelector(selector)?.getBoundingClientRect().top ?? 0,
      ],
      layer,
    );
    expect(end).toBeLessThanOrEqual((begin ?? 0) + 1);
  });

  test('refusing is as easy as consenting: both answers look alike in both themes', async () => {
    const page = await open('/de', { isUndecided: true });
    await page.locator(layer).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1366, 320]) {
        await resize(page, width);
        const looks = await page.locator(layer).evaluate((region) =>
          [...region.querySelectorAll('button')].slice(0, 2).map((button) => {
            const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity, textDecorationLine } = getComputedStyle(button);
            const { width: w, height: h } = button.getBoundingClientRect();
            return JSON.stringify({
              color,
              backgroundColor,
              borderColor,
              borderWidth,
              fontSize,
              fontWeight,
              opacity,
              textDecorationLine,
              w: Math.round(w),
              h: Math.round(h),
              tab: button.tabIndex,
            });
          }),
        );
        expect(new Set(looks).size, looks.join('\n')).toBe(1);
      }
      expect(await colourProblems(page, 'section[aria-label="Dienste anderer"]')).toEqual([]);
    }
  });

  test.each([
    ['320 px', { width: 320, height: 568 }],
    ['360 px', { width: 360, height: 740 }],
    ['1366 px', { width: 1366, height: 768 }],
    ['200 % of 1366 px', { width: 683, height: 450 }],
  ])('axe finds nothing at %s, in the question and in its details, and purposes, countries and withdrawal are read without scrolling', async (_, viewport) => {
    const page = await open('/de', { isUndecided: true, viewport });
    await page.locator(layer).waitFor();
    expect(await page.locator(layer).evaluate((region) => region.scrollHeight - region.clientHeight)).toBeLessThanOrEqual(1);
    expect(await page.locator(layer).textContent()).toMatch(/Zwecke: .*außerhalb des EWR: .*jederzeit/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator(layer).getByRole('button', { name: 'Auswählen' }).click();
    await page.locator('dialog[open] input').first().waitFor();
    expect(await page.locator('dialog[open] input:checked').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator('dialog[open] li input').first().check();
    expect(await page.locator('dialog[open] input:indeterminate').count()).toBe(1);
    for (const summary of await page.locator('dialog[open] summary').all()) await summary.click();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await colourProblems(page, 'dialog[open]')).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const sizes = await page
      .locator('dialog[open] button', { hasText: /^Alle/ })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => `${Math.round(width)} × ${height}`));
    expect([sizes.length, new Set(sizes).size], sizes.join()).toEqual([2, 1]);
    expect(await tabProblems(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Auswählen');
  });

  test('the choice holds in the other language, can be changed from the foot, and the focus goes back there', async () => {
    const page = await open('/de', { isUndecided: true });
    await answer(page, 'Ablehnen');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.goto('/en/events');
    await accompanied(page);
    await settled(page);
    expect(await page.locator(layer).count()).toBe(0);
    await openSettings(page);
    await page.getByLabel('YouTube', { exact: true }).check();
    await page.getByRole('button', { name: 'Save the choice' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie settings');
    expect(await page.evaluate(() => document.cookie)).toMatch(/consent=1\.\d+\.youtube(;|$)/);
    expect(await focusedElement(page)).not.toBeNull();
  });
});

describe('one embed', () => {
  const first = (page: Page) => page.locator('figure:has([data-frame*="youtube-nocookie"])').first();

  test('is shown for this time alone, or always', async () => {
    const embeds = await embedsPage();
    const page = await open('about:blank');
    await watchForeign(page.context());
    await page.goto(embeds);
    await first(page).getByRole('button', { name: 'Nur dieses Mal' }).click();
    await expect.poll(() => foreignFrames(page)).toBe(1);
    await page.reload();
    await first(page).getByRole('button', { name: 'Immer' }).waitFor();
    expect(await foreignFrames(page)).toBe(0);
    await first(page).getByRole('button', { name: 'Immer' }).click();
    await expect.poll(() => foreignFrames(page)).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => foreignFrames(page)).toBeGreaterThan(0);
    const sources = await page.locator('iframe[src^="https://"]').evaluateAll((all) => all.map((frame) => frame.getAttribute('src') ?? ''));
    expect(sources.filter((source) => !source.startsWith('https://www.youtube-nocookie.com/') || source.includes('autoplay'))).toEqual([]);
  });

  test('without script it is a link, and so is the way to the settings', async () => {
    const page = await open(await embedsPage(), { javaScriptEnabled: false, isUndecided: true });
    expect(await foreignFrames(page)).toBe(0);
    expect(await first(page).locator('a[href^="https://www.youtube.com/"]').first().isVisible()).toBe(true);
    expect(await page.locator('footer a[data-consent]').getAttribute('href')).toBe('/de/datenschutz');
  });
});

test('a browser that refuses with each request is not asked, and nothing is loaded', async () => {
  const page = await open('about:blank', { isUndecided: true });
  const embeds = await embedsPage();
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
  await page.goto(embeds);
  await page.locator('[data-enhanced][data-frame]').first().waitFor();
  expect([await page.locator(layer).count(), await foreignFrames(page)]).toEqual([0, 0]);
  await openSettings(page);
  expect(await page.locator('dialog[open]').textContent()).toContain('Global Privacy Control');
});
