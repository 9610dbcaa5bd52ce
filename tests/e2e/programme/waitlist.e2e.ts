import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkFor, mailsTo } from '../../support/browser/mail-link.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';
import { type Bookable, bookable, boxOffice } from '../../support/shop/booking.ts';

// What a visitor does who comes too late: from the page of an event that is sold out to the mail that there are tickets again.
const open = useBrowser();
let event: Bookable;
const waits = 'Auf die Warteliste';
const addresses = { true: 'mit-skript@haus.example', false: 'ohne-skript@haus.example' };

async function sell(share: number): Promise<void> {
  const known = await (await boxOffice().send('GET', `/api/events/${event.id_jet}`)).json();
  await boxOffice().putEvent(Number(event.id_jet), { title: known.title, date_start: known.date_start, hall: known.hall, sold: share });
}
const eventPage = async () => (await fetch(ownSite().url + event.link.url)).text();

beforeAll(async () => {
  event = await bookable('groups', { skip: 5 });
  await sell(1);
  await vi.waitFor(async () => expect(await eventPage()).toContain(waits), { timeout: 20_000, interval: 500 });
});
afterAll(() => sell(0.1));

test.each([true, false])('from the page of an event to a place on the list; script: %s', async (javaScriptEnabled) => {
  const email = addresses[`${javaScriptEnabled}`];
  const page = await open(event.link.url, { javaScriptEnabled });
  expect(await page.locator('aside [data-state=sold_out]').innerText()).toMatch(/^Ausverkauft/);
  await page.getByRole('link', { name: waits }).click();
  await page.getByRole('heading', { name: 'Bescheid, wenn es wieder Karten gibt' }).waitFor();
  const main = page.locator('main');
  if (javaScriptEnabled) {
    await hydrated(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await colourProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await main.getByLabel('Wie viele Karten').selectOption('3');
  await main.getByLabel('Nur Plätze nebeneinander').check();
  await main.getByLabel(/^E-Mail/).fill('clara');
  await main.getByRole('button', { name: waits }).click();
  await main.getByText('Das ist keine vollständige E-Mail-Adresse').first().waitFor();
  expect(await main.getByLabel('Wie viele Karten').inputValue()).toBe('3');
  expect(await main.getByLabel('Nur Plätze nebeneinander').isChecked()).toBe(true);
  await main.getByLabel(/^E-Mail/).fill(email);
  await main.getByRole('button', { name: waits }).click();
  await page.getByText('Bitte sehen Sie in Ihr Postfach').waitFor();
  await page.goto(await linkFor(email, '/bestaetigen'));
  await main.getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByText('Ihre Adresse ist bestätigt.').waitFor();
  expect(mailsTo(email).join()).toContain('wenn es wieder 3 Karten nebeneinander gibt');
});

test('as soon as seats are free again everybody for whom there are some is told once, and finds tickets', async () => {
  await sell(0.1);
  const told = () => Object.values(addresses).map((email) => mailsTo(email).filter((text) => text.includes('\nSubject: Es gibt wieder Karten: ')).length);
  await expect.poll(told, { timeout: 40_000 }).toEqual([1, 1]);
  const url = /Zu den Karten:\n(\S+)/.exec(mailsTo(addresses.true).at(-1) ?? '')?.[1] ?? '';
  const page = await open(new URL(url).pathname);
  await page.locator('aside [data-state]').first().getByText('Karten ab ').waitFor();
  expect(await page.getByRole('link', { name: waits }).count()).toBe(0);
  await page.goto(`/en/reminder?event=${event.id}`);
  await page.getByText('There is nothing left of which we could remind you.').waitFor();
  expect(await languageProblems(page)).toEqual([]);
});
