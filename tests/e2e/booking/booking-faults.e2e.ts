import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';
import {
  add,
  announcement,
  type Bookable,
  bookable,
  boxOffice,
  chooseTickets,
  focused,
  headerCount,
  openOnCard,
  plus,
  programmeOf,
  result,
  ticketsAtBoxOffice,
  widget,
} from '../../support/shop/booking.ts';

const open = useBrowser();
let event: Bookable;
beforeAll(async () => {
  event = await bookable('groups', { skip: 1 });
});
afterEach(async () => {
  await boxOffice().fault({ mode: 'none' });
});

/** One wait for the box office is 5 s, and two would be 10 s: what is left is for a slow machine. */
const patience = 9_000;
const chosen = (...amounts: number[]) => chooseTickets(open, event, amounts);

const unclear = 'Es ist unklar, ob diese Karten reserviert sind';
const nothing = 'Es wurde nichts reserviert.';

describe('a fault of the box office', () => {
  test.each([
    ['lost_answer', unclear],
    ['broken_json', unclear],
    ['offline', nothing],
  ])('%s: the right words after one wait at most, no wrong number, and axe finds nothing', async (mode, words) => {
    const page = await chosen(2);
    await boxOffice().fault({ mode, only: '/api/cart' });
    await add(page).click();
    await result(page).waitFor({ timeout: patience });
    expect(await result(page).textContent()).toContain(words);
    expect(await announcement(page).textContent()).toContain(words);
    expect(['', '2']).toContain(await headerCount(page).textContent());
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test.each(['lost_answer', 'broken_json', 'error500', 'reset', 'hang'])(
    '%s of two seat groups: the other proceeds, and the webshop is offered',
    async (mode) => {
      const page = await chosen(2, 1);
      await boxOffice().fault({ mode, only: '/api/cart', times: 1 });
      await add(page).click();
      await result(page).waitFor({ timeout: patience });
      for (const words of [unclear, 'Ihre Auswahl (1 Karte) wurde erfolgreich in Ihren Warenkorb gelegt.']) {
        expect(await result(page).textContent()).toContain(words);
        expect(await announcement(page).textContent()).toContain(words);
      }
      expect([await headerCount(page).textContent(), await ticketsAtBoxOffice(page)]).toEqual(['1', 1]);
      expect(await result(page).getByRole('link', { name: 'Zum Webshop' }).getAttribute('href')).toContain(event.ticket_url);
      await result(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await result(page).getByText('Ihre Auswahl (3 Karten) wurde erfolgreich in Ihren Warenkorb gelegt.').waitFor({ timeout: patience });
      expect(await ticketsAtBoxOffice(page)).toBe(3);
    },
  );

  test('error500 and reset are unclear; slow is waited for, Escape or not, and then holds once', async () => {
    const page = await chosen(2);
    for (const mode of ['error500', 'reset']) {
      await boxOffice().fault({ mode, only: '/api/cart' });
      await add(page).click();
      await result(page).getByText(unclear).waitFor({ timeout: patience });
      await result(page).getByRole('button', { name: 'Auswahl ändern' }).click();
      expect(await focused(page)).toMatch(/^Karten: ./);
    }
    await boxOffice().fault({ mode: 'slow', ms: 1_500, only: '/api/cart', times: 1 });
    await add(page).click();
    await page.keyboard.press('Escape');
    await result(page).getByText('wurde erfolgreich in Ihren Warenkorb gelegt').waitFor({ timeout: patience });
    expect(await headerCount(page).textContent()).toBe('2');
    expect(await ticketsAtBoxOffice(page)).toBe(2);
  });

  test('what is unclear while there is no cart to look into can be tried again, and once more holds all of it once', async () => {
    const page = await chosen(2, 1);
    const free = () => boxOffice().free(Number(event.id_jet));
    const before = (await free()) ?? 0;
    await boxOffice().fault({ mode: 'lost_answer', only: '/api/cart', times: 2 });
    await add(page).click();
    const again = result(page).getByRole('button', { name: 'Noch einmal versuchen' });
    await again.waitFor();
    expect(await result(page).getByRole('link', { name: 'Warenkorb ansehen' }).count()).toBe(0);
    await result(page).getByRole('link', { name: 'Zum Webshop' }).waitFor();
    expect(await result(page).textContent()).toContain('doppelt reserviert wird dabei nichts');
    expect(await announcement(page).textContent()).not.toContain('Warenkorb');
    expect(await accessibilityProblems(page)).toEqual([]);
    await again.click();
    await result(page).getByText('Ihre Auswahl (3 Karten) wurde erfolgreich in Ihren Warenkorb gelegt.').waitFor();
    expect(await headerCount(page).textContent()).toBe('3');
    expect(await ticketsAtBoxOffice(page)).toBe(3);
    expect(before - ((await free()) ?? 0)).toBe(3);
  });

  test('what is unclear beside a cart leads to it, and can be tried again too', async () => {
    const page = await chosen(1);
    await add(page).click();
    await result(page).getByRole('button', { name: 'Weitere hinzufügen' }).click();
    await plus(page).click();
    await boxOffice().fault({ mode: 'lost_answer', only: '/api/cart', times: 1 });
    await add(page).click();
    expect(await result(page).getByRole('link', { name: 'Warenkorb ansehen' }).getAttribute('href')).toBe('/webshop/cart');
    await result(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await result(page).getByText('wurde erfolgreich in Ihren Warenkorb gelegt').waitFor();
    expect([await headerCount(page).textContent(), await ticketsAtBoxOffice(page)]).toEqual(['2', 2]);
  });

  test('a box office that would hold it twice: what is unclear leads to the cart alone', async () => {
    const page = await open(programmeOf(event));
    await page.route('**/offer/', (route) => route.fulfill({ json: { ...event.offer, repeats_safely: false } }));
    await openOnCard(page, event);
    await plus(page).click();
    await boxOffice().fault({ mode: 'lost_answer', only: '/api/cart', times: 1 });
    await add(page).click();
    await result(page).getByRole('link', { name: 'Warenkorb ansehen' }).waitFor();
    expect(await result(page).textContent()).toContain('Bitte sehen Sie zuerst in den Warenkorb.');
    expect(await result(page).getByRole('button', { name: 'Noch einmal versuchen' }).count()).toBe(0);
  });

  test('one that does not let prices be asked: the last known ones with their age', async () => {
    await boxOffice().fault({ mode: 'hang', only: '/api/events' });
    const offer = async () => (await fetch(`${ownSite().url}/de/api/events/${event.id}/offer/`)).json();
    await expect.poll(async () => (await offer()).is_cached, { timeout: patience }).toBe(true);
    const [, hour, minute] = /T(\d\d):(\d\d)/.exec((await offer()).as_of) ?? [];
    const page = await open(programmeOf(event));
    await openOnCard(page, event);
    expect(await add(page).isVisible()).toBe(true);
    expect(await widget(page).getByText(`Der Webshop antwortet gerade nicht. Stand: ${hour}.${minute} Uhr.`).isVisible()).toBe(true);
  });
});
