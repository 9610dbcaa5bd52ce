import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { focusWindows, hidesNoFocus } from '../../support/browser/walk-focus.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';

// As focus.e2e.ts, for the shop in a frame as high as its content; frames are drawn as fast as they can be.
const open = useBrowser({ flags: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] });

test.each([
  ['its cart', '/webshop/cart', focusWindows],
  ['its long list', '/webshop', focusWindows.slice(0, 1)],
] as const)('nothing of the webshop with %s that has the focus is hidden, going down and up', async (_, path, windows) => {
  const page = await hydrated(await open(path, { reducedMotion: 'reduce' }));
  await page.waitForLoadState('networkidle'); // a shop that is still on its way would lose the focus,
  for (const frame of await page.locator('main iframe').all()) await frame.contentFrame().locator('a[href], button').first().waitFor(); // and one that is not yet drawn has no stops
  await hidesNoFocus(page, { windows, isSeen: isSeenInFrame });
});

/** What has the focus inside the frame counts; half a second is left to what moves aside. */
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
