import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSize } from '../../../src/features/programme/limits.ts';
import type { Language } from '../../../src/i18n/language.ts';
import { href } from '../../../src/routes.ts';
import { focusedPlace } from '../../support/browser/geometry.ts';
import { pages } from '../../support/browser/open-states.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// On every page the focus is never hidden. Frames come as fast as they can be drawn, for each stop is looked at after two of them.
const open = useBrowser({ flags: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] });

/** Rows of a kind are the same however many: the end of the programme has enough of them, and the cart is a shop without its long list. */
const shorter: Record<string, (language: Language) => string | Promise<string>> = { programme: lastDays, webshop: () => '/webshop/cart' };
const sizes = [
  [360, 780],
  [1366, 780],
  [740, 360],
] as const;

describe.each([
  ...Object.entries({ ...pages, ...shorter }).map(([name, path]) => ({ name, path, sizes })),
  { name: 'webshop with its list', path: pages.webshop ?? String, sizes: sizes.slice(0, 1) },
])('the page $name', ({ path, sizes }) => {
  test.each(sizes)('nothing that has the focus is hidden at %i × %i px, going down and up', async (width, height) => {
    const page = await hydrated(await open(await path('de'), { viewport: { width, height }, reducedMotion: 'reduce' }));
    await page.waitForLoadState('networkidle'); // a shop in a frame that is still on its way would lose the focus,
    for (const frame of await page.locator('main iframe').all()) await frame.contentFrame().locator('a[href], button').first().waitFor(); // and one that is not yet drawn has no stops
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      let stops = 0;
      for (; stops < 400; stops++) {
        await page.keyboard.press(key);
        const place = await focusedPlace(page);
        if (!place) break;
        if (place.hidden && !(await isSeenInFrame(page))) hidden.push(`${key} ${place.name}: ${place.hidden}`);
      }
      expect(stops).toBeGreaterThan(10);
    }
    expect(hidden).toEqual([]);
  });
});

/** Of a frame that is as high as its content, what has the focus inside counts: whether it stands below the header, or begins above the window's end. */
async function isSeenInFrame(page: Page): Promise<boolean> {
  const element = await page.evaluateHandle(() => document.activeElement);
  const [frame, box] = [await element.asElement()?.contentFrame(), await element.asElement()?.boundingBox()];
  if (!frame || !box) return false;
  const inside = await frame.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON());
  const header = await page.locator('header').first().boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return inside && box.y + inside.top >= (header?.height ?? 0) - 1 && box.y + inside.top + inside.height / 2 <= height;
}

/** The programme from the day on with which its last page begins: it has no more to load. */
async function lastDays(language: Language): Promise<string> {
  const list = `${ownSite().url}/${language}/api/events/`;
  const { count } = await (await fetch(list)).json();
  const { results } = await (await fetch(`${list}?page=${Math.ceil(count / pageSize)}`)).json();
  const [year, month, day] = String(results[0].date_start).slice(0, 10).split('-');
  return `${href('programme', language)}?date=${day}-${month}-${year}`;
}
