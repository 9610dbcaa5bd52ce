import { beforeAll, expect, test } from 'vitest';
import { accessibilityProblems, useBrowser } from '../../support/browser.ts';
import {
  add,
  type Bookable,
  bookable,
  chooseTickets,
  headerCount,
  openOnCard,
  plus,
  programmeOf,
  result,
  takeAllBut,
  ticketsAtBoxOffice,
} from '../../support/shop/booking.ts';

const open = useBrowser();
let event: Bookable;
beforeAll(async () => {
  event = await bookable('groups', { skip: 1 });
});

const chosen = (...amounts: number[]) => chooseTickets(open, event, amounts);

test('too few connected seats: says so, offers fewer by one click, and the other seat group has gone through', async () => {
  const page = await chosen(4, 1);
  const giveBack = await takeAllBut(2, event);
  await add(page).click();
  await result(page).waitFor();
  const words = (await result(page).textContent()) ?? '';
  expect(words).toContain('Das hat leider nicht geklappt.');
  expect(words).toContain('Es wurden nicht genügend (zusammenhängende) Plätze gefunden. Fehler -214');
  expect(words).toContain('1 Karte reserviert');
  expect(await result(page).getByRole('link', { name: 'Zum Webshop' }).getAttribute('href')).toContain(event.ticket_url);
  expect(await accessibilityProblems(page)).toEqual([]);
  await result(page).getByRole('button', { name: 'Mit 2 Karten versuchen' }).click();
  await result(page).getByText('Ihre Auswahl (3 Karten) wurde erfolgreich in Ihren Warenkorb gelegt.').waitFor();
  expect(await headerCount(page).textContent()).toBe('3');
  expect(await ticketsAtBoxOffice(page)).toBe(3);
  await giveBack();
});

// The server makes a new cart of one that is gone, and other numbers a real box office may give: so these answers are put in.
test.each([
  ['de', '-204', 'Keine aktuelle Reservierung. Fehler -204'],
  ['en', '-204', 'No current reservation. Error -204'],
  ['de', '-77', 'Fehler -77'],
  ['en', '-77', 'Error -77'],
] as const)('%s %s', async (language, code, words) => {
  const page = await open(programmeOf(event, language));
  await page.route('**/api/shop-cart/', (route) => route.fulfill({ status: 409, json: { code, message: '' } }));
  await openOnCard(page, event);
  await plus(page).click();
  await add(page).click();
  await result(page).waitFor();
  const text = await result(page).textContent();
  expect(text).toContain(words);
  expect(text).toContain(
    language === 'de'
      ? 'Das hat leider nicht geklappt.Bitte kaufen Sie Ihre Karten im Webshop.'
      : "Unfortunately, that didn't work.Please buy your tickets via the webshop.",
  );
  await result(page)
    .getByRole('link', { name: language === 'de' ? 'Zum Webshop' : 'To the webshop' })
    .waitFor();
});
