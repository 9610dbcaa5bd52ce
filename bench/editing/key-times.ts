import type { Locator, Page } from 'playwright-core';

const keys = 80;
const warmUp = 10;
/** ms between keys, of somebody who types fast. */
const rhythm = 60;
/** ms in which what follows the opening and the focus has ended. */
const rest = 1_000;

/** ms from each key to the frame in which it is seen. */
export async function timesOfKeys(page: Page, text: Locator): Promise<number[]> {
  await page.waitForTimeout(rest);
  await text.click();
  await page.waitForFunction(() => (document.activeElement as HTMLElement | null)?.isContentEditable); // only elements of HTML are typed into
  await page.waitForTimeout(rest);
  const times = await page.evaluateHandle(() => {
    const times: number[] = [];
    const after = ({ timeStamp }: KeyboardEvent) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
    addEventListener('keydown', after, { capture: true });
    return times;
  });
  for (let key = 0; key < keys; key += 1) await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e', { delay: rhythm });
  // Those of a text before are counted on, into a list of their own.
  return (await times.jsonValue()).slice(warmUp, keys);
}
