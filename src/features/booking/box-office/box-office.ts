import type { SeatGroup } from '../contract.ts';

/** All that booking knows of a ticketing system; `capabilities` says what it cannot do, and no call throws. Events are named by `id_jet`. */
export interface BoxOffice {
  readonly name: string;
  readonly capabilities: Capabilities;
  /** For several calls together (`within`), as long as one call may take, less what has been `spent` (ms). */
  deadline(spent?: number): AbortSignal;
  /** Seat groups, prices and time slots of one event, as they are now, in both languages. */
  catalogue(eventId: string): Promise<Answer<Catalogue>>;
  /** The state of many events in one call; those that the system does not know are missing. */
  status(eventIds: readonly string[]): Promise<Answer<EventStatus[]>>;
  /**
   * In `cart` or a new one; without an answer it is `unclear` whether they are held. `key` tells a repetition from a second order, where
   * possible.
   */
  add(lines: NewLines, cart: CartReference | null, key: string, within?: AbortSignal): Promise<Answer<Added>>;
  /** The cart as it is; null: there is none any more. Where carts cannot be read: `unsupported`. */
  cart(cart: CartReference, within?: AbortSignal): Promise<Answer<Cart | null>>;
  /** Takes one line out, where `capabilities.removesLines`; answers the cart that is left, null if that was all. */
  removeLine(cart: CartReference, line: string): Promise<Answer<Cart | null>>;
  /** Where `capabilities.extends`. */
  extend(cart: CartReference): Promise<Answer<Cart>>;
  /** Gives everything back, where `capabilities.removesLines`; a cart that is no more is given back already. */
  release(cart: CartReference, within?: AbortSignal): Promise<Answer<null>>;
  /** What was bought with an address that the visitor has confirmed, the latest first; where `capabilities.listsOrders`. */
  orders(email: string): Promise<Answer<Order[]>>;
  /** All that the system has between two instants, the next first, `isCut` where there is more; where `capabilities.listsEvents`. */
  events(from: Date, until: Date): Promise<Answer<OfficeEvents>>;
  /** Where the visitor goes on with this cart (absolute address, always of the box office). */
  cartUrl(cart: CartReference, language: 'de' | 'en'): string;
  /** A page of the system that knows this cart, where `capabilities.sharesCarts`; else the page as it is. */
  pageWith(address: string, cart: CartReference): string;
  /** The cart that the system's own pages call so, where `capabilities.sharesCarts`; null: nothing is known of it. */
  cartNamed(name: string): CartReference | null;
  /** Where a visitor buys an event without the widget; for an id that is none the shop's front page. */
  eventUrl(eventId: string, language: 'de' | 'en'): string;
}

export type Capabilities = {
  readsCarts: boolean;
  /** Whether tickets can be given back: a line (`removeLine`) and the whole cart (`release`). */
  removesLines: boolean;
  extends: boolean;
  /** Minutes for which a cart is held. */
  holdMinutes: number;
  /** What `quantities` of a POST mean: an addition, or the new total; the client's `add` always adds. */
  quantities: 'added' | 'total';
  /** Whether the same `key` twice holds only once. */
  repeatsSafely: boolean;
  /** Most tickets in one order, of one event or of all (`limitsPer`); null: not known. */
  maxTickets: number | null;
  limitsPer: 'event' | 'order';
  /** Whether its pages, in a frame of the site, continue a cart (`?cart=`) and tell the site which one they show. */
  sharesCarts: boolean;
  listsOrders: boolean;
  listsEvents: boolean;
};

/** A change may answer another one: keep the newest; changes of one cart have to follow each other. */
export type CartReference = string;

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** `refused`: nothing was held (`code`, such as −214); `unavailable`: nothing was done; `unclear`: the answer was lost; `unsupported`. */
export type Failure = { kind: 'refused'; code: number; detail?: string } | { kind: 'unavailable' } | { kind: 'unclear' } | { kind: 'unsupported' };

export type Sale = 'on_sale' | 'not_open' | 'closed' | 'over' | 'cancelled' | 'postponed';

export type Catalogue = { eventId: string; sale: Sale; seatGroups: SeatGroup[]; maxTickets: number | null };

export type EventStatus = { eventId: string; sale: Sale; availability: 'available' | 'few' | 'sold_out' };

export type OfficeEvents = { events: OfficeEvent[]; isCut: boolean };

export type OfficeEvent = { eventId: string; title: { de: string; en: string }; dateStart: Date; room: string; sale: Sale };

/** Tickets of one seat group; `quantities` and `saleTypeIds` belong together by position, and all sit side by side. */
export type NewLines = { eventId: string; quantities: number[]; saleTypeIds: number[]; seatGroup?: number | undefined; blockId?: number | undefined };

export type Added = {
  cart: CartReference;
  /** Tickets in the whole cart now. */
  ticketsQuantity: number;
  /** The earliest moment at which something of the cart is given back; null: the system does not say. */
  expiresAt: Date | null;
};

export type Cart = {
  cart: CartReference;
  ticketsQuantity: number;
  /** Euros, '96.00'. */
  total: string;
  expiresAt: Date | null;
  canExtend: boolean;
  lines: CartLine[];
};

export type Order = {
  /** As the system calls it to its buyers: 'OK-000012'. */
  number: string;
  /** Its page there (absolute address); null: it has none, or one that is elsewhere. */
  url: string | null;
  orderedAt: Date;
  ticketsQuantity: number;
  /** Euros, '96.00'. */
  total: string;
  lines: Omit<CartLine, 'line'>[];
};

export type CartLine = {
  line: string;
  eventId: string;
  title: { de: string; en: string };
  /** ISO 8601. */
  dateStart: string;
  seatGroup: number;
  blockId: number | null;
  saleTypeId: number;
  text: { de: string; en: string };
  quantity: number;
  price: string;
};
