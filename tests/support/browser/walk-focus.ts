import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusedElement, resize } from './geometry.ts';

/** Windows in px: a phone, a desktop that is not high, a phone on its side. */
export const focusWindows = [
  [360, 780],
  [1366, 768],
  [740, 360],
] as const;

type Walk = {
  windows?: readonly (readonly [width: number, height: number])[];
  /** From end to end; else from where the skip link leads to the end of what is the page's own. */
  isWhole?: boolean;
  /** Asked of a place that is hidden: whether it can be seen all the same. */
  isSeen?: (page: Page) => Promise<boolean>;
};

/** Down by Tab and up by Shift and Tab. */
export async function hidesNoFocus(page: Page, { windows = focusWindows, isWhole = false, isSeen = async () => false }: Walk = {}): Promise<void> {
  for (const [width, height] of windows) {
    await resize(page, width, height);
    await page.evaluate(() => scrollTo(0, 0));
    const hidden: string[] = [];
    if (!isWhole) await page.locator('main').focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      let stops = 0;
      let wasInMain = false;
      for (; stops < 400; stops++) {
        await page.keyboard.press(key);
        if (stops === 0) await page.waitForFunction(() => document.activeElement !== document.body); // into the frame of another process it takes a moment
        const focused = await focusedElement(page);
        if (!focused) break;
        if (focused.hidden && !(await isSeen(page))) hidden.push(`${width} × ${height} px, ${key} ${focused.name}: ${focused.hidden}`);
        if (!isWhole && wasInMain && !focused.isInMain) break;
        wasInMain ||= focused.isInMain;
      }
      expect(stops, `${width} × ${height} px, ${key}`).toBeGreaterThan(isWhole ? 20 : 2);
    }
    expect(hidden).toEqual([]);
  }
}
