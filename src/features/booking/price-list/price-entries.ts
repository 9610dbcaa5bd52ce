import type { Price, SeatGroup } from '../contract.ts';

export type PriceEntry = { key: string; seat_group: number | null; name: string; prices: { id: number; price: string; text: string }[]; isSoldOut: boolean };

/** In the box office's order; prices that stand in a group do not stand alone as well. */
export function priceEntries({ seat_groups, prices }: { seat_groups: readonly SeatGroup[]; prices: readonly Price[] }): PriceEntry[] {
  const groups = seat_groups.map((group) => ({
    key: `group-${group.id}`,
    seat_group: group.seat_group,
    name: group.text,
    prices: group.prices.map(({ id, price, text }) => ({ id, price, text })).sort((a, b) => Number(b.text === 'Vollpreis') - Number(a.text === 'Vollpreis')),
    isSoldOut: group.status === '0',
  }));
  if (groups.length > 0) return groups;
  return prices.map(({ id, price, text, name }) => ({
    key: `price-${id}`,
    seat_group: null,
    name: name || text,
    prices: [{ id, price, text: '' }],
    isSoldOut: false,
  }));
}
