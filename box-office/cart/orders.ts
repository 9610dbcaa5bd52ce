import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { maxListedOrders } from '../limits.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { type Cart, findCart, ticketsIn, totalOf } from './carts.ts';
import { holdUntil } from './holds.ts';

const purchaseRow = z.object({
  order_number: z.number(),
  order_key: z.string(),
  cart_id: z.string(),
  name: z.string(),
  email: z.string(),
  total: z.number(),
  ordered_at: z.number(),
});
type Purchase = z.infer<typeof purchaseRow>;
export type Buyer = { readonly name: string; readonly email: string };
type Office = { readonly store: Store; readonly now: Clock };
export type Order = Purchase & { readonly cart: Cart };

/** A second order of the same cart (a double click) is answered with the first. */
export function order({ store, now }: Office, cartId: string, buyer: Buyer): Purchase | Refusal {
  return store.immediate(() => {
    const at = now();
    const cart = findCart(store, cartId, at);
    if (cart?.state === 'ordered') return findByCart(store, cartId) ?? refuse('no_reservation');
    if (cart?.state !== 'open' || !isComplete(cart)) return refuse('no_reservation');
    store.run(
      'INSERT INTO purchase (order_key, cart_id, name, email, total, ordered_at) VALUES (?, ?, ?, ?, ?, ?)',
      ...[randomBytes(16).toString('base64url'), cartId, buyer.name, buyer.email, totalOf(cart), at],
    );
    holdUntil(store, cartId, null);
    store.run('UPDATE cart SET ordered = 1 WHERE cart_id = ?', cartId);
    return findByCart(store, cartId) ?? refuse('no_reservation');
  });
}

export function findOrder(store: Store, orderKey: string, at: number): Order | undefined {
  const purchase = store.first(purchaseRow, 'SELECT * FROM purchase WHERE order_key = ?', orderKey);
  const cart = purchase && findCart(store, purchase.cart_id, at);
  return purchase && cart && { ...purchase, cart };
}

/** However the address was written; the latest first. */
export function ordersOf(store: Store, email: string, at: number): Order[] {
  const purchases = store.all(purchaseRow, 'SELECT * FROM purchase WHERE lower(email) = lower(?) ORDER BY order_number DESC LIMIT ?', email, maxListedOrders);
  return purchases.flatMap((purchase) => {
    const cart = findCart(store, purchase.cart_id, at);
    return cart ? [{ ...purchase, cart }] : [];
  });
}

export const findByCart = (store: Store, cartId: string): Purchase | undefined => store.first(purchaseRow, 'SELECT * FROM purchase WHERE cart_id = ?', cartId);

/** 12 → 'OK-000012'. */
export const orderNumber = ({ order_number }: Purchase): string => `OK-${String(order_number).padStart(6, '0')}`;

/** Every ticket still has its seat: it has, unless a clock was turned back. */
const isComplete = (cart: Cart): boolean => cart.lines.length > 0 && cart.lines.reduce((sum, { seats }) => sum + seats.length, 0) === ticketsIn(cart);
