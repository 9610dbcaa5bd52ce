import { randomUUID } from 'node:crypto';
import { ApiError } from '#api/api-error.ts';
import { csrfCookie } from '#api/csrf-token.ts';
import { type Problem, problem } from '#api/problem.server.ts';
import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { countAttempt, tooMany } from '#api/rate-limit/rate-limit.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { defaultLanguage } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { unlocalisedRoutes } from '#routes.ts';
import { isRefusal, refusalCodes } from '../box-office/answer.ts';
import type { Answer, BoxOffice, Cart, CartLine, Failure } from '../box-office/box-office.ts';
import { leftAloneMs } from '../box-office/limits.ts';
import type { CartState } from '../contract.ts';
import { cartChanges } from '../limits.ts';
import { presentTitle } from '../present-title.server.ts';
import { eventsByNumber } from '../queries.server.ts';
import { allowedUrl, type Shop, shopService } from '../shop.server.ts';
import { refusalMessage } from '../strings.ts';
import { forgetCart, type HeldCart, readCart, writeCart } from './cart-cookie.server.ts';
import { holdEnd } from './hold-end.ts';

export type Visit = { context: RequestContext; shop: Shop; office: BoxOffice; held: HeldCart | null };

/** Throws 503 `shop_unavailable` where the site has no box office. */
export function visitShop(context: RequestContext): Visit {
  const shop = context.service(shopService);
  if (!shop.office) throw problem('shop_unavailable');
  return { context, shop, office: shop.office, held: readCart(context, shop) };
}

/** The same for changes: too many of one visitor are refused (429 `too_many`). */
export async function visitToChange(context: RequestContext): Promise<Visit> {
  const visit = visitShop(context);
  const { shop, held } = visit;
  const limitContext = { db: context.db, now: shop.now() };
  const wait = held
    ? await countAttempt(limitContext, cartChanges.cart, held.cart)
    : await countAttempt(limitContext, cartChanges.visitor, connectionOf(context.visitor.address));
  if (wait > 0) throw tooMany(wait);
  return visit;
}

/** By what a visitor's changes know each other: by their cart, and before they have one as below. */
export const turnOf = ({ context, held }: Visit): string => held?.cart ?? firstTurnOf(context);

/** Two windows that begin at the same moment get one cart: they take turns by the token that both of them send. */
const firstTurnOf = (context: RequestContext): string => `first ${connectionOf(context.visitor.address)} ${context.cookie(csrfCookie) ?? randomUUID()}`;

/** Cookies may follow only if it `holds` at its end, as an order between has set newer ones; a new cart of that counts too. */
export const lookAtCart = ({ context, shop, held }: Omit<Visit, 'office'>) => shop.cartQueue.look([...(held ? [held.cart] : []), firstTurnOf(context)]);

/** Cookies follow, unless newer ones are on their way; null, and they are taken back: it is no more. */
export async function followCart(
  { context, shop, office, held }: Visit,
  cart: Cart | null,
  { isNewest = true, isExtension = false } = {},
): Promise<CartState | null> {
  if (cart === null || cart.ticketsQuantity === 0) {
    if (isNewest) forgetCart(context);
    return null;
  }
  const { holdMinutes } = office.capabilities;
  const known = held?.endsAt ?? null;
  const endsAt = holdEnd(cart.expiresAt ?? known ?? shop.now(), { now: shop.now(), holdMinutes, known, isExtension });
  const url = allowedUrl(shop, office.cartUrl(cart.cart, context.language));
  if (isNewest) writeCart(context, shop, { cart: cart.cart, ticketsQuantity: cart.ticketsQuantity, endsAt, url });
  const events = await eventsByNumber(context.db, [...new Set(cart.lines.map(({ eventId }) => eventId))]);
  return {
    tickets_quantity: cart.ticketsQuantity,
    cart_url: url,
    cart_page: cartPage({ context, office }),
    expires_at: endsAt.toISOString(),
    can_extend: cart.canExtend,
    total: cart.total,
    lines: cart.lines.map((line) => {
      const event = events.find(({ id_jet }) => id_jet === line.eventId);
      return presentLine(line, event ? { id: event.id, url: presentTitle(event, context.language).url } : null, context);
    }),
  };
}

/** Where the site shows the visitor's cart itself; null: only pages of the box office that continue a cart can be shown with it. */
export const cartPage = ({ context: { language }, office }: Pick<Visit, 'context' | 'office'>): string | null =>
  office.capabilities.sharesCarts ? `${unlocalisedRoutes.webshop}/cart${language === defaultLanguage ? '' : `?lang=${language}`}` : null;

type Line = CartState['lines'][number];

const presentLine = (
  { line, seatGroup, saleTypeId, title, dateStart, text, quantity, price }: CartLine,
  event: Line['event'],
  { language }: RequestContext,
): Line => ({
  line,
  event,
  seat_group: seatGroup,
  sale_type_id: saleTypeId,
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
  cart_page: null,
  expires_at: endsAt.toISOString(),
  can_extend: false,
  total: null,
  lines: [],
});

/** Whether the box office says that the cart is no more (V §8, "No current reservation"). */
export const isGone = (answer: Answer<unknown>): boolean => isRefusal(answer, refusalCodes.noReservation);

/** The value of an answer; throws what it failed with: a declared failure, or the box office's refusal in the visitor's language. */
export function orThrow<T>(answer: Answer<T>, context: RequestContext): T {
  if (answer.ok) return answer.value;
  throw failureOf(answer.failure, context);
}

function failureOf(failure: Failure, context: RequestContext): ApiError | Problem {
  switch (failure.kind) {
    case 'refused':
      return new ApiError(409, { code: String(failure.code), message: refusalMessage(context.language, failure.code) });
    case 'unavailable':
      return problem('shop_unavailable', { retryAfter: leftAloneMs / 1_000 });
    case 'unclear':
      return problem('shop_unclear');
    case 'unsupported':
      return problem('not_supported');
  }
}
