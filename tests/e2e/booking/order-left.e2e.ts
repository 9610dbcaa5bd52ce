import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accessibilityProblems, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';
import { add, alive, type Bookable, bookable, headerCount, openOnCard, plus, programmeOf, widget } from '../../support/shop/booking.ts';

const open = useBrowser();
let event: Bookable;
beforeAll(async () => {
  event = await bookable('groups', { skip: 5 });
});

/** The box office's own answer, or a refusal, kept back until it is called for. */
async function ordering(): Promise<{ page: Page; answer: (refusal?: string) => Promise<void> }> {
  const page = await open(programmeOf(event));
  await openOnCard(page, event);
  await plus(page).click();
  const asked = Promise.withResolvers<Route>();
  await page.route('**/api/shop-cart/', (route) => (route.request().method() === 'POST' ? asked.resolve(route) : route.fallback()));
  await add(page).click();
  const route = await asked.promise;
  const answer = (code?: string) => (code ? route.fulfill({ status: 409, json: { code, message: '' } }) : route.continue());
  return { page, answer };
}

async function otherRoom(): Promise<string> {
  const { room } = await (await fetch(`${ownSite().url}/de/api/event-filters/`)).json();
  for (const { id, name } of room) {
    const { results } = await (await fetch(`${ownSite().url}/de/api/events/?room=${id}&page_size=100`)).json();
    if (results.length > 0 && results.every((other: Bookable) => other.id !== event.id)) return name;
  }
  throw new Error('The demo has one room only.');
}

const notice = (page: Page) => page.getByRole('alertdialog', { name: 'Ihre Karten' });

test('a filter that takes the card away: its failure is told, and meanwhile another widget can be opened', async () => {
  const { page, answer } = await ordering();
  const room = await otherRoom();
  await page.getByText('Ort', { exact: true }).first().click();
  await page.getByRole('radio', { name: room }).check();
  await widget(page).waitFor({ state: 'detached' });
  await page.locator('main article a[data-book]').first().click();
  await plus(page).waitFor();
  await answer('-214');
  await notice(page).getByText('Das hat leider nicht geklappt.').waitFor();
  expect(await notice(page).textContent()).toContain('Es wurden nicht genügend (zusammenhängende) Plätze gefunden. Fehler -214');
  expect(await widget(page).textContent()).not.toContain('Das hat leider nicht geklappt.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await notice(page).getByRole('button', { name: 'Schließen' }).click();
  await notice(page).waitFor({ state: 'detached' });
});

test('another page: what was reserved is told there', async () => {
  const { page, answer } = await ordering();
  await page.locator(`#event-${event.id}`).getByRole('link', { name: event.title }).first().click();
  await page.waitForURL((url) => url.pathname !== '/de/programm');
  await widget(page).waitFor({ state: 'detached' });
  await answer();
  await notice(page).getByText('Ihre Auswahl (1 Karte) wurde erfolgreich in Ihren Warenkorb gelegt.').waitFor();
  expect(await headerCount(page).textContent()).toBe('1');
});

test('a result that is seen is told in its place alone', async () => {
  const { page, answer } = await ordering();
  await answer('-214');
  await widget(page).getByText('Das hat leider nicht geklappt.').first().waitFor();
  expect(await notice(page).count()).toBe(0);
});

test('a widget whose code does not come after the visitor has moved on leaves him where he is', async () => {
  const page = await open(programmeOf(event));
  await alive(page);
  const asked = Promise.withResolvers<void>();
  const cut = Promise.withResolvers<void>();
  // Also each further time that it is asked for, under another address as well.
  await page.route(/\/assets\/booking-widget-[^/]*\.js/, async (route) => {
    asked.resolve();
    await cut.promise;
    await route.abort('internetdisconnected');
  });
  await page.locator(`main #event-${event.id} a[data-book]`).click();
  await asked.promise;
  await page.locator(`#event-${event.id}`).getByRole('link', { name: event.title }).first().click();
  await page.locator(`main [data-booking="${event.id}"]`).waitFor();
  const where = page.url();
  const reloaded = page.waitForEvent('load'); // a page that misses some of its code begins anew
  cut.resolve();
  await reloaded;
  expect(page.url()).toBe(where);
});
