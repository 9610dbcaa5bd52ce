import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusedElement } from '../../support/browser/geometry.ts';
import { eventPath } from '../../support/browser/open-states.ts';
import { useBrowser } from '../../support/browser.ts';
import { add, alive, bookable, openOnCard, plus, programmeOf, widget } from '../../support/shop/booking.ts';

const open = useBrowser();

const isInView = (page: Page) =>
  add(page).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return bottom <= innerHeight && [left + 20, right - 20].every((x) => button.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  });

async function hiddenStops(page: Page) {
  const hidden: unknown[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press(key);
      const focused = await focusedElement(page);
      if (focused?.hidden) hidden.push(focused);
    }
  }
  return hidden;
}

test.each(['/de/programm', '/de', 'event'])(
  'on a phone the widget keeps the way into the cart in reach, and nothing that has the focus under it: %s',
  async (path) => {
    const page = await open(path === 'event' ? await eventPath('de') : path, { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
    await alive(page);
    await page.locator('main a[data-book]').last().click();
    await plus(page).click();
    const [own, row] = await widget(page).evaluate((element) => [element, element.parentElement].map((one) => one?.getBoundingClientRect().width));
    expect(own, 'as wide as what it stands in').toBe(row);
    await expect.poll(() => isInView(page)).toBe(true);
    expect(await hiddenStops(page)).toEqual([]);
  },
);

test.each([
  [360, 640],
  [1366, 768],
])('at %d × %d sum and way into the cart are in view from the start, and no more than a fifth of the window sticks above', async (width, height) => {
  const event = await bookable('groups');
  const page = await open(programmeOf(event), { viewport: { width, height }, reducedMotion: 'reduce' });
  await openOnCard(page, event);
  await expect.poll(() => isInView(page)).toBe(true);
  await plus(page).click();
  await plus(page, 1).click();
  await widget(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  expect(await isInView(page)).toBe(true);
  expect(await widget(page).getByText('2 Karten').isVisible()).toBe(true);
  const above = await page.evaluate(() => {
    const sticking = [...document.querySelectorAll('header, search')].filter((bar) => getComputedStyle(bar).position === 'sticky');
    return Math.max(...sticking.map((bar) => bar.getBoundingClientRect().bottom));
  });
  expect(above).toBeLessThanOrEqual(height / 5);
  expect(await hiddenStops(page)).toEqual([]);
});

test('at 1366 × 768 the chips of chosen filters take no row of their own', async () => {
  const event = await bookable('groups');
  const page = await open(programmeOf(event), { viewport: { width: 1366, height: 768 } });
  const bar = page.locator('main search');
  await bar.locator('ul').waitFor();
  expect(await bar.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(70);
});
