import { z } from 'zod';
import { type Event, findEvents, type TimeSlot } from '../events.ts';
import { holdMs, maxCartMs } from '../limits.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Store } from '../store/store.ts';

const cartRow = z.object({
  cart_id: z.string(),
  created_at: z.number(),
  expires_at: z.number(),
  extended: z.number(),
  ordered: z.number(),
});
const lineRow = z.object({
  line: z.number(),
  event_jet_id: z.number(),
  block_id: z.number(),
  seat_group: z.number(),
  sale_type_id: z.number(),
  price: z.number(),
  quantity: z.number(),
});
const seatRow = z.object({ line: z.number(), seat: z.string() });

export type CartRow = z.infer<typeof cartRow>;
export type CartLine = z.infer<typeof lineRow> & {
  readonly event: Event;
  readonly slot: TimeSlot | undefined;
  readonly seats: readonly string[];
};
/** `lapsed`: the hold is over and the seats belong to everybody again. */
export type Cart = CartRow & { readonly state: 'open' | 'lapsed' | 'ordered'; readonly lines: readonly CartLine[] };

export function findCart(store: Store, cartId: string, at: number): Cart | undefined {
  const cart = store.first(cartRow, 'SELECT * FROM cart WHERE cart_id = ?', cartId);
  return cart && { ...cart, state: stateOf(cart, at), lines: linesOf(store, cartId) };
}

/** A cart that can still be changed and bought. */
export function openCart(store: Store, cartId: string, at: number): Cart | Refusal {
  const cart = findCart(store, cartId, at);
  return cart?.state === 'open' ? cart : refuse('no_reservation');
}

export const ticketsIn = (cart: Cart, eventId?: number): number =>
  cart.lines.reduce((sum, { event, quantity }) => (eventId === undefined || event.event_jet_id === eventId ? sum + quantity : sum), 0);
export const totalOf = (cart: Cart): number => cart.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** A cart is extended once, by up to a whole hold. */
export const canExtend = (cart: Cart): boolean => cart.state === 'open' && cart.extended === 0 && extendedUntil(cart) > cart.expires_at;

export const extendedUntil = (cart: CartRow): number => Math.min(cart.expires_at + holdMs, cart.created_at + maxCartMs);

/** V §9: 15 minutes after the last change. */
export const renewedUntil = (cart: CartRow, at: number): number => Math.max(cart.expires_at, Math.min(at + holdMs, cart.created_at + maxCartMs));

const stateOf = (cart: CartRow, at: number): Cart['state'] => {
  if (cart.ordered) return 'ordered';
  return cart.expires_at > at ? 'open' : 'lapsed';
};

function linesOf(store: Store, cartId: string): CartLine[] {
  const lines = store.all(lineRow, 'SELECT * FROM cart_line WHERE cart_id = ? ORDER BY line', cartId);
  const seats = store.all(seatRow, 'SELECT line, seat FROM seat_taken WHERE line IN (SELECT line FROM cart_line WHERE cart_id = ?) ORDER BY rowid', cartId);
  const events = new Map(
    findEvents(
      store,
      lines.map(({ event_jet_id }) => event_jet_id),
    ).map((event) => [event.event_jet_id, event]),
  );
  return lines.flatMap((line) => {
    const event = events.get(line.event_jet_id);
    if (!event) return []; // cannot be: the schema keeps an event as long as a line names it
    const slot = event.time_slots.find(({ block_id }) => block_id === line.block_id);
    return [{ ...line, event, slot, seats: seats.filter((taken) => taken.line === line.line).map(({ seat }) => seat) }];
  });
}
