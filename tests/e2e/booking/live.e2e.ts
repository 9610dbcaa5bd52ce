import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems, useBrowser } from '../../support/browser.ts';
import { alive, type Bookable, bookable, boxOffice, headerCount, openOnCard, plus, programmeOf, putIntoCart, widget } from '../../support/shop/booking.ts';

// What changes at the box office while a page is open.
const open = useBrowser();
let event: Bookable;
let untouched: Bookable;
beforeAll(async () => {
  event = await bookable('groups', { skip: 2 });
  untouched = await bookable('groups', { skip: 2, besides: event });
});
afterEach(() => boxOffice().fault({ mode: 'none' }));

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'));
const word = (page: Page) => page.locator(`#event-${untouched.id} strong`);

test('what is sold out meanwhile says so by itself, nothing moves, and what is offered is asked for no more often than it changes', async () => {
  const page = await open(programmeOf(untouched));
  await alive(page);
  await word(page).getByText('Karten ab ').waitFor();
  const choosing = await page.context().newPage();
  const offers: string[] = [];
  choosing.on('request', (request) => void (request.url().includes('/offer/') && offers.push(request.url())));
  // What the stream says first comes after the offer, as it does for whoever is quick.
  const isOffered = Promise.withResolvers<void>();
  await choosing.route('**/availability/stream?*', async (route) => {
    await isOffered.promise;
    await route.continue();
  });
  await choosing.goto(programmeOf(untouched));
  await openOnCard(choosing, untouched);
  const streaming = choosing.waitForResponse('**/availability/stream?*');
  isOffered.resolve();
  await streaming;
  await plus(choosing).focus();
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift' });
  });
  const known = await (await boxOffice().send('GET', `/api/events/${untouched.id_jet}`)).json();
  const put = (sold: number) => boxOffice().putEvent(Number(untouched.id_jet), { title: known.title, date_start: known.date_start, hall: known.hall, sold });
  try {
    await put(1);
    await word(page).getByText('Ausverkauft').waitFor();
    expect(await page.locator(`#event-${untouched.id} a[data-book]`).count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0);
    await widget(choosing).getByText('Ausverkauft: ').waitFor();
    expect(await focused(choosing)).toMatch(/^Karten: ./);
    expect(offers).toHaveLength(2);
    await choosing.keyboard.press('Escape');
    await widget(choosing).waitFor({ state: 'detached' });
    expect(await focused(choosing)).toBe(untouched.title);
  } finally {
    await put(0.1);
  }
  await word(page).getByText('Karten ab ').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0);
});

test('a sale that has ended says so on pages that are open and on those made afterwards, and nothing is offered there', async () => {
  const [list, page] = [await open(programmeOf(untouched)), await open(untouched.link.url)];
  await alive(list);
  await alive(page);
  const facts = page.locator('aside [data-state]').first();
  await facts.getByText('Karten ab ').waitFor();
  const known = await (await boxOffice().send('GET', `/api/events/${untouched.id_jet}`)).json();
  const put = (status: 'closed' | 'on_sale') =>
    boxOffice().putEvent(Number(untouched.id_jet), { title: known.title, date_start: known.date_start, hall: known.hall, sold: 0.1, status });
  try {
    await put('closed');
    await word(list).getByText('Verkauf beendet').waitFor();
    await facts.getByText('Verkauf beendet').waitFor();
    expect(await list.locator(`#event-${untouched.id} a[data-book]`).count()).toBe(0);
    expect(await page.locator('a[data-book]').count()).toBe(0);
    await expect
      .poll(async () => (await fetch(new URL(untouched.link.url, page.url()))).text(), { timeout: 20_000 })
      .toMatch(/data-state="closed"><strong>Verkauf beendet/);
  } finally {
    await put('on_sale');
  }
  await word(list).getByText('Karten ab ').waitFor();
  await facts.getByText('Karten ab ').waitFor();
});

test('while the shop is offline the cart and the ways into the shop cannot be used, and say why', async () => {
  const page = await open(programmeOf(event));
  await alive(page);
  const without = await open('/de/user/login');
  const cart = page.locator('[data-cart-amount]').locator('..');
  await boxOffice().fault({ mode: 'offline' });
  await page.waitForFunction(() => document.querySelector('[data-cart-amount]')?.parentElement?.dataset.why?.endsWith(' – Webshop offline'));
  expect(await cart.getAttribute('href')).toBeNull();
  expect(await cart.getAttribute('aria-disabled')).toBe('true');
  const others = page.locator('header :is([data-shop], [data-account]) > a');
  expect(await others.evaluateAll((links) => links.map((link) => [link.hasAttribute('href'), link.ariaLabel]))).toEqual([
    [false, 'Webshop – Webshop offline'],
    [false, 'Anmelden – Webshop offline'],
  ]);
  await cart.focus();
  expect(await cart.evaluate((link) => [document.activeElement === link, getComputedStyle(link, '::after').content])).toEqual([
    true,
    '"Warenkorb – Webshop offline"',
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);
  // A page that shows no events learns of it as well.
  await without.reload();
  await without.waitForFunction(() => document.querySelector('[data-cart-amount]')?.parentElement?.dataset.why?.endsWith(' – Webshop offline'));
  await boxOffice().fault({ mode: 'none' });
  await page.waitForFunction(() => document.querySelector('[data-cart-amount]')?.parentElement?.hasAttribute('href'));
  expect(await cart.getAttribute('data-why')).toBeNull();
  expect(await others.evaluateAll((links) => links.every((link) => link.hasAttribute('href')))).toBe(true);
});

test('a cart that ends while the shop is offline leads nowhere, then or afterwards', async () => {
  const page = await putIntoCart(open, event, 15);
  const link = page.locator('a:has(> [data-cart-amount])');
  expect(await link.getAttribute('href')).toBe('/webshop/cart');
  await boxOffice().fault({ mode: 'offline' });
  await page.waitForFunction(() => document.querySelector('[data-cart-amount]')?.parentElement?.ariaDisabled);
  await page.context().clearCookies({ name: /^cart/ }); // bought or given back elsewhere
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => headerCount(page).textContent()).toBe('');
  expect(await link.getAttribute('href')).toBeNull();
  await boxOffice().fault({ mode: 'none' });
  await page.waitForFunction(() => document.querySelector('[data-cart-amount]')?.parentElement?.hasAttribute('href'));
  expect(await link.getAttribute('href')).toBe('/webshop/cart');
  expect(await link.getAttribute('data-href')).toBeNull();
});
