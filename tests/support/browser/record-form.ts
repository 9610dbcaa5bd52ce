import type { Locator, Page } from 'playwright-core';

/** Milliseconds between two keys of somebody who types fast. */
const pause = 30;

export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('Control+a');
  await field.pressSequentially(text, { delay: pause });
}

/** What an open list offers; that it is searched stands there as an option too, which cannot be chosen. */
export const options = (page: Page): Locator => page.locator('[role=option][data-key]');

/** As the tab key would bring it: a list closes where the page scrolls below it, of which the browser tells with the next frame only. */
export const bringIntoView = (field: Locator): Promise<unknown> =>
  field.evaluate((input) => {
    input.scrollIntoView({ block: 'center', behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

export async function choose(page: Page, name: string, text: string, within = 'main form'): Promise<void> {
  const field = page.locator(within).getByRole('combobox', { name }).first();
  await bringIntoView(field);
  await field.fill(text);
  await options(page).filter({ hasText: text }).first().click({ trial: true }); // nothing lies over it
  await field.press('ArrowDown');
  await field.press('Enter');
  await field.press('Tab');
}

export const idOf = (page: Page): number => Number(/\/(\d+)(\?|\/|$)/.exec(new URL(page.url()).pathname)?.[1]);
