import { setTimeout as wait } from 'node:timers/promises';
import type { BoxOffice } from '../box-office.ts';
import { cartAnswer } from '../cart/cart-answers.ts';
import { planHold, writeHold } from '../cart/holds.ts';
import { isRefusal } from '../refusal.ts';
import { serve } from '../serve.ts';

/** For the test that shows why the lock and, WITHOUT_UNIQUE_SEATS, the schema's guard are needed. */
const addWithoutLock: BoxOffice['addToCart'] = async ({ store, now, publicUrl }, request) => {
  const at = now();
  const plan = planHold(store, request, at);
  await wait(1); // the gap
  return cartAnswer(store, isRefusal(plan) ? plan : store.immediate(() => writeHold(store, plan, at)), publicUrl(), at);
};

await serve(addWithoutLock, (store) => {
  if (process.env.WITHOUT_UNIQUE_SEATS) store.run('DROP INDEX IF EXISTS seat_once');
});
