import { expect, test } from 'vitest';
import { focusedPlace } from '../../support/browser/geometry.ts';
import { eventPath } from '../../support/browser/open-states.ts';
import { useBrowser } from '../../support/browser.ts';
import { add, alive, plus, widget } from '../../support/shop/booking.ts';

const open = useBrowser();

test.each(['/de/programm', '/de', 'event'])(
  'on a phone the widget keeps the way into the cart in reach, and nothing that has the focus under it: %s',
  async (path) => {
    const page = await open(path === 'event' ? await eventPath('de') : path, { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
    await alive(page);
    await page.locator('main a[data-book]').last().click();
    await plus(page).click();
    const [own, row] = await widget(page).evaluate((element) => [element, element.parentElement].map((one) => one?.getBoundingClientRect().width));
    expect(own, 'as wide as what it stands in').toBe(row);
    const reached = async () => {
      const { bottom } = await add(page).evaluate((button) => button.getBoundingClientRect().toJSON());
      const isOnTop = await add(page).evaluate((button) => {
        const { left, right, top, height } = button.getBoundingClientRect();
        return [left + 20, right - 20].every((x) => button.contains(document.elementFromPoint(x, top + height / 2)));
      });
      return bottom <= 640 && isOnTop;
    };
    await expect.poll(reached).toBe(true);
    const hidden: unknown[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 20; stop++) {
        await page.keyboard.press(key);
        const place = await focusedPlace(page);
        if (place?.hidden) hidden.push(place);
      }
    }
    expect(hidden).toEqual([]);
  },
);
