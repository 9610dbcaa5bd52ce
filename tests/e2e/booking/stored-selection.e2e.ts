import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems, hydrated, useBrowser } from '../../support/browser.ts';
import { add, alive, announcement, type Bookable, bookable, boxOffice, openOnCard, plus, programmeOf, widget } from '../../support/shop/booking.ts';

const open = useBrowser();
let event: Bookable;
let other: Bookable;
beforeAll(async () => {
  event = await bookable('groups', { skip: 5 });
  other = await bookable('groups', { skip: 5, besides: event });
});
afterEach(async () => {
  await boxOffice().fault({ mode: 'none' });
});

const heading = (page: Page) => widget(page).getByRole('heading');
const twoTickets = (page: Page, language: 'de' | 'en' = 'de') =>
  widget(page)
    .getByText(language === 'de' ? /^2 Karten/ : /^2 tickets/)
    .waitFor();
async function selected(): Promise<Page> {
  const page = await open(programmeOf(event));
  await openOnCard(page, event);
  await plus(page).click();
  await plus(page).click();
  await twoTickets(page);
  return page;
}

test('what is booked stands above it, and an open selection outlives the language, the event’s page and the way back', async () => {
  const page = await selected();
  const [, title] = /^Karten: (.+), \w\w \d\d\/\d\d, \d\d\.\d\d Uhr$/.exec((await heading(page).textContent()) ?? '') ?? [];
  expect(title).toBe(event.title);
  await page.getByRole('link', { name: 'EN – English' }).first().click();
  await page.waitForURL(/\/en\//);
  await twoTickets(page, 'en');
  expect(await heading(page).textContent()).toMatch(/^Tickets: .+, \w{3} \d\d\/\d\d, \d\d\.\d\d$/);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true); // it came back unasked
  await page.locator(`#event-${event.id}`).getByRole('heading', { level: 4 }).getByRole('link').click();
  await page.locator(`[data-booking="${event.id}"] [data-booking-widget]`).waitFor();
  await twoTickets(page, 'en');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goBack();
  await page.locator(`#event-${event.id} [data-booking-widget]`).waitFor();
  await twoTickets(page, 'en');
  await page.keyboard.press('Tab');
  await widget(page).getByRole('button', { name: 'Close ticket selection' }).click();
  await widget(page).waitFor({ state: 'detached' });
  await page.reload();
  await alive(page);
  expect(await widget(page).count()).toBe(0); // closing forgets it (V §4)
});

test('sold out meanwhile: said first, with other dates; the refusal and its number after it', async () => {
  const page = await selected();
  const date = { event_id: other.id, title: other.title, url: other.link.url, date_start: '2090-01-02T19:30:00+01:00', date_end: null, time_known: true };
  // No other window can be quicker than the live word of it, so that the last tickets have gone is put in.
  await page.route('**/api/shop-cart/', (route) => route.fulfill({ status: 409, json: { code: '-214', message: '' } }));
  await page.route('**/offer/', async (route) => {
    const offer = await (await route.fetch()).json();
    const seat_groups = offer.seat_groups.map((group: object) => ({ ...group, status: '0' }));
    await route.fulfill({ json: { ...offer, seat_groups, availability: 'sold_out', other_dates: [date] } });
  });
  await add(page).click();
  const result = widget(page).locator('[aria-busy=false]');
  await result.getByRole('link', { name: 'Mo 02/01, 19.30 Uhr' }).waitFor();
  const words = (await result.textContent()) ?? '';
  const order = ['Inzwischen ausverkauft: ', 'Karten gibt es noch hier:', 'Das hat leider nicht geklappt.', 'ist inzwischen ausverkauft.', 'Fehler -214'];
  expect(order.map((part) => words.indexOf(part))).toEqual(order.map((part) => words.indexOf(part)).toSorted((a, b) => a - b));
  expect(words.indexOf(order[0] ?? '')).toBe(0);
  expect(await announcement(page).textContent()).toMatch(/^Inzwischen ausverkauft: .*Fehler -214$/);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a full order is said once, with the ways to more, and leaves room for another event', async () => {
  const page = await open(programmeOf(event), { viewport: { width: 360, height: 740 } });
  await page.route('**/offer/', async (route) => {
    const offer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...offer, max_tickets: 2 } });
  });
  await openOnCard(page, event);
  await plus(page).click();
  await plus(page).click();
  expect(
    await widget(page)
      .getByText(/Mehr als 2 Karten für eine Veranstaltung gehen in eine Bestellung nicht/)
      .count(),
  ).toBe(1 + 1); // and for screen readers
  expect(await widget(page).getByRole('link', { name: 'Telefon +49 40 66969-100' }).getAttribute('href')).toBe('tel:+494066969100');
  expect(await widget(page).getByRole('link', { name: 'Gruppenbuchung' }).getAttribute('href')).toBe('mailto:gruppen@ostkai.example');
  expect(await plus(page, 1).getAttribute('aria-disabled')).toBe('true');
  expect(await accessibilityProblems(page)).toEqual([]);
  await add(page).click();
  await widget(page).getByRole('button', { name: 'Weitere hinzufügen' }).click();
  await widget(page).getByRole('link', { name: 'Erst diese bestellen: zum Warenkorb' }).waitFor();
  await page.goto(other.link.url);
  await hydrated(page);
  await alive(page);
  await page.locator('[data-ticket-bar] a').click();
  await plus(page).waitFor();
  await expect.poll(() => widget(page).textContent()).toContain('noch 2 möglich');
  expect(await plus(page).getAttribute('aria-disabled')).toBe('false');
});
