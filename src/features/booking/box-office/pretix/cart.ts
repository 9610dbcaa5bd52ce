import type { Cart, CartLine } from '../box-office.ts';
import { type PretixCart, shopOf, writePretixCart } from './id.ts';
import { type Item, inBoth, type Position, type PretixEvent, type Subevent } from './shapes.ts';

export type Names = { event: PretixEvent; subevents: readonly Subevent[]; items: readonly Item[] };

/** All of one kind at one price. */
export const lineOf = ({ subevent, item, variation, price }: Position): string => `${subevent ?? 0}-${item}-${variation ?? 0}-${price}`;

export const earliest = (positions: readonly Position[]): Date | null =>
  positions.length === 0 ? null : new Date(Math.min(...positions.map(({ expires }) => Date.parse(expires))));

/** Null for a cart without tickets. */
export function toCart(cart: PretixCart, positions: readonly Position[], names: Names): Cart | null {
  if (positions.length === 0) return null;
  const cents = positions.reduce((sum, { price }) => sum + Math.round(Number(price) * 100), 0);
  return {
    cart: writePretixCart(cart),
    ticketsQuantity: positions.length,
    total: (cents / 100).toFixed(2),
    expiresAt: earliest(positions),
    canExtend: false,
    lines: [...Map.groupBy(positions, lineOf)].flatMap(([line, [first, ...others]]) => (first ? [toLine(cart, line, first, others.length + 1, names)] : [])),
  };
}

function toLine(cart: PretixCart, line: string, position: Position, quantity: number, { event, subevents, items }: Names): CartLine {
  const subevent = subevents.find(({ id }) => id === position.subevent);
  const item = items.find(({ id }) => id === position.item);
  const variation = item?.variations.find(({ id }) => id === position.variation);
  return {
    line,
    eventId: position.subevent === null ? shopOf(cart.shop) : `${shopOf(cart.shop)}/${position.subevent}`,
    title: inBoth((subevent ?? event).name),
    dateStart: (subevent ?? event).date_from,
    seatGroup: position.item,
    blockId: null,
    saleTypeId: position.variation ?? position.item,
    text: inBoth(variation?.value ?? item?.name ?? ''),
    quantity,
    price: Number(position.price).toFixed(2),
  };
}
