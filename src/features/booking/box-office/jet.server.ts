import { answered, isRefusal, mapAnswer, refusalCodes, refused, unsupported } from './answer.ts';
import type { Added, Answer, BoxOffice, Capabilities, Cart, CartReference, EventStatus, NewLines } from './box-office.ts';
import { at, inLanguage, isId, pageWithCart, pageWithin } from './jet/addresses.ts';
import {
  type AddAnswer,
  addAnswer,
  cartAnswer,
  catalogueAnswer,
  eventsAnswer,
  jetFailure,
  ordersAnswer,
  releaseAnswer,
  statusAnswer,
  toCart,
  toCatalogue,
  toEvents,
  toOrder,
  toStatus,
} from './jet/answers.ts';
import { asTotals, type Held, heldAfter, heldIn, type JetCart, readReference, writeReference } from './jet/cart.ts';
import { reservationMinutes, statusIdsAtOnce } from './limits.ts';
import { requestsTo } from './request.server.ts';

/** Below the API's address (`cart`, `add`, `event`, `events`, `status`, `orders`) and below the address that visitors know (`cartPage`, `eventPage`). */
export type JetPaths = { add: string; event: string; events: string; status: string; cart: string; orders: string; cartPage: string; eventPage: string };

export type JetOptions = {
  name?: string;
  /** Address of the API, without trailing slash. */
  url: string;
  /** Where visitors reach the pages; without it under the same address. */
  publicUrl?: string | undefined;
  /** Sent as a bearer token. */
  token?: string | undefined;
  paths?: Partial<JetPaths> | undefined;
  /** What this server can do beyond the calls of V §7. */
  capabilities?: Partial<Capabilities> | undefined;
  timeoutMs?: number | undefined;
};

const usualPaths: JetPaths = {
  add: '/api/cart',
  event: '/api/events/{id}',
  events: '/api/events',
  status: '/api/status',
  cart: '/api/cart/{id}',
  orders: '/api/orders',
  cartPage: '/cart/{id}',
  eventPage: '/event/{id}',
};

/** Nothing but what V §7 describes: tickets can be added, and the visitor goes on with the cart's link. */
const minCapabilities: Capabilities = {
  readsCarts: false,
  removesLines: false,
  extends: false,
  holdMinutes: reservationMinutes,
  quantities: 'added',
  repeatsSafely: false,
  maxTickets: null,
  limitsPer: 'order',
  sharesCarts: false,
  listsOrders: false,
  listsEvents: false,
};

/**
 * For the JetTicket-like API (V §7, box-office/README.md); `capabilities` says what a server can do. Totals are computed from the cart,
 * read or remembered.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one client, its calls in the order of the interface
export function createJet({ name = 'jet', url, publicUrl = url, token, paths, capabilities: more, timeoutMs }: JetOptions): BoxOffice {
  const capabilities = { ...minCapabilities, ...more };
  const { readsCarts, removesLines, repeatsSafely, quantities } = capabilities;
  const to = { ...usualPaths, ...paths };
  const http = requestsTo({ url, failureIn: jetFailure, timeoutMs, ...(token && { headers: { Authorization: `Bearer ${token}` } }) });

  const pathOf = (cart: JetCart, below = '') => at(to.cart, cart.id) + below;

  async function read(reference: CartReference, within = http.deadline()): Promise<Answer<Cart | null>> {
    const cart = readReference(reference);
    if (!cart) return answered(null);
    const answer = await http.request({ method: 'GET', path: pathOf(cart), shape: cartAnswer, within });
    return isRefusal(answer, refusalCodes.noReservation) ? answered(null) : mapAnswer(answer, (value) => toCart(reference, value));
  }

  async function held(reference: CartReference | null, within: AbortSignal): Promise<Answer<Held[]>> {
    if (quantities === 'added' || reference === null) return answered([]);
    if (!readsCarts) return answered(readReference(reference)?.held ?? []);
    return mapAnswer(await read(reference, within), heldIn);
  }

  async function add(lines: NewLines, reference: CartReference | null, key: string, within = http.deadline()): Promise<Answer<Added>> {
    if (!isId(lines.eventId)) return refused(refusalCodes.unknownEvent);
    const cart = reference === null ? null : readReference(reference);
    if (reference !== null && cart === null) return refused(refusalCodes.noReservation);
    const before = await held(reference, within);
    if (!before.ok) return before;
    const sent = quantities === 'total' ? asTotals(lines, before.value) : lines;
    const body = {
      quantities: sent.quantities,
      event_jet_id: Number(sent.eventId),
      sale_type_ids: sent.saleTypeIds,
      seat_group: sent.seatGroup,
      block_id: sent.blockId,
      cart_id: cart?.id,
    };
    const once = repeatsSafely && { headers: { 'Idempotency-Key': key } };
    const answer = await http.request({ method: 'POST', path: to.add, shape: addAnswer, body, within, ...once });
    const remembered = quantities === 'total' && !readsCarts ? heldAfter(before.value, sent) : [];
    return mapAnswer(answer, (value) => added(value, remembered));
  }

  function added(answer: AddAnswer, remembered: Held[]): Added {
    const page = pageWithin(publicUrl, answer.cart_url);
    const id = answer.cart_id ?? answer.cart_url.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? answer.cart_url;
    const path = page === at(to.cartPage, id) ? undefined : page;
    return {
      cart: writeReference({ id, path, held: remembered }),
      ticketsQuantity: answer.tickets_quantity,
      expiresAt: answer.expires_at ? new Date(answer.expires_at) : null,
    };
  }

  async function change<T>(isPossible: boolean, reference: CartReference, ask: (cart: JetCart) => Promise<Answer<T>>): Promise<Answer<T>> {
    if (!isPossible) return unsupported;
    const cart = readReference(reference);
    return cart ? ask(cart) : refused(refusalCodes.noReservation);
  }

  return {
    name,
    capabilities,
    deadline: http.deadline,
    add,
    catalogue: async (eventId) => {
      if (!isId(eventId)) return refused(refusalCodes.unknownEvent);
      return mapAnswer(await http.request({ method: 'GET', path: at(to.event, eventId), shape: catalogueAnswer }), (value) => toCatalogue(eventId, value));
    },
    status: async (eventIds) => {
      const ids = [...new Set(eventIds)].filter(isId);
      const within = http.deadline();
      const found: EventStatus[] = [];
      for (let from = 0; from < ids.length; from += statusIdsAtOnce) {
        const path = `${to.status}?ids=${ids.slice(from, from + statusIdsAtOnce).join(',')}`;
        const answer = await http.request({ method: 'GET', path, shape: statusAnswer, within });
        if (!answer.ok) return answer;
        found.push(...toStatus(answer.value));
      }
      return answered(found);
    },
    cart: async (reference, within) => (readsCarts ? read(reference, within) : unsupported),
    removeLine: (reference, line) =>
      change(removesLines, reference, async (cart) => {
        if (!isId(line)) return refused(refusalCodes.unknownLine);
        const answer = await http.request({ method: 'DELETE', path: pathOf(cart, `/lines/${line}`), shape: cartAnswer });
        return mapAnswer(answer, (value) => toCart(reference, value));
      }),
    extend: (reference) =>
      change(capabilities.extends, reference, async (cart) => {
        const answer = await http.request({ method: 'POST', path: pathOf(cart, '/extend'), shape: cartAnswer });
        const extended = mapAnswer(answer, (value) => toCart(reference, value));
        if (!extended.ok) return extended;
        return extended.value ? answered(extended.value) : refused(refusalCodes.noReservation);
      }),
    release: async (reference, within = http.deadline()) => {
      const answer = await change(removesLines, reference, (cart) => http.request({ method: 'DELETE', path: pathOf(cart), shape: releaseAnswer, within }));
      return isRefusal(answer, refusalCodes.noReservation) ? answered(null) : mapAnswer(answer, () => null);
    },
    orders: async (email) => {
      if (!capabilities.listsOrders) return unsupported;
      const answer = await http.request({ method: 'GET', path: `${to.orders}?email=${encodeURIComponent(email)}`, shape: ordersAnswer });
      return mapAnswer(answer, (value) => value.orders.map((order) => toOrder(order, publicUrl)));
    },
    events: async (from, until) => {
      if (!capabilities.listsEvents) return unsupported;
      const path = `${to.events}?from=${from.toISOString()}&until=${until.toISOString()}`;
      return mapAnswer(await http.request({ method: 'GET', path, shape: eventsAnswer }), toEvents);
    },
    cartUrl: (reference, language) => {
      const cart = readReference(reference);
      return inLanguage(publicUrl + (cart ? (cart.path ?? at(to.cartPage, cart.id)) : '/'), language);
    },
    pageWith: (address, reference) => {
      const cart = capabilities.sharesCarts ? readReference(reference) : null;
      return cart ? pageWithCart(address, { id: cart.id, pages: publicUrl + at(to.cartPage, '') }) : address;
    },
    cartNamed: (id) => (capabilities.sharesCarts && readReference(id)?.id === id ? id : null),
    eventUrl: (eventId, language) => inLanguage(publicUrl + (isId(eventId) ? at(to.eventPage, eventId) : '/'), language),
  };
}
