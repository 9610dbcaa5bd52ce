import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '#api/api-error.ts';
import { csrfCookie } from '#api/csrf-token.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { messageFor } from '#api/strings.ts';
import { connectionOf } from '#features/account/index.server.ts';
import { choose } from '#i18n/localised.ts';
import { isRefusal, refusalCodes } from './box-office/answer.ts';
import type { Added, Answer, BoxOffice, Cart, CartLine, CartReference, Failure, NewLines } from './box-office/box-office.ts';
import { forgetCart, type HeldCart, hasCartCookie, readCart, writeCart } from './cart-cookie.server.ts';
import type { SentUnder } from './cart-turns.ts';
import { type CartState, cartFailures } from './contract.ts';
import { callsOfAddress, callsOfCart, newCartsOfAddress } from './limits.ts';
import { allowedUrl, type Shop, shopService } from './shop.server.ts';
import { refusalMessage, t } from './strings.ts';

/** The shop, and the visitor's cart in it. */
export type Visit = { context: RequestContext; shop: Shop; office: BoxOffice; held: HeldCart | null };

/** Throws 503 `shop_unavailable` where the site has no box office. */
export function visitShop(context: RequestContext): Visit {
  const shop = context.service(shopService);
  if (!shop.office) throw failed(context, 'shop_unavailable');
  return { context, shop, office: shop.office, held: readCart(context, shop) };
}

/** The same for changes: too many of one visitor are refused (429 `too_many`). */
export function visitToChange(context: RequestContext): Visit {
  const visit = visitShop(context);
  const { shop, held } = visit;
  const passes = held
    ? shop.gate.passes(`cart ${held.cart}`, callsOfCart, shop.now())
    : shop.gate.passes(`from ${connectionOf(context.visitor.address)}`, callsOfAddress, shop.now());
  if (!passes) throw failed(context, 'too_many');
  return visit;
}

/** Holds tickets, and lets the visitor's cookies follow. Throws what has failed; only what surely held nothing is tried again. */
export async function addLines(visit: Visit, lines: NewLines, key: string = randomUUID()) {
  const { context, shop, office, held } = visit;
  const sentAt = shop.now();
  // Two windows that begin at the same moment get one cart: they take turns by the token that both of them send.
  const first = `first ${connectionOf(context.visitor.address)} ${context.cookie(csrfCookie) ?? randomUUID()}`;
  const inTurn = async (newest: CartReference, sentUnder: SentUnder) => {
    // A repetition of what may have been held, as its answer did not arrive, has to be the same again: so it holds once.
    const known = newest === first ? null : newest;
    const cart = sentUnder.get(key) ?? (sentUnder.has(key) ? null : known);
    const addition = cart === null ? await begin(visit, lines, key) : await addTo(visit, lines, cart, key);
    if (addition.answer.ok || addition.answer.failure.kind === 'unclear') sentUnder.set(key, addition.under);
    return addition;
  };
  const { answer, under } = await shop.turns.take(held?.cart ?? first, inTurn, nameIn);
  const isNew = under === null;
  // Without a cart of ours, what the cookies tell is the box office's own (currentCart).
  if (isNew && !answer.ok && hasCartCookie(context)) forgetCart(context);
  const { cart, ticketsQuantity, expiresAt } = orThrow(answer, context);
  const endsAt = expiresAt ?? earliest(isNew ? null : held, new Date(sentAt.getTime() + office.capabilities.holdMinutes * 60_000));
  const url = allowedUrl(shop, office.cartUrl(cart, context.language));
  writeCart(context, shop, { cart, ticketsQuantity, endsAt, url });
  return { ticketsQuantity, endsAt, url };
}

/** `under`: the cart that the order was sent for, null where it was to begin one. */
type Addition = { answer: Answer<Added>; under: CartReference | null };

async function addTo(visit: Visit, lines: NewLines, cart: CartReference, key: string): Promise<Addition> {
  const answer = await visit.office.add(lines, cart, keyFor(key, cart));
  // One that has lapsed or was bought: nothing was held, so the tickets begin a new cart.
  return isGone(answer) ? begin(visit, lines, key) : { answer, under: cart };
}

/** A new cart. They are counted by address: whoever drops the cookies would take a whole house otherwise. */
async function begin({ context, shop, office }: Visit, lines: NewLines, key: string): Promise<Addition> {
  const { address, isHere } = context.visitor;
  const visitor = `begins from ${connectionOf(address)}`;
  const isCounted = address !== '' && !isHere;
  if (isCounted && !shop.gate.passes(visitor, newCartsOfAddress, shop.now())) {
    throw new ApiError(cartFailures.too_many, { code: 'too_many', message: t(context.language, 'too_many_carts') }, newCartsOfAddress.seconds);
  }
  const answer = await office.add(lines, null, keyFor(key, null));
  // Of an answer that was lost nobody knows whether it holds tickets.
  if (isCounted && !answer.ok && answer.failure.kind !== 'unclear') shop.gate.takeBack(visitor);
  return { answer, under: null };
}

const nameIn = ({ answer }: Addition): CartReference | null => (answer.ok ? answer.value.cart : null);

/** What is first given back is the cart's end. */
const earliest = (held: HeldCart | null, endsAt: Date): Date => (held && held.endsAt < endsAt ? held.endsAt : endsAt);

/**
 * The key that tells the box office a repetition: the visitor's own, for this cart. With another cart it is another
 * request, which it would refuse under the same key.
 */
const keyFor = (key: string, cart: CartReference | null): string =>
  createHash('sha256')
    .update(JSON.stringify([key, cart]))
    .digest('base64url');

/** The box office's cart as it is; cookies follow. Null, and they are taken back: it is no more. */
export function followCart({ context, shop, office, held }: Visit, cart: Cart | null): CartState | null {
  if (cart === null || cart.ticketsQuantity === 0) {
    forgetCart(context);
    return null;
  }
  const endsAt = cart.expiresAt ?? held?.endsAt ?? shop.now();
  const url = allowedUrl(shop, office.cartUrl(cart.cart, context.language));
  writeCart(context, shop, { cart: cart.cart, ticketsQuantity: cart.ticketsQuantity, endsAt, url });
  return {
    tickets_quantity: cart.ticketsQuantity,
    cart_url: url,
    expires_at: endsAt.toISOString(),
    can_extend: cart.canExtend,
    total: cart.total,
    lines: cart.lines.map((line) => presentLine(line, context)),
  };
}

const presentLine = ({ line, title, dateStart, text, quantity, price }: CartLine, { language }: RequestContext): CartState['lines'][number] => ({
  line,
  title: choose(title, language).text,
  date_start: dateStart,
  text: choose(text, language).text,
  quantity,
  price,
});

/** A cart that cannot be read, as far as its cookie tells. */
export const rememberedCart = ({ ticketsQuantity, url, endsAt }: HeldCart): CartState => ({
  tickets_quantity: ticketsQuantity,
  cart_url: url,
  expires_at: endsAt.toISOString(),
  can_extend: false,
  total: null,
  lines: [],
});

/** Whether the box office says that the cart is no more (V §8, "No current reservation"). */
export const isGone = (answer: Answer<unknown>): boolean => isRefusal(answer, refusalCodes.noReservation);

/** The value of an answer; throws its failure as an ApiError in the visitor's language. */
export function orThrow<T>(answer: Answer<T>, context: RequestContext): T {
  if (answer.ok) return answer.value;
  throw asApiError(answer.failure, context);
}

function asApiError(failure: Failure, context: RequestContext): ApiError {
  switch (failure.kind) {
    case 'refused':
      return new ApiError(409, { code: String(failure.code), message: refusalMessage(context.language, failure.code) });
    case 'unavailable':
      return failed(context, 'shop_unavailable');
    case 'unclear':
      return failed(context, 'shop_unclear');
    case 'unsupported':
      return failed(context, 'not_supported');
  }
}

const failed = ({ language }: RequestContext, code: keyof typeof cartFailures) =>
  new ApiError(cartFailures[code], { code, message: messageFor(language, code) });
