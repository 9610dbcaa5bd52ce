import type { Locator, Page } from 'playwright-core';

/** Milliseconds between two keys of somebody who types fast. */
const pause = 30;

/** Clicks into a field and types, as people do: what stood there is replaced. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('Control+a');
  await field.pressSequentially(text, { delay: pause });
}

/** Finds one of another kind in its field, by keyboard. */
export async function choose(page: Page, name: string, text: string, within = 'main form'): Promise<void> {
  const field = page.locator(within).getByRole('combobox', { name }).first();
  // As the tab key would bring it: what is typed out of sight opens no list.
  // A list closes where the page scrolls below it, and the browser tells of that with the next frame only.
  await field.evaluate((input) => {
    input.scrollIntoView({ block: 'center', behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await field.fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await field.press('Tab');
}

/** The second part of an address below the list: the number of the record that is open. */
export const idOf = (page: Page): number => Number(/\/(\d+)(\?|\/|$)/.exec(new URL(page.url()).pathname)?.[1]);
