import type { Offer, Price, SeatGroup, Timeslot } from '../../contract.ts';
import { maxOfOnePrice } from '../limits.ts';
import { amountOf, type Selection } from './selection.ts';

/** 'HH:MM:SS' of the chosen admission time; null: the event has none. */
export type ChosenTime = string | null;

/** `inCart`: tickets that the visitor holds already, of any event. */
export type Situation = { offer: Pick<Offer, 'max_tickets' | 'seat_groups'>; time: ChosenTime; selection: Selection; inCart: number };

/** In order, each once; those with status '0' are not offered (V §5). */
export function timesOf(groups: readonly SeatGroup[]): string[] {
  const offered = groups.filter(({ status }) => status !== '0').flatMap(({ timeslots }) => timeslots.filter(({ status }) => status !== '0'));
  return [...new Set(offered.map(({ time_start }) => time_start))].sort();
}

export const slotAt = (group: SeatGroup, time: ChosenTime): Timeslot | undefined =>
  group.timeslots.find(({ time_start, status }) => time_start === time && status !== '0');

/** The seat groups from which a visitor can choose: not those with status '0', nor those without a slot at the chosen time (V §5). */
export const offeredGroups = (groups: readonly SeatGroup[], time: ChosenTime): SeatGroup[] =>
  groups.filter((group) => group.status !== '0' && (group.timeslots.length === 0 || slotAt(group, time) !== undefined));

export const isSoldOut = ({ sale, seat_groups }: Pick<Offer, 'sale' | 'seat_groups'>): boolean =>
  sale === 'on_sale' && seat_groups.length > 0 && [null, ...timesOf(seat_groups)].every((time) => offeredGroups(seat_groups, time).length === 0);

/** V §9: in a time slot the first price is main and the rest are discounts; in seat groups only Vollpreis is main. */
export function sortPrices(group: Pick<SeatGroup, 'prices' | 'timeslots'>): { main: Price[]; discounts: Price[] } {
  const isMain = (price: Price, index: number) => (group.timeslots.length > 0 ? index === 0 : price.text === 'Vollpreis');
  return { main: group.prices.filter(isMain), discounts: group.prices.filter((price, index) => !isMain(price, index)) };
}

/** Why no more can be added: the whole order is full, or no more seats are left side by side. */
export type Full = 'order' | 'seats';

/** What the box office does not say is not limited; the order's own limit counts what the cart holds already. */
export function roomIn(group: SeatGroup, { offer, time, selection, inCart }: Situation): { left: number; full: Full | null; isKnown: boolean } {
  const order = offer.max_tickets === null ? Number.POSITIVE_INFINITY : offer.max_tickets - inCart - amountOf(selection);
  const own = slotAt(group, time)?.max ?? group.max ?? Number.POSITIVE_INFINITY;
  const seats = own - amountOf(selection, group.seat_group);
  const left = Math.max(0, Math.min(order, seats, maxOfOnePrice - amountOf(selection, group.seat_group)));
  return { left, full: left > 0 ? null : order <= seats ? 'order' : 'seats', isKnown: Number.isFinite(Math.min(order, seats)) };
}

/** After another time or a new offer; the last tickets go first. */
export function fitSelection(situation: Situation): Selection {
  const { offer, time, selection } = situation;
  const groups = offeredGroups(offer.seat_groups, time);
  let fitting: Selection = [];
  for (const { ticket, amount } of selection) {
    const group = groups.find(({ seat_group }) => seat_group === ticket.seat_group);
    const price = group?.prices.find(({ sale_type_id }) => sale_type_id === ticket.sale_type_id);
    if (!group || !price) continue;
    const fits = Math.min(amount, roomIn(group, { ...situation, selection: fitting }).left);
    if (fits > 0) fitting = [...fitting, { ticket: { ...ticket, id: price.id }, amount: fits }];
  }
  return fitting;
}

/** V §9: the first five characters, HH:MM, followed by Uhr in German. */
export const slotTime = (language: 'de' | 'en', time: string): string => time.slice(0, 5) + (language === 'de' ? ' Uhr' : '');
