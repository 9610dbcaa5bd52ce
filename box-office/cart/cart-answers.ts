import { halls } from '../halls/halls.ts';
import { priceString, pricesOf } from '../prices.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { type Cart, canExtend, findCart, ticketsIn, totalOf } from './carts.ts';
import type { Held } from './holds.ts';

export type CartAnswer = {
  /** Tickets in the whole cart, after this call. */
  tickets_quantity: number;
  tickets_added: number;
  cart_id: string;
  cart_url: string;
  expires_at: string;
};

export const cartUrl = (publicUrl: string, cartId: string): string => `${publicUrl}/cart/${cartId}`;

export function cartAnswer(store: Store, held: Held | Refusal, publicUrl: string, at: number): CartAnswer | Refusal {
  if (isRefusal(held)) return held;
  const cart = findCart(store, held.cart_id, at);
  if (!cart) return refuse('no_reservation');
  return {
    tickets_quantity: ticketsIn(cart),
    tickets_added: held.tickets_added,
    cart_id: cart.cart_id,
    cart_url: cartUrl(publicUrl, cart.cart_id),
    expires_at: new Date(cart.expires_at).toISOString(),
  };
}

export const cartDetails = (cart: Cart, publicUrl: string) => ({
  cart_id: cart.cart_id,
  cart_url: cartUrl(publicUrl, cart.cart_id),
  tickets_quantity: ticketsIn(cart),
  total: priceString(totalOf(cart)),
  expires_at: new Date(cart.expires_at).toISOString(),
  can_extend: canExtend(cart),
  lines: cart.lines.map(lineDetails),
});

export function lineDetails({ line, event, slot, seat_group, sale_type_id, price, quantity, seats }: Cart['lines'][number]) {
  const { seats: places } = halls[event.hall];
  const text = pricesOf(event.hall, seat_group, event.price_level).find((known) => known.sale_type_id === sale_type_id)?.text;
  return {
    line,
    event_jet_id: event.event_jet_id,
    title: { de: event.title_de, en: event.title_en },
    date_start: new Date(event.date_start).toISOString(),
    seat_group,
    block_id: slot?.block_id ?? null,
    time_start: slot?.time_start ?? null,
    sale_type_id,
    text: text?.de ?? '',
    text_en: text?.en ?? '',
    quantity,
    price: priceString(price),
    total: priceString(price * quantity),
    /** Empty where visitors choose their place themselves. */
    seats: seats.flatMap((seat) => {
      const seatOf = places.get(seat);
      return seatOf ? [{ section: seatOf.section.de, section_en: seatOf.section.en, row: seatOf.row, seat: seatOf.seat }] : [];
    }),
  };
}
