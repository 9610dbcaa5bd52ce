import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { cartChanges, maxEvents, newCarts } from './limits.ts';
import { seatGroupSchema } from './seat-group.ts';

export { type Left, type Price, priceSchema, pricesSchema, type SeatGroup, seatGroupSchema, seatGroupsSchema, type Timeslot } from './seat-group.ts';

const saleSchema = z.enum(['on_sale', 'not_open', 'closed', 'over', 'cancelled', 'postponed']);
const availabilitySchema = z.enum(['available', 'few', 'sold_out']).nullable();

const eventId = rowId();

/** In the visitor's language; `lang` where the title is in another. */
const bookedEventSchema = z.object({
  event_id: z.int(),
  title: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  url: z.string(),
  /** ISO 8601, Europe/Berlin. `date_end` is set where it ends on a later day; without `time_known` only the day counts. */
  date_start: z.string(),
  date_end: z.string().nullable(),
  time_known: z.boolean(),
});

/** What the widget offers (V §4 "Booking widget"): the box office's answer for one event, in the visitor's language. */
export const offerSchema = bookedEventSchema.extend({
  id_jet: z.string(),
  sale: saleSchema,
  availability: availabilitySchema,
  seat_groups: z.array(seatGroupSchema),
  /** Most tickets in one order, of this event or of all (`limits_per`); null: not known. */
  max_tickets: z.int().nullable(),
  limits_per: z.enum(['event', 'order']),
  /** Ways to more tickets than that, as the venue has set them: a telephone number, an address of the web or of e-mail. Empty: none. */
  more_tickets: z.object({ phone: z.string(), group_booking: z.string() }),
  hold_minutes: z.int(),
  /** Whether the same order sent twice, with the same `key`, holds once. */
  repeats_safely: z.boolean(),
  /** When the box office said so (ISO 8601). */
  as_of: z.string(),
  /** Whether this is its last known answer because it does not answer now. */
  is_cached: z.boolean(),
  /** Where the event can be bought without the widget. */
  ticket_url: z.string(),
  /** Where nothing can be had of it: other dates of the same production, the next first. */
  other_dates: z.array(bookedEventSchema),
});

/** What is left of one event, in lists and in the stream's `availability` events. */
export const eventStateSchema = z.object({ id: z.int(), availability: availabilitySchema, sale: saleSchema });

/** '1,2,3': events whose state is asked for. */
export const eventIdsQuery = z.object({
  ids: z
    .string()
    .regex(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${maxEvents - 1}}$`))
    .transform((text) => text.split(',').map(Number))
    .default([]),
});

/** As far as the box office lets it be read; the countdown counts from `server_time`, not the device's clock. */
const cartStateSchema = z.object({
  tickets_quantity: z.int(),
  cart_url: z.string(),
  /** Where the site shows this cart itself; null: only the box office does. */
  cart_page: z.string().nullable(),
  /** ISO 8601; the earliest moment at which something is given back. */
  expires_at: z.string().nullable(),
  can_extend: z.boolean(),
  /** Euros, '96.00'; null where carts cannot be read. */
  total: z.string().nullable(),
  lines: z.array(
    z.object({
      line: z.string(),
      /** The event here, and its page; null: only the box office knows it. */
      event: z.object({ id: z.int(), url: z.string() }).nullable(),
      seat_group: z.int(),
      sale_type_id: z.int(),
      title: z.string(),
      date_start: z.string(),
      text: z.string(),
      quantity: z.int(),
      price: z.string(),
    }),
  ),
});
const cartAnswer = z.object({
  cart: cartStateSchema.nullable(),
  /** Without a cart of ours: the address of one that only the box office knows, if it may be linked to. */
  cart_url: z.string().nullable().optional(),
  server_time: z.string(),
});

/** Failures of every cart call (`not_for_sale`: only of adding, `not_supported`: this box office cannot do it) that are not the box office's refusal. */
const cartFailures = {
  shop_unavailable: { status: 503, text: { de: 'Der Webshop ist zurzeit nicht erreichbar.', en: 'The webshop cannot be reached at the moment.' } },
  shop_offline: { status: 503, text: { de: 'Der Webshop ist zurzeit geschlossen.', en: 'The webshop is closed at the moment.' } },
  shop_busy: {
    status: 503,
    text: {
      de: 'Gerade möchten sehr viele Menschen Karten. Es wurde nichts reserviert; bitte versuchen Sie es gleich noch einmal.',
      en: 'A great many people want tickets just now. Nothing was reserved; please try again in a moment.',
    },
  },
  shop_unclear: {
    status: 502,
    text: {
      de: 'Der Webshop hat nicht geantwortet. Ob Ihre Karten reserviert sind, zeigt Ihnen der Warenkorb.',
      en: 'The webshop did not answer. The cart shows whether your tickets are held.',
    },
  },
  no_cart: { status: 404, text: { de: 'Keine aktuelle Reservierung.', en: 'No current reservation.' } },
  not_for_sale: { status: 404, text: { de: 'Für diese Veranstaltung gibt es hier keine Karten.', en: 'There are no tickets for this event here.' } },
  too_many: commonFailures.too_many,
  not_supported: { status: 501, text: { de: 'Das kann dieser Webshop nicht.', en: 'This webshop cannot do that.' } },
} as const;

/** What every cart call may fail with (V §8). */
const cartFailure = {
  errors: cartFailures,
  refusals: {
    409: 'The box office refuses: `code` is its number as text, such as `-214` (not enough connected seats) or `-204` (no current reservation).',
  },
} as const;

const changeLimits = [cartChanges.cart, cartChanges.visitor];

export const bookingContract = {
  offer: endpoint({
    method: 'GET',
    path: '/api/events/{id}/offer/',
    access: 'public',
    live: true,
    summary: 'What can be booked of an event now: seat groups, prices, time slots, with the age of the answer.',
    parameters: z.object({ id: eventId }),
    output: offerSchema,
    errors: { not_found: commonFailures.not_found, not_for_sale: cartFailures.not_for_sale, shop_unavailable: cartFailures.shop_unavailable },
  }),
  availability: endpoint({
    method: 'GET',
    path: '/api/availability/',
    access: 'public',
    live: true,
    summary: 'What is left of up to 100 events, `ids=1,2,3`.',
    query: eventIdsQuery,
    output: z.object({ online: z.boolean(), events: z.array(eventStateSchema) }),
  }),
  addToCart: endpoint({
    method: 'POST',
    path: '/api/shop-cart/',
    access: 'public',
    summary: 'Holds tickets of one seat group in the visitor’s cart (V §7); sent once per seat group.',
    body: z
      .object({
        event_jet_id: z.coerce.string().regex(/^[\w./-]{1,120}$/),
        quantities: z.array(z.int().min(1).max(99)).min(1).max(20),
        sale_type_ids: z.array(z.int().min(1)).min(1).max(20),
        seat_group: z.int().min(1).optional(),
        block_id: z.int().min(1).optional(),
        /** A random text, the same when the visitor tries the same again: it then holds once, where the system can (capabilities). */
        key: z.uuid().optional(),
      })
      .refine(({ quantities, sale_type_ids }) => quantities.length === sale_type_ids.length, {
        path: ['sale_type_ids'],
        message: 'quantities.length = sale_type_ids.length',
      }),
    output: z.object({
      tickets_quantity: z.int(),
      tickets_added: z.int(),
      /** Empty where the box office leads to a host that is not allowed. */
      cart_url: z.string(),
      cart_page: z.string().nullable(),
      expires_at: z.string().nullable(),
      can_extend: z.boolean(),
      server_time: z.string(),
    }),
    limit: [...changeLimits, newCarts],
    ...cartFailure,
  }),
  orderPlace: endpoint({
    method: 'GET',
    path: '/api/order-place/',
    access: 'public',
    personal: true,
    summary: 'How many orders wait before the one sent with this `key`, while a great many buy at once; null: it does not wait.',
    query: z.object({ key: z.uuid() }),
    output: z.object({ ahead: z.int().nullable() }),
  }),
  cart: endpoint({
    method: 'GET',
    path: '/api/shop-cart/',
    access: 'public',
    live: true,
    summary: 'The visitor’s cart; null: none is held.',
    output: cartAnswer,
    ...cartFailure,
  }),
  joinCart: endpoint({
    method: 'POST',
    path: '/api/shop-cart/join/',
    access: 'public',
    summary: 'Takes over the cart that a page of the box office inside the site shows; one that is held already stays.',
    body: z.object({ cart: z.string().min(1).max(100) }),
    output: cartAnswer,
    limit: changeLimits,
    ...cartFailure,
  }),
  shopPage: endpoint({
    method: 'GET',
    path: '/api/shop-page/',
    access: 'public',
    personal: true,
    summary: 'A page of the box office as this visitor gets it, with the cart that they have; whether it answers now, and which event it sells.',
    query: z.object({ address: z.url().max(8_000) }),
    output: z.object({
      address: z.string(),
      online: z.boolean(),
      /** The event whose number ends the path of the address; `lang` is set where its title is not in the language asked for, `day` is Berlin's. */
      event: z.object({ title: z.string(), lang: z.enum(['de', 'en']).optional(), day: z.string() }).nullable(),
    }),
  }),
  extendCart: endpoint({
    method: 'POST',
    path: '/api/shop-cart/extend/',
    access: 'public',
    summary: 'Holds the cart longer, where the box office allows it.',
    output: cartAnswer,
    limit: changeLimits,
    ...cartFailure,
  }),
  removeLine: endpoint({
    method: 'POST',
    path: '/api/shop-cart/remove/',
    access: 'public',
    summary: 'Gives one line of the cart back.',
    body: z.object({ line: z.string().min(1).max(64) }),
    output: cartAnswer,
    limit: changeLimits,
    ...cartFailure,
  }),
  releaseCart: endpoint({
    method: 'POST',
    path: '/api/shop-cart/release/',
    access: 'public',
    summary: 'Gives the whole cart back.',
    output: cartAnswer,
    limit: changeLimits,
    ...cartFailure,
  }),
};

export type BookingContract = typeof bookingContract;

/** Its refusals are JSON errors like all others. */
export const streamContract = {
  availabilityStream: endpoint({
    method: 'GET',
    path: '/api/availability/stream',
    access: 'public',
    summary:
      'The same as it changes, as server-sent events: `availability` with `{ id, availability, sale }`, `shop` with `{ online }`. It ends with the server; the browser asks again by itself.',
    query: eventIdsQuery,
    output: z.string(),
    mediaType: 'text/event-stream',
    errors: { too_many: { ...commonFailures.too_many, status: 503 } },
  }),
};
export type Offer = z.infer<typeof offerSchema>;
export type CartState = z.infer<typeof cartStateSchema>;
export type BookedEvent = z.infer<typeof bookedEventSchema>;
