import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enter, existsAt, openStates } from '../../support/browser/open-states.ts';
import { hydrated, settled, useBrowser } from '../../support/browser.ts';
import { bookable, openOnCard, programmeOf, widget } from '../../support/shop/booking.ts';

// A mouse presses on words too, and words take no focus: what has been opened must not take that for a way out.
const open = useBrowser();
const opened = ['details[open] > :not(summary)', 'dialog[open]', '[role=listbox]', '[data-booking-widget]'].join();

async function press(page: Page, at: { x: number; y: number }): Promise<void> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.up();
}

/** Words in view in what is open, at most six, that no link, control or label makes into something to click. */
const words = (page: Page) =>
  page.evaluate((selector) => {
    const active = 'a, button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"]), [role=option]';
    const found: { x: number; y: number }[] = [];
    for (const panel of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text && found.length < 6; text = texts.nextNode()) {
        if (!text.textContent?.trim() || text.parentElement?.closest(active)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { x, y, width, height } = range.getBoundingClientRect();
        const at = { x: x + Math.min(width, 40) / 2, y: y + height / 2 };
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit && panel.contains(hit) && !hit.closest(active)) found.push(at);
      }
    }
    return found;
  }, opened);

const countOpened = (page: Page) => page.locator(opened).filter({ visible: true }).count();

async function staysOpen(page: Page, quiet?: number): Promise<number> {
  await settled(page, quiet); // a widget comes into view a moment after it has opened, and its words with it
  const before = await countOpened(page);
  const places = await words(page);
  for (const place of places) {
    await press(page, place);
    expect(await countOpened(page), JSON.stringify(place)).toBe(before);
  }
  return places.length;
}

describe.each(openStates)('$name', (state) => {
  test('stays when its words are pressed, at 1366 and 360 px', async () => {
    const widths = [1366, 360].filter((width) => existsAt(state, width));
    const viewport = { width: widths[0] ?? 0, height: 900 };
    const page = await enter(await open(await state.path('de'), { viewport, reducedMotion: 'reduce' }), state, 'de');
    for (const width of widths) {
      await page.setViewportSize({ ...viewport, width });
      await page.locator(state.shown).first().waitFor();
      await staysOpen(page, 100);
    }
  });
});

test.each([360, 1366])('a booking stays when its words are pressed at %i px', async (width) => {
  const event = await bookable('groups');
  const page = await open(programmeOf(event), { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await openOnCard(page, event);
  await widget(page).getByRole('button', { name: 'Ermäßigungen' }).first().waitFor();
  expect(await staysOpen(page)).toBeGreaterThan(2);
});

test('the name of an option chooses it, and the name of the month leaves the calendar open', async () => {
  const page = await hydrated(await open('/de/programm'));
  await page.locator('summary', { hasText: 'Ort' }).click();
  await page.locator('details[open] label', { hasText: 'Kammersaal' }).click();
  await page.waitForURL(/room=\d+/);
  await page
    .getByRole('radio', { name: /Kammersaal/ })
    .and(page.locator(':checked'))
    .waitFor();
  await page.locator('summary', { hasText: 'Datum' }).click();
  for (const part of ['header h2', 'th', 'header']) {
    await page.locator(`details[open] ${part}`).first().click();
    expect(await page.getByRole('grid').isVisible(), part).toBe(true);
  }
});

test('a press beside an open filter closes it', async () => {
  const page = await hydrated(await open('/de/programm'));
  await page.locator('summary', { hasText: 'Ort' }).click();
  await page.getByRole('radio', { name: /Kammersaal/ }).waitFor();
  await page.locator('main h1').click();
  expect(await page.locator('details[open]').count()).toBe(0);
});
