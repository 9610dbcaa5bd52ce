import type { BoxOffice } from '../box-office.ts';
import { cartAnswer } from '../cart/cart-answers.ts';
import { hold } from '../cart/holds.ts';
import { answeredOnce } from './answered-once.ts';

/**
 * Holds the best seats that a request asks for, adding to its cart. Reading what is free and holding it is one immediate
 * transaction, so two buyers never plan with the same seat, in whatever processes they are.
 */
export const addToCart: BoxOffice['addToCart'] = async ({ store, now, publicUrl }, request, key) =>
  store.immediate(() => {
    const at = now();
    return answeredOnce(store, key, request, at, () => cartAnswer(store, hold(store, request, at), publicUrl(), at));
  });
