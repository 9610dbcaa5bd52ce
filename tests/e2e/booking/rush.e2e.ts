import { afterEach, expect, test } from 'vitest';
import { accessibilityProblems, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';
import { add, type Bookable, bookable, boxOffice, headerCount, openOnCard, plus, programmeOf, said, widget } from '../../support/shop/booking.ts';

const open = useBrowser();
afterEach(async () => {
  await boxOffice().fault({ mode: 'none' });
});

test.each([
  ['de', /Es ist viel los: noch \d+ vor Ihnen\./],
  ['en', /We are busy: \d+ ahead of you\./],
] as const)('many at once, in %s: the widget says how many are ahead, and then what came of it', async (language, words) => {
  const event = await bookable('groups', { skip: 1, language });
  const page = await open(programmeOf(event, language));
  await openOnCard(page, event);
  await plus(page).click();
  await boxOffice().fault({ mode: 'slow', ms: 2_500, only: '/api/cart', times: 12 });
  const others = await ordersOfOthers(18, event);
  await add(page).click();
  await widget(page).locator('[aria-busy=true]').getByText(words).waitFor();
  expect(await said(page).textContent()).toMatch(words);
  expect(await accessibilityProblems(page)).toEqual([]);
  await widget(page).locator('[aria-busy=false]').waitFor();
  expect(await headerCount(page).textContent()).toBe('1');
  expect(await Promise.all(others)).toEqual(others.map(() => 200));
});

/** Sent by so many visitors at this moment; answers with what status each of them ends. They are on their way when it returns. */
async function ordersOfOthers(count: number, { id_jet, offer }: Bookable): Promise<Promise<number>[]> {
  const group = offer.seat_groups.find(({ status }) => status !== '0');
  const body = JSON.stringify({ event_jet_id: id_jet, quantities: [1], sale_type_ids: [group?.prices[0]?.sale_type_id], seat_group: group?.seat_group });
  const visitors = await Promise.all(
    Array.from({ length: count }, async () => (await fetch(`${ownSite().url}/api/csrf-token/`)).headers.get('set-cookie')?.split(';', 1)[0] ?? ''),
  );
  const orders = visitors.map(async (cookie) => {
    const headers = { Cookie: cookie, 'X-CSRFToken': cookie.replace(/^.*?=/, ''), 'Content-Type': 'application/json' };
    return (await fetch(`${ownSite().url}/de/api/shop-cart/`, { method: 'POST', headers, body })).status;
  });
  return orders;
}
