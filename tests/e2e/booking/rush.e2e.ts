import { afterEach, expect, test } from 'vitest';
import { accessibilityProblems, hold, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';
import { add, announcement, type Bookable, bookable, boxOffice, headerCount, openOnCard, plus, programmeOf, widget } from '../../support/shop/booking.ts';

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
  // Whose order comes first must not depend on the machine.
  const release = await hold(page, '**/api/shop-cart/');
  await add(page).click();
  await widget(page).locator('[aria-busy=true]').waitFor();
  await boxOffice().fault({ mode: 'slow', ms: 3_500, only: '/api/cart', times: 12 }); // an order waits 5 s for its turn, and a call that takes as long has failed: on a busy machine it takes a second more
  const others = await ordersOfOthers(18, event);
  await release();
  await widget(page).locator('[aria-busy=true]').getByText(words).waitFor();
  expect(await announcement(page).textContent()).toMatch(words);
  expect(await accessibilityProblems(page, '[data-booking-widget]')).toEqual([]);
  await boxOffice().fault({ mode: 'none' });
  await widget(page).locator('[aria-busy=false]').waitFor();
  expect(await headerCount(page).textContent()).toBe('1');
  expect(await Promise.all(others)).toEqual(others.map(() => 200));
});

/** Answers each status; when it returns, one visitor waits for its turn. */
async function ordersOfOthers(count: number, { id_jet, offer }: Bookable): Promise<Promise<number>[]> {
  const group = offer.seat_groups.find(({ status }) => status !== '0');
  const order = { event_jet_id: id_jet, quantities: [1], sale_type_ids: [group?.prices[0]?.sale_type_id], seat_group: group?.seat_group };
  const keys = Array.from({ length: count }, () => crypto.randomUUID());
  const visitors = await Promise.all(
    Array.from({ length: count }, async () => (await fetch(`${ownSite().url}/api/csrf-token/`)).headers.get('set-cookie')?.split(';', 1)[0] ?? ''),
  );
  const orders = visitors.map(async (cookie, index) => {
    const body = JSON.stringify({ ...order, key: keys[index] });
    const headers = { Cookie: cookie, 'X-CSRFToken': cookie.replace(/^.*?=/, ''), 'Content-Type': 'application/json' };
    return (await fetch(`${ownSite().url}/de/api/shop-cart/`, { method: 'POST', headers, body })).status;
  });
  const place = async (key: string) => (await (await fetch(`${ownSite().url}/de/api/order-place/?key=${key}`)).json()).ahead;
  await expect.poll(async () => (await Promise.all(keys.map(place))).some((ahead) => ahead !== null)).toBe(true);
  return orders;
}
