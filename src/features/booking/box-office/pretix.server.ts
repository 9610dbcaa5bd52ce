import { createHash, randomUUID } from 'node:crypto';
import { answered, mapAnswer, refusalCodes, refused, unclear, unsupported } from './answer.ts';
import type { Added, Answer, BoxOffice, Cart, CartReference, NewLines } from './box-office.ts';
import { reservationMinutes, usualMaxTickets } from './limits.ts';
import { earliest, lineOf, toCart } from './pretix/cart.ts';
import { type PretixCart, readPretixCart, readPretixId, shopOf, writePretixCart } from './pretix/id.ts';
import { saleOf, seatGroupsOf, ticketsOf } from './pretix/offer.ts';
import { hasSeatingPlan, orderedTickets } from './pretix/order.ts';
import { pretixRequests } from './pretix/requests.server.ts';
import { type Position, refusalIn } from './pretix/shapes.ts';
import { statusOf } from './pretix/status.server.ts';

export type PretixOptions = {
  /** Address of the installation, without trailing slash and without /api/v1. */
  url: string;
  /** Where visitors reach the shop; without it under the same address. */
  publicUrl?: string | undefined;
  /** Of a team that may see events and change orders. */
  token: string;
  /** pretix's setting "maximum number of items per order". */
  maxTickets?: number | undefined;
  timeoutMs?: number | undefined;
  now?: (() => Date) | undefined;
};

/** REST API v1; events are `organizer/event` or `organizer/event/subevent`, products are seat groups. docs/box-office.md lists what is missing. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one client, its calls in the order of the interface
export function createPretix({ url, publicUrl = url, token, maxTickets = usualMaxTickets, timeoutMs, now = () => new Date() }: PretixOptions): BoxOffice {
  const http = pretixRequests({ url, token, timeoutMs });

  async function add(lines: NewLines, reference: CartReference | null, _key?: string, within = http.deadline()): Promise<Answer<Added>> {
    const id = readPretixId(lines.eventId);
    if (!id) return refused(refusalCodes.unknownEvent);
    const known = reference === null ? null : readPretixCart(reference);
    if (reference !== null && !known) return refused(refusalCodes.noReservation);
    const cart: PretixCart = known ?? { shop: { ...id, subevent: null }, id: `${randomUUID().replaceAll('-', '')}@api` };
    if (shopOf(cart.shop) !== shopOf(id)) return refused(refusalCodes.invalid, 'The cart belongs to another event.');

    const [shop, before] = await Promise.all([http.shop(id, within), known ? http.positions(known, now(), within) : answered([])]);
    if (!shop.ok) return shop;
    if (!before.ok) return before;
    if (known && before.value.length === 0) return refused(refusalCodes.noReservation);
    const tickets = orderedTickets(shop.value, lines, now());
    if (!tickets.ok) return tickets;
    const limit = Math.min(maxTickets - before.value.length, tickets.value[0]?.item.max_per_order ?? maxTickets);
    if (tickets.value.length > limit) return refused(refusalCodes.tooManyTickets);

    const expires = new Date(now().getTime() + reservationMinutes * 60_000).toISOString();
    const body = tickets.value.map(({ item, variation, price }) => ({
      cart_id: cart.id,
      item: item.id,
      variation: variation?.id ?? null,
      price,
      subevent: id.subevent,
      expires,
    }));
    const held = await hold(cart, body, within);
    return mapAnswer(held, (positions) => ({
      cart: writePretixCart(cart),
      ticketsQuantity: before.value.length + positions.length,
      expiresAt: earliest([...before.value, ...positions]),
    }));
  }

  /** pretix holds what it can of a list, so the rest is given back when one is refused. */
  async function hold(cart: PretixCart, body: object[], within: AbortSignal): Promise<Answer<Position[]>> {
    const answer = await http.hold(cart.shop, body, within);
    if (!answer.ok) return answer;
    const { results } = answer.value;
    const held = results.flatMap(({ success, data }) => (success && data ? [data] : []));
    if (results.length !== body.length || held.some(({ cart_id }) => cart_id !== cart.id)) return unclear;
    if (held.length === body.length) return answered(held);
    if (!(await http.giveBack(cart.shop, held))) return unclear;
    const { code, detail } = refusalIn(results.find(({ success }) => !success)?.errors);
    return refused(code, detail);
  }

  async function read(cart: PretixCart, within = http.deadline()): Promise<Answer<Cart | null>> {
    const positions = await http.positions(cart, now(), within);
    if (!positions.ok) return positions;
    if (positions.value.length === 0) return answered(null);
    const numbers = [...new Set(positions.value.flatMap(({ subevent }) => subevent ?? []))];
    const [event, items, subevents] = await Promise.all([
      http.event(cart.shop, within),
      http.items(cart.shop, within),
      Promise.all(numbers.map((number) => http.subevent(cart.shop, number, within))),
    ]);
    if (!event.ok) return event;
    if (!items.ok) return items;
    const names = { event: event.value, items: items.value, subevents: subevents.flatMap((one) => (one.ok ? [one.value] : [])) };
    return answered(toCart(cart, positions.value, names));
  }

  async function removeLine(reference: CartReference, line: string): Promise<Answer<Cart | null>> {
    const cart = readPretixCart(reference);
    if (!cart) return refused(refusalCodes.noReservation);
    const positions = await http.positions(cart, now(), http.deadline());
    if (!positions.ok) return positions;
    if (positions.value.length === 0) return refused(refusalCodes.noReservation);
    const removed = positions.value.filter((position) => lineOf(position) === line);
    if (removed.length === 0) return refused(refusalCodes.unknownLine);
    if (!(await http.giveBack(cart.shop, removed))) return unclear;
    const left = await read(cart);
    return left.ok ? left : unclear; // it was removed, but what is left is not known
  }

  async function release(reference: CartReference, within = http.deadline()): Promise<Answer<null>> {
    const cart = readPretixCart(reference);
    if (!cart) return answered(null);
    const positions = await http.positions(cart, now(), within);
    if (!positions.ok) return positions;
    return (await http.giveBack(cart.shop, positions.value)) ? answered(null) : unclear;
  }

  return {
    name: 'pretix',
    capabilities: {
      readsCarts: true,
      removesLines: true,
      extends: false,
      holdMinutes: reservationMinutes,
      quantities: 'added',
      repeatsSafely: false,
      maxTickets,
      limitsPer: 'order', // of the series, which is all that a cart holds
      sharesCarts: false,
      listsOrders: false,
      listsEvents: false,
    },
    deadline: http.deadline,
    add,
    removeLine,
    release,
    status: (eventIds) => statusOf(http, eventIds, now()),
    extend: async () => unsupported,
    orders: async () => unsupported,
    events: async () => unsupported,
    catalogue: async (eventId) => {
      const id = readPretixId(eventId);
      if (!id) return refused(refusalCodes.unknownEvent);
      return mapAnswer(await http.shop(id, http.deadline()), (shop) => {
        const sale = saleOf(shop, now());
        const tickets = hasSeatingPlan(shop) ? [] : ticketsOf(shop, now());
        return { eventId, sale, seatGroups: seatGroupsOf(tickets, sale, maxTickets), maxTickets };
      });
    },
    cart: async (reference, within) => {
      const cart = readPretixCart(reference);
      return cart ? read(cart, within) : answered(null);
    },
    cartUrl: (reference, locale) => {
      const cart = readPretixCart(reference);
      if (!cart) return `${publicUrl}/`;
      return `${publicUrl}/${shopOf(cart.shop)}/w/${widgetOf(cart)}/?${new URLSearchParams({ take_cart_id: cart.id, locale })}`;
    },
    pageWith: (address) => address,
    cartNamed: () => null,
    eventUrl: (eventId, locale) => `${publicUrl}/${readPretixId(eventId) ? `${eventId}/` : ''}?${new URLSearchParams({ locale })}`,
  };
}

/** 16 letters and figures, one for each cart, so that carts never mix. */
const widgetOf = ({ id }: PretixCart): string => createHash('sha256').update(id).digest('hex').slice(0, 16);
