import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { automaticLoads, pageSize } from '../../../src/features/programme/limits.ts';
import { focusedPlace } from '../../support/browser/geometry.ts';
import { pages } from '../../support/browser/open-states.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';

// On every page the focus is never hidden. Frames come as fast as they can be drawn, for each stop is looked at after two of them.
const open = useBrowser(['--disable-frame-rate-limit', '--disable-gpu-vsync']);

describe.each(Object.entries(pages))('the page %s', (_, path) => {
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
