import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../src/i18n/language.ts';
import { accessibilityProblems, useBrowser } from '../../support/browser.ts';
import {
  add,
  alive,
  type Bookable,
  bookable,
  boxOffice,
  cartAtBoxOffice,
  headerCount,
  openOnCard,
  plus,
  programmeOf,
  putIntoCart,
  widget,
} from '../../support/shop/booking.ts';

const open = useBrowser();
let event: Bookable;
beforeAll(async () => {
  event = await bookable('groups', { skip: 2 });
});
afterEach(async () => {
  await boxOffice().moveClock(0);
  await boxOffice().fault({ mode: 'none' });
});

const holding = (minutes: number, language: Language = 'de') => putIntoCart(open, event, minutes, language);

const time = (page: Page) => page.locator('a:has(> [data-cart-amount]) [role=timer]');
const notice = (within: Page | Locator) => within.getByRole('alertdialog');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'));

describe('the time that is left', () => {
  test('runs in the header and in the widget by the server’s clock, whatever the device’s says', async () => {
    const page = await holding(15);
    expect(await time(page).textContent()).toMatch(/^(15:00|14:\d\d)$/);
    expect(await widget(page).getByRole('timer').textContent()).toMatch(/^(15:00|14:\d\d)$/);
    expect(await notice(page).count()).toBe(0);
    const before = await time(page).textContent();
    await page.waitForFunction((text) => document.querySelector('a:has(> [data-cart-amount]) [role=timer]')?.textContent !== text, before);
    await page.clock.setFixedTime(new Date('2031-01-01'));
    await page.reload();
    await time(page).waitFor();
    expect(await time(page).textContent()).toMatch(/^14:\d\d$/);
  });

  test.each([
    ['de', 'Ihre Reservierung endet bald.', 'Länger reservieren', 'Ihre Karten sind jetzt länger für Sie reserviert.'],
    ['en', 'Your reservation ends soon.', 'Reserve for longer', 'Your tickets are now reserved for longer.'],
  ] as const)('%s: in the last two minutes a warning has the focus, and one key extends it', async (language, warning, button, done) => {
    const page = await holding(1.5, language); // and the widget's own result leaves it the focus
    await notice(page).getByText(warning).waitFor();
    expect(await focused(page)).toBe(button);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText(done).waitFor({ state: 'attached' });
    await notice(page).waitFor({ state: 'detached' });
    expect(await time(page).textContent()).not.toMatch(/^[01]:/);
  });

  test('a passing fault is said for all to see, and it can be tried again; one that is gone is said to be gone', async () => {
    const page = await holding(1.5);
    await page.reload();
    await notice(page).waitFor();
    await boxOffice().fault({ mode: 'error500', only: '/api/cart', times: 1 });
    await page.keyboard.press('Enter');
    await notice(page).getByText('Die Reservierung ließ sich nicht verlängern.').waitFor();
    expect(await focused(page)).toBe('Länger reservieren');
    expect(await notice(page).getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/webshop/cart');
    const cart = await cartAtBoxOffice(page);
    expect((await boxOffice().send('DELETE', `/api/cart/${cart}`)).ok).toBe(true);
    await page.keyboard.press('Enter');
    await notice(page).getByText('Diese Reservierung gibt es nicht mehr.').waitFor();
    expect(await page.getByText('jetzt länger für Sie reserviert').count()).toBe(0);
    expect(await headerCount(page).textContent()).toBe('');
    expect(await focused(page)).toBe('Schließen');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test.each([
    ['ends', 1.5, 'Ihre Reservierung endet bald.', 'Länger reservieren'],
    ['is over', 0, 'Ihre Reservierung ist abgelaufen.', 'Dieselben Karten wählen'],
  ])('that it %s stands in the menu while that is open, and on the page again when it is closed', async (_, minutes, words, button) => {
    const page = await holding(Math.max(minutes, 0.1));
    await page.setViewportSize({ width: 390, height: 740 });
    if (minutes > 0) await page.reload();
    await notice(page).getByText(words).waitFor();
    const burger = page.getByRole('button', { name: 'Menü öffnen' });
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await burger.click();
    await notice(menu).getByText(words).waitFor();
    expect(await focused(page)).toBe(button);
    expect(await accessibilityProblems(page)).toEqual([]);
    await menu.getByRole('button', { name: 'Menü schließen' }).click();
    await menu.waitFor({ state: 'hidden' });
    await notice(page).getByText(words).waitFor();
    expect(await focused(page)).toBe(button);
    await page.keyboard.press('Escape');
    await notice(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Menü öffnen');
  });

  test('an order in another window counts here at once', async () => {
    const page = await open(programmeOf(event));
    await alive(page);
    const other = await page.context().newPage();
    await other.goto(programmeOf(event));
    await openOnCard(other, event);
    await plus(other).click();
    await add(other).click();
    await page.waitForFunction(() => document.querySelector('[data-cart-amount]')?.textContent === '1');
    expect(await time(page).textContent()).toMatch(/^(15:00|14:\d\d)$/);
  });

  test('an extension whose answer was lost is seen in the cart; where that cannot be asked either, it is unclear', async () => {
    const page = await holding(1.5);
    await notice(page).waitFor();
    await boxOffice().fault({ mode: 'offline', only: '/api/cart' });
    const extend = notice(page).getByRole('button', { name: 'Länger reservieren' });
    await extend.click();
    await notice(page).getByText('Die Reservierung ließ sich nicht verlängern.').waitFor();
    await boxOffice().fault({ mode: 'lost_answer', only: '/api/cart', times: 2 });
    await extend.click();
    await notice(page).getByText('Es ist unklar, ob die Reservierung verlängert ist').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await extend.click();
    await page.getByText('Ihre Karten sind jetzt länger für Sie reserviert.').waitFor({ state: 'attached' });
    await notice(page).waitFor({ state: 'detached' });
    expect(await time(page).textContent()).not.toMatch(/^[01]:/);
  });

  test('can be put away with Escape', async () => {
    const page = await holding(1.5);
    await page.reload();
    await notice(page).waitFor();
    await page.keyboard.press('Escape');
    await notice(page).waitFor({ state: 'detached' });
    expect(await headerCount(page).textContent()).toBe('2');
  });

  test('when it is over the page says so, and the count goes', { tags: 'core' }, async () => {
    const page = await holding(0.1);
    await notice(page).getByText(`Wieder frei sind: 2 × ${event.title}, `).waitFor();
    expect(await notice(page).textContent()).toContain('Ihre Reservierung ist abgelaufen.');
    expect(await headerCount(page).textContent()).toBe('');
    expect(await time(page).count()).toBe(0);
    expect(await widget(page).textContent()).toContain('Ihre Reservierung ist abgelaufen.');
    expect(await widget(page).textContent()).not.toContain('reserviert.');
    expect(await page.locator('a:has(> [data-cart-amount])').getAttribute('href')).toBe('/webshop/cart');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await focused(page)).toBe('Dieselben Karten wählen');
    await page.keyboard.press('Enter');
    await notice(page).waitFor({ state: 'detached' });
    await expect.poll(() => add(page).isDisabled()).toBe(false);
    expect(await widget(page).textContent()).toContain('2 Karten');
    await page.locator('a:has(> [data-cart-amount])').click();
    await page.frameLocator('main iframe').getByRole('heading', { name: 'Ihr Warenkorb ist leer' }).waitFor();
  });
});
