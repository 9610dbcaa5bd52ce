import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageSize } from '../../../src/features/programme/limits.ts';
import type { Language } from '../../../src/i18n/language.ts';
import { href } from '../../../src/routes.ts';
import { focusedPlace, resize } from '../../support/browser/geometry.ts';
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
/** Header and footer are the same on all pages: these two, which have bars of their own beside them, are gone through from end to end. */
const whole = ['programme', 'event'];

test.each([
  ...Object.entries({ ...pages, ...shorter }).map(([name, path]) => ({ name, path, sizes })),
  { name: 'webshop with its list', path: pages.webshop ?? String, sizes: sizes.slice(0, 1) },
])('nothing of the page $name that has the focus is hidden, going down and up in three windows', async ({ name, path, sizes }) => {
  const page = await hydrated(await open(await path('de'), { reducedMotion: 'reduce' }));
  await page.waitForLoadState('networkidle'); // a shop in a frame that is still on its way would lose the focus,
  for (const frame of await page.locator('main iframe').all()) await frame.contentFrame().locator('a[href], button').first().waitFor(); // and one that is not yet drawn has no stops
  for (const [width, height] of sizes) {
    await resize(page, width, height);
    await page.evaluate(() => scrollTo(0, 0));
    const hidden: string[] = [];
    if (!whole.includes(name)) await page.locator('main').focus(); // where the skip link leads
    for (const key of ['Tab', 'Shift+Tab']) {
      let stops = 0;
      let wasInMain = false;
      for (; stops < 400; stops++) {
        await page.keyboard.press(key);
        const place = await focusedPlace(page);
        if (!place) break;
        if (place.hidden && !(await isSeenInFrame(page))) hidden.push(`${width} × ${height} px, ${key} ${place.name}: ${place.hidden}`);
        if (!whole.includes(name) && wasInMain && !place.isInMain) break;
        wasInMain ||= place.isInMain;
      }
      expect(stops, `${width} × ${height} px, ${key}`).toBeGreaterThan(whole.includes(name) ? 40 : 2);
    }
    expect(hidden).toEqual([]);
  }
});

/** Of a frame that is as high as its content, what has the focus inside counts: whether it stands below the header, or begins above the window's end. */
async function isSeenInFrame(page: Page): Promise<boolean> {
  for (const until = performance.now() + 500; performance.now() < until; ) if (await isSeenInFrameNow(page)) return true;
  return false;
}

async function isSeenInFrameNow(page: Page): Promise<boolean> {
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
