import type { Page } from 'playwright-core';
import type { Language } from '../../../src/i18n/language.ts';
import { ownSite } from '../own-site.ts';
import { clientOf } from './box-office.ts';

export const boxOffice = () => clientOf(ownSite().boxOffice);

type Listed = { id: number; id_jet: string | null; ticket_url: string | null; availability: string | null; title: string; day: string; link: { url: string } };
type Offered = {
  sale: string;
  seat_groups: { seat_group: number; prices: { sale_type_id: number }[]; timeslots: { status: string; time_start: string }[]; max?: number; status: string }[];
};
export type Bookable = Listed & { offer: Offered };

/** With time slots, or two seat groups with discounts; `besides`: another than that one, also where an earlier event has come back. */
export async function bookable(
  kind: 'groups' | 'timeslots',
  { language = 'de', skip = 0, besides }: { language?: Language; skip?: number; besides?: Bookable } = {},
): Promise<Bookable> {
  let left = skip;
  for (const event of await upcoming(language)) {
    if (event.availability !== 'available' || event.id === besides?.id) continue;
    const offer: Offered = await (await fetch(`${ownSite().url}/${language}/api/events/${event.id}/offer/`)).json();
    if (offer.sale !== 'on_sale' || !fits(kind, offer)) continue;
    if (left-- === 0) return { ...event, offer };
  }
  throw new Error(`The demo has no event that can be booked by ${kind}.`);
}

async function upcoming(language: Language): Promise<Listed[]> {
  const { results } = await (await fetch(`${ownSite().url}/${language}/api/events/?page_size=100`)).json();
  return results;
}

function fits(kind: 'groups' | 'timeslots', { seat_groups: groups }: Offered): boolean {
  if (kind === 'timeslots') return groups.some(({ timeslots }) => timeslots.filter(({ status }) => status !== '0').length > 1);
  const open = groups.filter(({ status, prices, timeslots, max = 0 }) => status !== '0' && prices.length > 1 && timeslots.length === 0 && max >= 4);
  return open.length > 1;
}

export const programmeOf = ({ day }: Listed, language: Language = 'de') =>
  `${language === 'de' ? '/de/programm' : '/en/events'}?date=${day.split('-').reverse().join('-')}`;

export const widget = (page: Page) => page.locator('[data-booking-widget]');
export const plus = (page: Page, index = 0) =>
  widget(page)
    .getByRole('button', { name: /^(Eine Karte mehr|One ticket more)/ })
    .nth(index);
export const minus = (page: Page, index = 0) =>
  widget(page)
    .getByRole('button', { name: /^(Eine Karte weniger|One ticket fewer)/ })
    .nth(index);
export const announcement = (page: Page) => widget(page).getByRole('status');
export const add = (page: Page) => widget(page).getByRole('button', { name: /^(In den Warenkorb|Add to cart)$/ });
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
export const headerCount = (page: Page) => page.locator('[data-cart-amount]');

/** Opens the widget on an event's card in the list, once the page answers to clicks on ticket links. */
export async function openOnCard(page: Page, { id }: { id: number }, within = 'main'): Promise<void> {
  await alive(page);
  await page.locator(`${within} #event-${id} a[data-book]`).click();
  await plus(page).waitFor();
}

/** Waits until what listens for clicks on ticket links has come: it is loaded after the page's own code. */
export const alive = (page: Page) => page.locator('main > [role=status][class^="announcement_"]').waitFor({ state: 'attached' });

/** A page with two tickets in the cart, held for so many minutes more: the box office's clock is moved for the adding. */
export async function putIntoCart(open: (path: string) => Promise<Page>, event: Bookable, minutes: number, language: Language = 'de'): Promise<Page> {
  const page = await open(programmeOf(event, language));
  await openOnCard(page, event);
  await boxOffice().moveClock(minutes - 15);
  await plus(page).click();
  await plus(page).click();
  await add(page).click();
  await widget(page).locator('[aria-busy=false]').waitFor();
  return page;
}

export async function cartAtBoxOffice(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  const url = decodeURIComponent(cookies.find(({ name }) => name === 'cartUrl')?.value ?? '');
  return /\/cart\/([\w-]+)/.exec(url)?.[1];
}

/** As the box office itself has it. */
export async function ticketsAtBoxOffice(page: Page): Promise<number> {
  const id = await cartAtBoxOffice(page);
  return id ? (await boxOffice().cart(id)).tickets_quantity : 0;
}

/** So many seats stay, side by side; answers how they are given back. */
export async function takeAllBut(left: number, { id_jet, offer }: Bookable): Promise<() => Promise<void>> {
  const group = offer.seat_groups.find(({ status }) => status !== '0');
  const carts: string[] = [];
  const take = async (quantity: number): Promise<boolean> => {
    const body = { event_jet_id: Number(id_jet), quantities: [quantity], sale_type_ids: [group?.prices[0]?.sale_type_id], seat_group: group?.seat_group };
    const answer = await boxOffice().send('POST', '/api/cart', { body });
    if (answer.ok) carts.push((await answer.json()).cart_id);
    return answer.ok;
  };
  const release = (cart: string | undefined) => boxOffice().send('DELETE', `/api/cart/${cart}`);
  await take(left);
  for (const quantity of [10, 4, 1]) while (await take(quantity)) {}
  await release(carts.shift());
  return async () => {
    for (const cart of carts) await release(cart);
  };
}

export const result = (page: Page) => widget(page).locator('[aria-busy=false]');

export async function chooseTickets(open: (path: string) => Promise<Page>, event: Bookable, amounts: readonly number[]): Promise<Page> {
  const page = await open(programmeOf(event));
  await openOnCard(page, event);
  for (const [index, amount] of amounts.entries()) for (let count = 0; count < amount; count++) await plus(page, index).click();
  return page;
}
