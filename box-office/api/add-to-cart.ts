import type { BoxOffice } from '../box-office.ts';
import { cartAnswer } from '../cart/cart-answers.ts';
import { hold } from '../cart/holds.ts';
import { answeredOnce } from './answered-once.ts';

/** One immediate transaction, so that two buyers never plan with the same seat, in whatever processes they are. */
export const addToCart: BoxOffice['addToCart'] = async ({ store, now, publicUrl }, request, key) =>
  store.immediate(() => {
    const at = now();
    return answeredOnce(store, key, request, at, () => cartAnswer(store, hold(store, request, at), publicUrl(), at));
  });
