import { createHash, randomUUID } from 'node:crypto';
import { problem } from '#api/problem.server.ts';
import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { countAttempt, takeAttemptBack } from '#api/rate-limit/rate-limit.server.ts';
import { answered, refusalCodes, refused, unclear } from '../box-office/answer.ts';
import type { Added, Answer, CartReference, NewLines } from '../box-office/box-office.ts';
import { retryBusyShopAfter } from '../box-office/limits.ts';
import { newCarts } from '../limits.ts';
import { allowedUrl } from '../shop.server.ts';
import { t } from '../strings.ts';
import { isGone, orThrow, turnOf, type Visit } from './cart.server.ts';
import { forgetCart, type HeldCart, hasCartCookie, writeCart } from './cart-cookie.server.ts';
import { holdEnd } from './hold-end.ts';
import { QueueRefusal } from './queue/addition-queue.ts';
import type { Sent, SentOrders } from './queue/cart-queue.ts';

/** `within`: the one deadline of all calls that it needs, once it is its turn. */
type Order = { lines: NewLines; key: string; within: AbortSignal };

/** `under`: the cart that the order was sent for, null where it was to begin one; `cart`: the one that the visitor has from then on. */
type Addition = { answer: Answer<Added>; under: CartReference | null; cart: CartReference | null };

/** Cookies follow; throws what has failed, and only what surely held nothing is tried again. */
export async function addLines(visit: Visit, lines: NewLines, key: string = randomUUID()) {
  const { context, shop, office, held } = visit;
  const sentAt = shop.now();
  const arrived = performance.now();
  const inTurn = async (known: CartReference | null, sent: SentOrders) => {
    const waited = performance.now() - arrived; // for one's turn counts: the browser waits for all of it, and beside it only for the queue
    return inQueue(visit, key, async () => {
      const order: Order = { lines, key, within: office.deadline(waited) };
      const before = office.capabilities.repeatsSafely ? sent.get(key) : undefined;
      const addition = await send(visit, order, known, before);
      note(sent, key, addition);
      return reconcile(visit, order, addition, { known, isRepeated: before !== undefined });
    });
  };
  const { answer, under, cart: left } = await shop.cartQueue.runExclusive(turnOf(visit), held?.cart ?? null, inTurn, ({ cart }) => cart);
  // Without a cart of ours, what the cookies tell is the box office's own (currentCart).
  if (left === null && hasCartCookie(context)) forgetCart(context);
  const { cart, ticketsQuantity, expiresAt } = orThrow(answer, context);
  const { holdMinutes } = office.capabilities;
  const before = under === null ? null : held;
  const expiry = expiresAt ?? earliest(before, new Date(sentAt.getTime() + holdMinutes * 60_000));
  const endsAt = holdEnd(expiry, { now: shop.now(), holdMinutes, known: before?.endsAt ?? null });
  const url = allowedUrl(shop, office.cartUrl(cart, context.language));
  writeCart(context, shop, { cart, ticketsQuantity, endsAt, url });
  return { ticketsQuantity, endsAt, url };
}

/** Where many buy at once, an order waits a few seconds; one for which that is not enough is refused, and held nothing (503 `shop_busy`). */
async function inQueue<T>({ shop }: Visit, key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await shop.queue.run(key, work);
  } catch (error) {
    throw error instanceof QueueRefusal ? problem('shop_busy', { retryAfter: retryBusyShopAfter }) : error;
  }
}

/** What may hold tickets is remembered for its repetition; where nobody was reached it is as before. */
function note(sent: SentOrders, key: string, { answer, under }: Addition): void {
  if (answer.ok || answer.failure.kind === 'unclear') sent.set(key, { under, isLost: !answer.ok });
  else if (answer.failure.kind === 'refused') sent.delete(key);
}

/** What may have been held is sent once more in the same way, so that it holds once. */
async function send(visit: Visit, order: Order, known: CartReference | null, before: Sent | undefined): Promise<Addition> {
  if (!before || before.under !== null) return addTo(visit, order, [before?.under ?? null, known]);
  if (before.isLost && known !== null) return mergeLostCart(visit, order, known);
  const again = await begin(visit, order);
  return again.answer.ok ? again : { ...again, cart: known };
}

/** One cart that has lapsed or was bought makes way for the next, and the last for a new one: in none of them anything was held. */
async function addTo(visit: Visit, order: Order, carts: readonly (CartReference | null)[]): Promise<Addition> {
  const { lines, key, within } = order;
  for (const cart of new Set(carts)) {
    if (cart === null) continue;
    const answer = await visit.office.add(lines, cart, keyFor(key, cart), within);
    if (!isGone(answer)) return { answer, under: cart, cart: answer.ok ? answer.value.cart : (carts.at(-1) ?? cart) };
  }
  return begin(visit, order);
}

/** A lost first order comes again after another began a cart: what it may hold is given back, its tickets go into the visitor's cart. */
async function mergeLostCart(visit: Visit, order: Order, known: CartReference): Promise<Addition> {
  const { office } = visit;
  if (office.capabilities.removesLines) {
    const found = await begin(visit, order);
    if (found.answer.ok && found.answer.value.cart === known) return found;
    const givenBack = found.answer.ok ? await office.release(found.answer.value.cart, order.within) : found.answer;
    if (!givenBack.ok && givenBack.failure.kind !== 'refused') return { answer: unclear, under: null, cart: known };
  }
  return addTo(visit, order, [known]);
}

/** A new cart. They are counted by address: whoever drops the cookies would take a whole venue otherwise. */
async function begin({ context, shop, office }: Visit, { lines, key, within }: Order): Promise<Addition> {
  const { address, isHere } = context.visitor;
  const visitor = connectionOf(address);
  const limitContext = { db: context.db, now: shop.now() };
  const isCounted = address !== '' && !isHere;
  const wait = isCounted ? await countAttempt(limitContext, newCarts, visitor) : 0;
  if (wait > 0) throw problem('too_many', { sentence: (language) => t(language, 'too_many_carts'), retryAfter: wait });
  const answer = await office.add(lines, null, keyFor(key, null), within);
  // Of an answer that was lost nobody knows whether it holds tickets.
  if (isCounted && !answer.ok && answer.failure.kind !== 'unclear') await takeAttemptBack(limitContext, newCarts, visitor);
  return { answer, under: null, cart: answer.ok ? answer.value.cart : null };
}

/** A repetition gets the first answer again; one that a new order would not have got is not believed, where the cart can be read. */
async function reconcile(
  { office, shop, held }: Visit,
  { lines, within }: Order,
  addition: Addition,
  { known, isRepeated }: { known: CartReference | null; isRepeated: boolean },
): Promise<Addition> {
  const { answer, under } = addition;
  if (!answer.ok || !office.capabilities.readsCarts) return addition;
  const { cart, ticketsQuantity, expiresAt } = answer.value;
  const expected = lines.quantities.reduce((sum, quantity) => sum + quantity, under === null ? 0 : (held?.ticketsQuantity ?? 0));
  if (!isRepeated && ticketsQuantity === expected && (expiresAt === null || expiresAt > shop.now())) return addition;
  const seen = await office.cart(cart, within);
  if (!seen.ok) return addition;
  if (seen.value) return { ...addition, answer: answered(seen.value) };
  return { ...addition, answer: refused(refusalCodes.noReservation), cart: known === cart ? null : known };
}

/** What is first given back is the cart's end. */
const earliest = (held: HeldCart | null, endsAt: Date): Date => (held && held.endsAt < endsAt ? held.endsAt : endsAt);

/** Of the visitor's key and the cart: with another cart it is another request, which the box office would refuse under the same key. */
const keyFor = (key: string, cart: CartReference | null): string =>
  createHash('sha256')
    .update(JSON.stringify([key, cart]))
    .digest('base64url');
