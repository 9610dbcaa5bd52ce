import { randomBytes } from 'node:crypto';
import { type Event, findEvent } from '../events.ts';
import type { SeatGroup } from '../halls/hall.ts';
import { halls } from '../halls/halls.ts';
import { forgetAfterMs, holdMs, maxTickets } from '../limits.ts';
import { pricesOf } from '../prices.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { saleState, slotIsOver } from '../sale.ts';
import { anySeats, bestSeats } from '../seats/allocation.ts';
import { noSlot, rowsFor, seatId, takenSeats } from '../seats/seats.ts';
import type { Store } from '../store/store.ts';
import { type Cart, openCart, renewedUntil, ticketsIn } from './carts.ts';

/** `quantities` and `sale_type_ids` belong together by position. */
export type HoldRequest = {
  readonly quantities: readonly number[];
  readonly event_jet_id: number;
  readonly sale_type_ids: readonly number[];
  readonly seat_group?: number | undefined;
  readonly block_id?: number | undefined;
  readonly cart_id?: string | undefined;
};
type Item = { readonly sale_type_id: number; readonly price: number; readonly seats: readonly string[] };
export type HoldPlan = {
  readonly cart: Cart | undefined;
  readonly event: Event;
  readonly block_id: number;
  readonly seat_group: number;
  readonly items: readonly Item[];
};
export type Held = { readonly cart_id: string; readonly tickets_added: number };

/** Adds to the cart; run it inside `store.immediate`. */
export function hold(store: Store, request: HoldRequest, at: number): Held | Refusal {
  const plan = planHold(store, request, at);
  return isRefusal(plan) ? plan : writeHold(store, plan, at);
}

export function planHold(store: Store, request: HoldRequest, at: number): HoldPlan | Refusal {
  const wanted = request.quantities.reduce((sum, quantity) => sum + quantity, 0);
  const event = findEvent(store, request.event_jet_id);
  if (!event) return refuse('unknown_event');
  const sale = saleState(event, at);
  if (sale !== 'on_sale') return refuse('not_on_sale', sale);
  const cart = request.cart_id === undefined ? undefined : openCart(store, request.cart_id, at);
  if (isRefusal(cart)) return cart;
  if (wanted + (cart ? ticketsIn(cart, event.event_jet_id) : 0) > maxTickets) return refuse('too_many_tickets', `at most ${maxTickets}`);

  const group = groupIn(event, request.seat_group);
  if (!group) return refuse('unknown_seat_group');
  const slot = event.time_slots.find(({ block_id }) => block_id === request.block_id);
  const slotIsMissing = event.time_slots.length > 0 ? !slot || slotIsOver(event, slot, at) : Boolean(request.block_id);
  if (slotIsMissing) return refuse('unknown_time_slot');

  const prices = pricesOf(event.hall, group.seat_group, event.price_level);
  const chosen = request.sale_type_ids.map((id) => prices.find(({ sale_type_id }) => sale_type_id === id));
  const block_id = slot?.block_id ?? noSlot;
  const taken = takenSeats(store, event, at);
  const choose = halls[event.hall].seating === 'free' ? anySeats : bestSeats;
  const seats = choose(rowsFor(event, group, slot), (seat) => !taken.has(seatId(block_id, seat)), wanted);

  const items: Item[] = [];
  let from = 0;
  for (const [index, price] of chosen.entries()) {
    if (!price) return refuse('unknown_price');
    const quantity = request.quantities[index] ?? 0;
    if (quantity > 0) items.push({ sale_type_id: price.sale_type_id, price: price.cents, seats: seats?.slice(from, from + quantity) ?? [] });
    from += quantity;
  }
  if (!seats) return refuse('not_enough_seats');
  return { cart, event, block_id, seat_group: group.seat_group, items };
}

/** Throws where somebody else has taken a seat (the schema's uniqueness). */
export function writeHold(store: Store, plan: HoldPlan, at: number): Held {
  forgetLapsed(store, plan.event, at);
  const { cart_id, until } = keepCart(store, plan.cart, at);
  for (const { sale_type_id, price, seats } of plan.items) {
    const line = store.run(
      'INSERT INTO cart_line (cart_id, event_jet_id, block_id, seat_group, sale_type_id, price, quantity) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[cart_id, plan.event.event_jet_id, plan.block_id, plan.seat_group, sale_type_id, price, seats.length],
    ).id;
    store.run(
      'INSERT INTO seat_taken (event_jet_id, block_id, seat, seat_group, line, held_until) SELECT ?, ?, value, ?, ?, ? FROM json_each(?)',
      ...[plan.event.event_jet_id, plan.block_id, plan.seat_group, line, until, JSON.stringify(seats)],
    );
  }
  return { cart_id, tickets_added: plan.items.reduce((sum, { seats }) => sum + seats.length, 0) };
}

/** Cart and seats lapse together. */
export function holdUntil(store: Store, cartId: string, until: number | null): void {
  store.run('UPDATE seat_taken SET held_until = ? WHERE line IN (SELECT line FROM cart_line WHERE cart_id = ?)', until, cartId);
  if (until !== null) store.run('UPDATE cart SET expires_at = ? WHERE cart_id = ?', until, cartId);
}

function keepCart(store: Store, cart: Cart | undefined, at: number): { cart_id: string; until: number } {
  if (cart) {
    const until = renewedUntil(cart, at);
    holdUntil(store, cart.cart_id, until);
    return { cart_id: cart.cart_id, until };
  }
  const cart_id = randomBytes(16).toString('base64url');
  const until = at + holdMs;
  store.run('INSERT INTO cart (cart_id, created_at, expires_at) VALUES (?, ?, ?)', cart_id, at, until);
  return { cart_id, until };
}

/** Lapsed holds do not count when reading; only the uniqueness of seats needs them out of the way before writing. */
function forgetLapsed(store: Store, event: Event, at: number): void {
  store.run('DELETE FROM seat_taken WHERE event_jet_id = ? AND held_until <= ?', event.event_jet_id, at);
  store.run('DELETE FROM cart WHERE ordered = 0 AND expires_at <= ?', at - forgetAfterMs);
}

/** Without a seat group: the only one there is. */
function groupIn(event: Event, seatGroup: number | undefined): SeatGroup | undefined {
  const { groups } = halls[event.hall];
  if (seatGroup === undefined) return groups.length === 1 ? groups[0] : undefined;
  return groups.find((group) => group.seat_group === seatGroup);
}
