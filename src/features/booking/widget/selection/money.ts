import type { Price } from '../../contract.ts';
import { isSame, type Selection } from './selection.ts';

/** In euros, '144.00', counted in cents. */
export function totalOf(selection: Selection, prices: readonly Price[]): string {
  const cents = selection.reduce((sum, { ticket, amount }) => sum + amount * centsOf(prices.find((price) => isSame(price, ticket))?.price ?? '0.00'), 0);
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

const centsOf = (price: string): number => Number(price.replace('.', ''));
