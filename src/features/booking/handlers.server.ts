import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { type Day, dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { availabilityOf } from './availability.ts';
import { answered, isRefusal, refusalCodes } from './box-office/answer.ts';
import type { Answer, BoxOffice, Cart, CartReference, Catalogue } from './box-office/box-office.ts';
import { leftAloneMs, reservationMinutes } from './box-office/limits.ts';
import { addLines } from './cart/add-lines.server.ts';
import { cartPage, followCart, isGone, lookAtCart, orThrow, rememberedCart, turnOf, type Visit, visitShop, visitToChange } from './cart/cart.server.ts';
import { forgetCart, hasCartCookie, readCart } from './cart/cart-cookie.server.ts';
import { urlCookie } from './cart/limits.ts';
import { type BookedEvent, bookingContract, type CartState, type Offer, seatGroupsSchema } from './contract.ts';
import { seatGroupsIn } from './in-readers-language.ts';
import { presentTitle } from './present-title.server.ts';
import { type BookableEvent, bookableEvent, bookableEvents, eventForSale, eventsByNumber, otherDates } from './queries.server.ts';
import { isAllowed, shopService } from './shop.server.ts';

export const bookingOperations = implement(bookingContract, {
  offer: async ({ parameters: { id } }, context) => {
    const event = await bookableEvent(context.db, id);
    if (!event) return problem('not_found');
    if (event.id_jet === null) return problem('not_for_sale');
    const { offers } = context.service(shopService);
    const isStored = event.as_of !== null || seatGroupsSchema.parse(event.seat_groups).length > 0;
    const asked = { id, idJet: event.id_jet };
    const given = isStored ? await offers.getWithin(asked) : await offers.ask(asked);
    if (given?.answer.ok) return presentOffer(event, context, { ...given.answer.value, asOf: given.asOf, isCached: false });
    if (given && isUnknown(given.answer)) return problem('not_for_sale');
    if (!isStored) return problem('shop_unavailable', { retryAfter: leftAloneMs / 1_000 });
    return presentOffer(event, context, storedOffer(event));
  },

  availability: async ({ query: { ids } }, { db, service }) => {
    const events = await bookableEvents(db, ids);
    return { online: service(shopService).board.isOnline, events: events.filter(({ id_jet }) => id_jet !== null).map(presentState) };
  },

  addToCart: async ({ body }, context) => {
    const visit = await visitToChange(context);
    if (!(await settingsReader(context.db).read()).is_shop_online) return problem('shop_offline');
    const event = await eventForSale(context.db, body.event_jet_id);
    if (!event) return problem('not_for_sale');
    const lines = {
      eventId: body.event_jet_id,
      quantities: body.quantities,
      saleTypeIds: body.sale_type_ids,
      seatGroup: body.seat_group,
      blockId: body.block_id,
    };
    const { ticketsQuantity, endsAt, url } = await addLines(visit, lines, body.key).finally(() => visit.shop.offers.invalidate(event.id));
    return {
      tickets_quantity: ticketsQuantity,
      tickets_added: body.quantities.reduce((sum, quantity) => sum + quantity, 0),
      cart_url: url,
      cart_page: cartPage(visit),
      expires_at: endsAt.toISOString(),
      can_extend: visit.office.capabilities.extends,
      server_time: visit.shop.now().toISOString(),
    };
  },

  orderPlace: async ({ query: { key } }, { service }) => ({ ahead: await service(shopService).positions.ahead(key) }),

  cart: async (_, context) => {
    const [cart, server_time] = [await currentCart(context), context.service(shopService).now().toISOString()];
    return cart ? { cart, server_time } : { cart, cart_url: cartElsewhere(context), server_time };
  },

  joinCart: async ({ body }, context) => {
    const visit = await visitToChange(context);
    const named = visit.office.cartNamed(body.cart);
    const held = visit.held?.cart ?? null;
    const answer = await visit.shop.cartQueue.runExclusive(
      turnOf(visit),
      held,
      async (known) => {
        const own = known && orThrow(await visit.office.cart(known), context);
        if (own) return answered(own);
        return named === null ? null : visit.office.cart(named);
      },
      (joined, newest) => (joined === null || joined.ok ? (joined?.value?.cart ?? null) : newest),
    );
    if (answer === null) return problem('not_supported');
    return { cart: await followAnswer(visit, answer), server_time: visit.shop.now().toISOString() };
  },

  shopPage: async ({ query: { address } }, context) => {
    const shop = context.service(shopService);
    const held = readCart(context, shop);
    const page = shop.office && held && isAllowed(shop, address) ? shop.office.pageWith(address, held.cart) : address;
    const [number] = new URL(address).pathname.split('/').slice(-1);
    const [event] = await eventsByNumber(context.db, number ? [number] : []);
    return { address: page, online: shop.board.isOnline, event: event ? presentSold(event, context.language) : null };
  },

  extendCart: (_, context) => change(context, (office, cart) => office.extend(cart), true),
  removeLine: ({ body: { line } }, context) => change(context, (office, cart) => office.removeLine(cart, line)),
  releaseCart: (_, context) => change(context, (office, cart) => office.release(cart)),
});

function presentSold(event: Parameters<typeof presentTitle>[0] & { day: string }, language: Language) {
  const { url: _, ...title } = presentTitle(event, language);
  return { ...title, day: event.day };
}

async function currentCart(context: RequestContext): Promise<CartState | null> {
  const shop = context.service(shopService);
  const held = readCart(context, shop);
  const { newest, holds } = lookAtCart({ context, shop, held });
  if (!held) {
    // Without a cart of ours, number and link are those that the box office itself has set on the parent domain, or anybody else there.
    const isWrong = hasCartCookie(context) || (context.cookie(urlCookie) && cartElsewhere(context) === null);
    if (isWrong && holds()) forgetCart(context);
    return null;
  }
  const visit = visitShop(context);
  const answer = await visit.office.cart(newest ?? held.cart); // the request may have been on its way while an order was answered
  const isReadable = answer.ok || answer.failure.kind !== 'unsupported';
  return isReadable ? followAnswer(visit, answer, { isNewest: holds() }) : rememberedCart(held);
}

/** Where a cart is that only the box office knows; null: nowhere that may be linked to. */
function cartElsewhere(context: RequestContext): string | null {
  const url = context.cookie(urlCookie) ?? '';
  return ownAddress.test(url) || isAllowed(context.service(shopService), url) ? url : null;
}

/** A path of this site, `/webshop/cart`: it leads to no other host. */
const ownAddress = /^\/(?![/\\])[\w./?=&%-]*$/;

/** A cart that is no more is forgotten, and that is the answer. */
async function change(context: RequestContext, act: (office: BoxOffice, cart: CartReference) => Promise<Answer<Cart | null>>, isExtension = false) {
  const visit = await visitToChange(context);
  const { held } = visit;
  if (!held) return problem('no_cart');
  const answer = await visit.shop.cartQueue.runExclusive(
    held.cart,
    held.cart,
    (newest) => act(visit.office, newest ?? held.cart),
    (changed, newest) => (isGone(changed) ? null : changed.ok ? (changed.value?.cart ?? null) : newest),
  );
  return { cart: await followAnswer(visit, answer, { isExtension }), server_time: visit.shop.now().toISOString() };
}

const followAnswer = (visit: Visit, answer: Answer<Cart | null>, how?: Parameters<typeof followCart>[2]): Promise<CartState | null> =>
  followCart(visit, isGone(answer) ? null : orThrow(answer, visit.context), how);

const isUnknown = (answer: Answer<unknown>): boolean => isRefusal(answer, refusalCodes.unknownEvent);

type KnownOffer = Pick<Catalogue, 'sale' | 'seatGroups' | 'maxTickets'> & { asOf: Date; isCached: boolean };

/** What the box office said last. */
const storedOffer = (event: BookableEvent): KnownOffer => ({
  sale: event.sale ?? 'on_sale',
  seatGroups: seatGroupsSchema.parse(event.seat_groups),
  maxTickets: event.max_tickets,
  asOf: event.as_of ?? event.updated_at,
  isCached: true,
});

async function presentOffer(event: BookableEvent, { db, language, service }: RequestContext, known: KnownOffer): Promise<Offer> {
  const { sale, seatGroups, maxTickets, asOf, isCached } = known;
  const { office, now } = service(shopService);
  const settings = await settingsReader(db).read();
  const canBook = event.status === 'scheduled' && sale === 'on_sale' && availabilityOf(seatGroups) !== 'sold_out';
  return {
    ...presentBookedEvent(event, language),
    other_dates: canBook ? [] : (await otherDates(db, event, now())).map((other) => presentBookedEvent(other, language)),
    id_jet: event.id_jet ?? '',
    sale: event.status === 'scheduled' ? sale : event.status,
    availability: availabilityOf(seatGroups),
    seat_groups: seatGroupsIn(language, seatGroups),
    max_tickets: maxTickets,
    limits_per: office?.capabilities.limitsPer ?? 'order',
    more_tickets: { phone: settings['tickets.phone'], group_booking: settings['tickets.groupBooking'] },
    hold_minutes: office?.capabilities.holdMinutes ?? reservationMinutes,
    repeats_safely: office?.capabilities.repeatsSafely ?? false,
    as_of: toBerlinIso(asOf),
    is_cached: isCached,
    ticket_url: event.ticket_url ?? '',
  };
}

type Booked = { id: number; own_title: Localised | null; title: Localised; day: Day; date_start: Date; date_end: Date | null; time_known: boolean };

function presentBookedEvent({ id, own_title, title, day, date_start, date_end, time_known }: Booked, language: Language): BookedEvent {
  return {
    event_id: id,
    ...presentTitle({ id, own_title, title }, language),
    date_start: toBerlinIso(date_start),
    date_end: date_end && dayOf(date_end) > day ? toBerlinIso(date_end) : null,
    time_known,
  };
}

const presentState = (event: Pick<BookableEvent, 'id' | 'seat_groups' | 'status' | 'sale'>) => ({
  id: event.id,
  availability: availabilityOf(seatGroupsSchema.parse(event.seat_groups)),
  sale: event.status === 'scheduled' ? (event.sale ?? 'on_sale') : event.status,
});
