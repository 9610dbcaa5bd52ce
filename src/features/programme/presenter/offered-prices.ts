import type { Price, SeatGroup } from '#features/booking/index.ts';

/** What is asked for a ticket, in euros: 'Parkett', '48.00'. */
export type OfferedPrice = { name: string; price: string };

/** Of what is sold without groups its own; texts are in the language of what is given. */
export function offeredPrices({ seat_groups, prices }: { seat_groups: readonly SeatGroup[]; prices: readonly Price[] }): OfferedPrice[] {
  const grouped = seat_groups.flatMap((group) => fullPrices(group.prices).map(({ price }) => ({ name: group.text, price })));
  return grouped.length > 0 ? grouped : fullPrices(prices).map(({ name, price }) => ({ name, price }));
}

/** 'Vollpreis' marks the full price (V §3); where none is marked, all of them. */
export function fullPrices(prices: readonly Price[]): readonly Price[] {
  const full = prices.filter(({ text }) => text === 'Vollpreis');
  return full.length > 0 ? full : prices;
}
