import type { HallId } from './halls/halls.ts';
import type { Bilingual } from './language.ts';

export type Price = {
  readonly sale_type_id: number;
  readonly text: Bilingual;
  readonly name: Bilingual;
  readonly cents: number;
  readonly has_discounts: boolean;
};

type SaleType = Omit<Price, 'cents' | 'has_discounts'> & { readonly of: (full: number) => number };

const toHalfEuro = (cents: number): number => Math.round(cents / 50) * 50;

const full: SaleType = {
  sale_type_id: 1,
  text: { de: 'Vollpreis', en: 'Full price' },
  name: { de: 'Vollpreis', en: 'Full price' },
  of: (price) => price,
};

const discounts: readonly SaleType[] = [
  {
    sale_type_id: 2,
    text: { de: 'Ermäßigt', en: 'Reduced' },
    name: { de: 'Ermäßigt (Schwerbehinderung, Arbeitslosengeld, Freiwilligendienst)', en: 'Reduced (disability, benefits, voluntary service)' },
    of: (price) => toHalfEuro(price * 0.75),
  },
  {
    sale_type_id: 3,
    text: { de: 'Schüler/Studierende', en: 'Pupils/students' },
    name: { de: 'Schüler, Studierende und Auszubildende bis 27 Jahre', en: 'Pupils, students and trainees up to 27' },
    of: (price) => toHalfEuro(price * 0.5),
  },
  {
    sale_type_id: 4,
    text: { de: 'Kinder', en: 'Children' },
    name: { de: 'Kinder bis 14 Jahre', en: 'Children up to 14' },
    of: (price) => Math.min(1000, toHalfEuro(price * 0.5)),
  },
];

/** Full price in euros by hall, price level (1 to 5) and seat group (1 …). Level 0 is free of charge. */
const levels: Record<HallId, readonly (readonly number[])[]> = {
  'grosser-saal': [
    [32, 26, 20, 15, 10, 15],
    [48, 39, 30, 21, 13, 21],
    [68, 56, 43, 29, 17, 29],
    [92, 76, 58, 39, 22, 39],
    [128, 104, 79, 52, 28, 52],
  ],
  kammersaal: [
    [18, 14, 10, 10],
    [24, 19, 13, 13],
    [32, 25, 17, 17],
    [42, 33, 22, 22],
    [56, 44, 29, 29],
  ],
  studio: [[10], [14], [18], [24], [32]],
  'st-annen': [
    [16, 12, 8, 8],
    [22, 17, 11, 11],
    [28, 22, 14, 14],
    [38, 29, 19, 19],
    [48, 37, 24, 24],
  ],
  foyer: [[5], [8], [12], [14], [18]],
};

export const priceLevels = { lowest: 0, highest: 5 } as const;

export function pricesOf(hall: HallId, seatGroup: number, level: number): Price[] {
  const cents = (levels[hall][level - 1]?.[seatGroup - 1] ?? 0) * 100;
  const types = cents === 0 ? [full] : [full, ...discounts];
  return types.map(({ of, ...type }) => ({
    ...type,
    cents: of(cents),
    has_discounts: type.sale_type_id === full.sale_type_id && types.length > 1,
  }));
}

/** 4800 → '48.00'. */
export const priceString = (cents: number): string => (cents / 100).toFixed(2);
