import type { Page } from 'playwright-core';
import { focusedControlProblems } from './focused-control.ts';
import { focusedElement } from './geometry.ts';
import { missedControls } from './missed-controls.ts';

/** A field of several parts, such as a day, keeps the focus for as many presses of Tab. */
const maxPartsOfField = 8;
const maxStops = 800;

/** Through `main` or the whole page; answers how many controls there were, and what is wrong with them. */
export async function walkControls(page: Page, within: 'main' | 'body'): Promise<{ stops: number; problems: string[] }> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    Object.assign(window, { passedControls: [] });
  });
  if (within === 'main') await page.locator('main').focus();
  const problems: string[] = [];
  let stops = 0;
  for (let stays = 0; stops < maxStops && stays <= maxPartsOfField; ) {
    await page.keyboard.press('Tab');
    const focused = await focusedElement(page);
    if (!focused || (within === 'main' && !focused.isInMain)) return { stops, problems: [...problems, ...(await missedControls(page, within))] };
    const isSame = await page.evaluate(() => document.activeElement === Reflect.get(window, 'passedControls').at(-1));
    stays = isSame ? stays + 1 : 0;
    if (isSame) continue;
    stops += 1;
    if (focused.hidden) problems.push(`${focused.name}: ${focused.hidden}`);
    problems.push(...(await focusedControlProblems(page)));
  }
  const last = await focusedElement(page);
  return { stops, problems: [...problems, `the focus does not leave ${last?.name}`] };
}
