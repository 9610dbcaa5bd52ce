import type { Clock } from '../clock.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { type Cart, canExtend, extendedUntil, openCart } from './carts.ts';
import { holdUntil } from './holds.ts';

type Office = { readonly store: Store; readonly now: Clock };

/** Takes a line out of the cart; its seats are free at once, the hold of the others goes on as it was. */
export const removeLine = (office: Office, cartId: string, line: number): Cart | Refusal =>
  changed(office, cartId, (cart) => {
    if (!cart.lines.some((known) => known.line === line)) return refuse('unknown_line');
    office.store.run('DELETE FROM cart_line WHERE line = ?', line);
    return undefined;
  });

/** Holds the tickets for longer, once. */
export const extendCart = (office: Office, cartId: string): Cart | Refusal =>
  changed(office, cartId, (cart) => {
    if (!canExtend(cart)) return refuse('cannot_extend');
    holdUntil(office.store, cartId, extendedUntil(cart));
    office.store.run('UPDATE cart SET extended = 1 WHERE cart_id = ?', cartId);
    return undefined;
  });

export function releaseCart({ store, now }: Office, cartId: string): Refusal | undefined {
  return store.immediate(() => {
    const cart = openCart(store, cartId, now());
    if (isRefusal(cart)) return cart;
    store.run('DELETE FROM cart WHERE cart_id = ?', cartId);
    return undefined;
  });
}

function changed({ store, now }: Office, cartId: string, change: (cart: Cart) => Refusal | undefined): Cart | Refusal {
  return store.immediate(() => {
    const at = now();
    const cart = openCart(store, cartId, at);
    if (isRefusal(cart)) return cart;
    return change(cart) ?? openCart(store, cartId, at);
  });
}
