import type { Page, Route } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { add, type Bookable, bookable, boxOffice, headerCount, openOnCard, plus, programmeOf, widget } from '../../support/shop/booking.ts';

// What is asked about the cart may be answered late: after an order, or after what was asked later.
const open = useBrowser();
let event: Bookable;
beforeAll(async () => {
  event = await bookable('groups', { skip: 4 });
});
afterEach(async () => {
  await boxOffice().moveClock(0);
});

/** Every count that the header shows from then on is noted. */
async function holding(minutes: number): Promise<Page> {
  const page = await open(programmeOf(event));
  await openOnCard(page, event);
  await boxOffice().moveClock(minutes - 15);
  await order(page);
  await page.evaluate(() => {
    const badge = document.querySelector('[data-cart-amount]');
    const counts = [badge?.textContent];
    Object.assign(window, { counts });
    new MutationObserver(() => counts.push(badge?.textContent)).observe(badge ?? document, { childList: true, subtree: true, characterData: true });
  });
  return page;
}

async function counts(page: Page): Promise<string[]> {
  const noted: string[] = await page.evaluate(() => Reflect.get(window, 'counts'));
  return noted.filter((count, index) => count !== noted[index - 1]);
}

async function order(page: Page): Promise<void> {
  await plus(page).click();
  await add(page).click();
  await widget(page).locator('[aria-busy=false]').waitFor();
}

async function orderMore(page: Page): Promise<void> {
  await widget(page)
    .getByRole('button', { name: /^(Weitere hinzufügen|Neu wählen)$/ })
    .click();
  await order(page);
}

/** Each answer is taken from the site at once, and given when it is called. */
async function holdBack(page: Page, path: string, method = 'GET'): Promise<((how?: 'fails') => Promise<void>)[]> {
  const held: ((how?: 'fails') => Promise<void>)[] = [];
  await page.route(path, async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    held.push((how) => (how ? route.abort('internetdisconnected') : route.fulfill({ response })));
  });
  return held;
}

/** Whatever came before has been taken over by then, or not. */
async function lookAgain(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/shop-cart/'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
}

const shows = (page: Page, count: string) => expect.poll(() => headerCount(page).textContent(), { timeout: 10_000 }).toBe(count);

describe.each([
  ['in their order', [0, 1], ['1', '2', '3']],
  ['the other way round', [1, 0], ['1', '3']],
])('two questions that are answered %s', (_, sequence, seen) => {
  test('end with the answer to the later one', async () => {
    const page = await holding(15);
    const other = await page.context().newPage();
    await other.goto(programmeOf(event));
    await openOnCard(other, event);
    const held = await holdBack(page, '**/api/shop-cart/');
    await order(other);
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
    await orderMore(other);
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(2);
    for (const [index, count] of sequence.map((one, place) => [one, seen[place + 1]] as const)) {
      await held[index]?.();
      if (count) await shows(page, count);
    }
    await lookAgain(page);
    await shows(page, '3');
    expect(await counts(page)).toEqual(seen);
  });
});

test('an extension that is answered after an order leaves what the order said', async () => {
  const page = await holding(1.5);
  const held = await holdBack(page, '**/api/shop-cart/extend/', 'POST');
  await page.getByRole('button', { name: 'Länger reservieren' }).click();
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
  await orderMore(page);
  await shows(page, '2');
  await held[0]?.();
  await page.getByText('Ihre Karten sind jetzt länger für Sie reserviert.').waitFor({ state: 'attached' });
  await lookAgain(page);
  expect(await counts(page)).toEqual(['1', '2']);
});

test.each([
  ['an answer that', undefined],
  ['a failure that', 'fails'],
] as const)('%s comes when a new cart has been begun does not end that', async (_, how) => {
  const page = await holding(0.1);
  const held = await holdBack(page, '**/api/shop-cart/');
  await expect.poll(() => held.length, { timeout: 20_000 }).toBe(1); // the time is up
  await boxOffice().moveClock(0);
  await orderMore(page);
  await held[0]?.(how);
  await lookAgain(page);
  expect(await counts(page)).toEqual(['1']);
  expect(await page.getByText('Ihre Reservierung ist abgelaufen.').count()).toBe(0);
});
