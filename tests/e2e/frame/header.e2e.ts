import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusedElement } from '../../support/browser/geometry.ts';
import { eventPath } from '../../support/browser/open-states.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';

// The header sticks to the window: what one does in it leaves the page where it is.
const open = useBrowser();
const still = { reducedMotion: 'reduce' } as const;
const scrolledTo = async (page: Page, y: number) => {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await page.waitForFunction(() => document.querySelector('header[data-scrolled]'));
};
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the theme chosen in the menu is known to the switch of the header', async () => {
  const page = await hydrated(await open('/de', { viewport: { width: 1024, height: 800 } }));
  const dark = page.locator('header > div').getByRole('button', { name: 'Dunkle Ansicht' });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dunkle Ansicht' }).click();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 800 });
  const state = async () => [await page.locator('html').getAttribute('data-theme'), await dark.getAttribute('aria-pressed')];
  expect(await state()).toEqual(['dark', 'true']);
  await dark.click();
  expect(await state()).toEqual(['light', 'false']);
});

describe('the page stays where it is', () => {
  test('while one searches, and goes through the header by keyboard', async () => {
    const page = await hydrated(await open('/de', still));
    await scrolledTo(page, 2000);
    // By bare mouse and keyboard: Playwright's click and fill would scroll by themselves.
    const { x, y, width, height } = (await page.getByRole('banner').getByRole('button', { name: 'Suche' }).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForFunction(() => document.activeElement?.matches('[role=combobox]'));
    await page.keyboard.type('bach');
    await page.getByRole('option').first().waitFor();
    expect(await place(page)).toBe(2000);
    await page.keyboard.press('Escape');
    let inHeader = 0;
    for (; inHeader < 30; inHeader++) {
      await page.keyboard.press('Tab');
      const { hidden } = (await focusedElement(page)) ?? {};
      expect(hidden ?? null).toBeNull();
      if (await page.evaluate(() => !document.activeElement?.closest('header'))) break;
      expect(await place(page)).toBe(2000);
    }
    expect(inHeader).toBeGreaterThan(4);
  });

  test.each([
    ['header', 'body > header', 1366],
    ['header', 'body > header', 360],
    ['filters', 'main search', 1366],
    ['filters', 'main search', 768],
  ])('whatever has the focus in the %s (%s, %i px)', async (_, part, width) => {
    const page = await hydrated(await open('/de/programm', { ...still, viewport: { width, height: 700 } }));
    await scrolledTo(page, 1500);
    const moved = await page.locator(`${part} :is(a, button, summary):visible`).evaluateAll(async (all) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const found: string[] = [];
      for (const one of all) {
        scrollTo({ top: 1500, behavior: 'instant' });
        await painted();
        one.focus();
        await painted();
        if (Math.abs(scrollY - 1500) > 1) found.push(`${one.textContent} ${one.ariaLabel}: ${scrollY}`);
        one.blur();
      }
      return { found, count: all.length };
    });
    expect(moved.found).toEqual([]);
    expect(moved.count).toBeGreaterThan(1);
  });

  test('an anchor of the page comes to stand below the header, also while that has the focus', async () => {
    const page = await hydrated(await open(await eventPath('de'), still));
    await page.getByRole('link', { name: 'Ostkai, zur Startseite' }).focus();
    const tops = await page.locator('main [id]:is(section, article, h2)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          one.scrollIntoView({ behavior: 'instant' });
          const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          return atEnd ? 130 : Math.round(one.getBoundingClientRect().top);
        }),
    );
    expect(tops.length).toBeGreaterThan(0);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(130);
  });
});
