import type { Price } from '#features/booking/index.ts';

/** What is asked for a place; `price` is in euros. */
export type PriceRow = { readonly name: string; readonly name_en: string; readonly price: number };

/** As the box office gives them (features/booking/seat-group.ts), for dates that it does not know. */
export const storedPrices = (rows: readonly PriceRow[]): Price[] =>
  rows.map(({ name, name_en, price }, index) => ({
    id: index + 1,
    price: Number(price).toFixed(2),
    sale_type_id: 0,
    seat_group: index + 1,
    text: 'Vollpreis',
    name,
    ...(name_en && { name_en }),
    has_discounts: false,
  }));
