import { z } from 'zod';
import type { Cart, CartReference, NewLines } from '../box-office.ts';

/** Group and block are 0 where the order named none. */
export type Held = { eventId: string; seatGroup: number; blockId: number; saleTypeId: number; quantity: number };

export type JetCart = {
  id: string;
  /** Path and query of its page, where that does not follow from the id. */
  path?: string | undefined;
  held?: Held[] | undefined;
};

const plainId = /^[\w-]{1,100}$/;
/** Anything that stays one part of a path. */
const anyId = z.string().regex(/[^.]/);
const content = z.tuple([anyId, z.string().nullable(), z.array(z.tuple([z.string(), z.int(), z.int(), z.int(), z.int()]))]);

export function writeReference({ id, path, held = [] }: JetCart): CartReference {
  if (plainId.test(id) && path === undefined && held.length === 0) return id;
  const lines = held.map(({ eventId, seatGroup, blockId, saleTypeId, quantity }) => [eventId, seatGroup, blockId, saleTypeId, quantity]);
  return `.${Buffer.from(JSON.stringify([id, path ?? null, lines])).toString('base64url')}`;
}

/** Null for a text that is no reference. */
export function readReference(reference: CartReference): JetCart | null {
  if (!reference.startsWith('.')) return plainId.test(reference) ? { id: reference } : null;
  try {
    const [id, path, lines] = content.parse(JSON.parse(Buffer.from(reference.slice(1), 'base64url').toString('utf8')));
    const held = lines.map(([eventId, seatGroup, blockId, saleTypeId, quantity]) => ({ eventId, seatGroup, blockId, saleTypeId, quantity }));
    return { id, path: path ?? undefined, held };
  } catch {
    return null;
  }
}

export const heldIn = (cart: Cart | null): Held[] =>
  (cart?.lines ?? []).map(({ eventId, seatGroup, blockId, saleTypeId, quantity }) => ({ eventId, seatGroup, blockId: blockId ?? 0, saleTypeId, quantity }));

/** What is held of the same kind counts in; a sale type is named once. */
export function asTotals(lines: NewLines, held: readonly Held[]): NewLines {
  const totals = new Map<number, number>();
  for (const [index, saleTypeId] of lines.saleTypeIds.entries()) {
    const before = totals.get(saleTypeId) ?? sum(held.filter((one) => isSameKind(one, lines, saleTypeId)));
    totals.set(saleTypeId, before + (lines.quantities[index] ?? 0));
  }
  return { ...lines, saleTypeIds: [...totals.keys()], quantities: [...totals.values()] };
}

export function heldAfter(held: readonly Held[], { eventId, seatGroup = 0, blockId = 0, saleTypeIds, quantities }: NewLines): Held[] {
  const others = held.filter((one) => !saleTypeIds.some((saleTypeId) => isSameKind(one, { eventId, seatGroup, blockId }, saleTypeId)));
  return [...others, ...saleTypeIds.map((saleTypeId, index) => ({ eventId, seatGroup, blockId, saleTypeId, quantity: quantities[index] ?? 0 }))];
}

/** An order that names no group means the only one there is. */
const isSameKind = (one: Held, { eventId, seatGroup = 0, blockId = 0 }: Pick<NewLines, 'eventId' | 'seatGroup' | 'blockId'>, saleTypeId: number): boolean =>
  one.eventId === eventId &&
  one.saleTypeId === saleTypeId &&
  one.blockId === blockId &&
  (one.seatGroup === seatGroup || one.seatGroup === 0 || seatGroup === 0);

const sum = (held: readonly Held[]): number => held.reduce((total, { quantity }) => total + quantity, 0);
