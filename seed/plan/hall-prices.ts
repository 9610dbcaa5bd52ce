import type { Price } from '#features/booking/index.ts';

// What the simulated box office asks for in each hall; hall-prices.test.ts sees that it does.

export type HallId = 'grosser-saal' | 'kammersaal' | 'studio' | 'foyer' | 'st-annen';

type Both = { readonly de: string; readonly en: string };
type Group = { readonly text: Both; readonly description: Both };

/** Best first, in euros at price levels 1 to 5. */
type HallPrices = { readonly groups: readonly Group[]; readonly levels: readonly (readonly number[])[] };

const ids: Readonly<Record<string, HallId>> = {
  'Großer Saal': 'grosser-saal',
  Kammersaal: 'kammersaal',
  Studio: 'studio',
  Foyer: 'foyer',
  'St. Annen': 'st-annen',
};

/** By the German name of a room; what is played elsewhere is sold as for the chamber hall. */
export const hallOf = (room: string): HallId => ids[room] ?? 'kammersaal';

const group = (text: Both, de: string, en: string): Group => ({ text, description: { de, en } });
const priceGroup = (number: number): Both => ({ de: `Preisgruppe ${number}`, en: `Price group ${number}` });
const wheelchair: Both = { de: 'Rollstuhlplatz mit Begleitplatz', en: 'Wheelchair place with companion seat' };

export const hallPrices: Readonly<Record<HallId, HallPrices>> = {
  'grosser-saal': {
    groups: [
      group(priceGroup(1), 'Parterre Reihe 4–13, 1. Rang Reihe 1', 'Stalls rows 4–13, first tier row 1'),
      group(priceGroup(2), 'Parterre Reihe 1–3 und 14–18, 1. Rang Reihe 2–3', 'Stalls rows 1–3 and 14–18, first tier rows 2–3'),
      group(priceGroup(3), 'Parterre Reihe 19–24, Parterrelogen, 1. Rang Reihe 4–6', 'Stalls rows 19–24, stalls boxes, first tier rows 4–6'),
      group(priceGroup(4), 'Logen 1. Rang, 2. Rang Reihe 1–3', 'First tier boxes, second tier rows 1–3'),
      group(priceGroup(5), '2. Rang Reihe 4–6, Sicht eingeschränkt', 'Second tier rows 4–6, restricted view'),
      group(wheelchair, 'Parterre; der Begleitplatz daneben ist frei', 'Stalls; the companion seat beside is free of charge'),
    ],
    levels: [
      [32, 26, 20, 15, 10, 15],
      [48, 39, 30, 21, 13, 21],
      [68, 56, 43, 29, 17, 29],
      [92, 76, 58, 39, 22, 39],
      [128, 104, 79, 52, 28, 52],
    ],
  },
  kammersaal: {
    groups: [
      group(priceGroup(1), 'Parkett Reihe 1–8', 'Stalls rows 1–8'),
      group(priceGroup(2), 'Parkett Reihe 9–14, Empore Mitte', 'Stalls rows 9–14, gallery centre'),
      group(priceGroup(3), 'Empore links und rechts, Sicht eingeschränkt', 'Gallery left and right, restricted view'),
      group(wheelchair, 'Parkett; der Begleitplatz daneben ist frei', 'Stalls; the companion seat beside is free of charge'),
    ],
    levels: [
      [18, 14, 10, 10],
      [24, 19, 13, 13],
      [32, 25, 17, 17],
      [42, 33, 22, 22],
      [56, 44, 29, 29],
    ],
  },
  studio: {
    groups: [group({ de: 'Freie Platzwahl', en: 'Unreserved seating' }, 'Bänke und Stühle, ohne Nummern', 'Benches and chairs, not numbered')],
    levels: [[10], [14], [18], [24], [32]],
  },
  foyer: {
    groups: [group({ de: 'Eintritt', en: 'Admission' }, 'Ohne Sitzplatz', 'No seat')],
    levels: [[5], [8], [12], [14], [18]],
  },
  'st-annen': {
    groups: [
      group(priceGroup(1), 'Bankreihe 1–6', 'Pews 1–6'),
      group(priceGroup(2), 'Bankreihe 7–12', 'Pews 7–12'),
      group(priceGroup(3), 'Bankreihe 13–18, Sicht durch Säulen eingeschränkt', 'Pews 13–18, view restricted by columns'),
      group(wheelchair, 'Hinter den Bänken; der Begleitplatz daneben ist frei', 'Behind the pews; the companion seat beside is free of charge'),
    ],
    levels: [
      [16, 12, 8, 8],
      [22, 17, 11, 11],
      [28, 22, 14, 14],
      [38, 29, 19, 19],
      [48, 37, 24, 24],
    ],
  },
};

/** The price level, 1 to 5, whose best seats cost most nearly so many euros. */
export function levelFor(hall: HallId, euros: number): number {
  const distances = hallPrices[hall].levels.map(([best = 0]) => Math.abs(best - euros));
  return distances.indexOf(Math.min(...distances)) + 1;
}

const toHalfEuro = (cents: number): number => Math.round(cents / 50) * 50;

type SaleType = { readonly text: Both; readonly name: Both; readonly of: (cents: number) => number };

/** The page about tickets (seed/pages/visit.ts) tells the same of them. */
const saleTypes: readonly SaleType[] = [
  { text: { de: 'Vollpreis', en: 'Full price' }, name: { de: 'Vollpreis', en: 'Full price' }, of: (cents) => cents },
  {
    text: { de: 'Ermäßigt', en: 'Reduced' },
    name: { de: 'Ermäßigt (Schwerbehinderung, Arbeitslosengeld, Freiwilligendienst)', en: 'Reduced (disability, benefits, voluntary service)' },
    of: (cents) => toHalfEuro(cents * 0.75),
  },
  {
    text: { de: 'Schüler/Studierende', en: 'Pupils/students' },
    name: { de: 'Schüler, Studierende und Auszubildende bis 27 Jahre', en: 'Pupils, students and trainees up to 27' },
    of: (cents) => toHalfEuro(cents * 0.5),
  },
  {
    text: { de: 'Kinder', en: 'Children' },
    name: { de: 'Kinder bis 14 Jahre', en: 'Children up to 14' },
    of: (cents) => Math.min(1000, toHalfEuro(cents * 0.5)),
  },
];

/** `id`: of the group. */
export const pricesOf = (id: number, seatGroup: number, euros: number): Price[] =>
  saleTypes.map(({ text, name, of }, index) => ({
    id: id + index + 1,
    price: (of(euros * 100) / 100).toFixed(2),
    sale_type_id: index + 1,
    seat_group: seatGroup,
    text: text.de,
    text_en: text.en,
    name: name.de,
    name_en: name.en,
    has_discounts: index === 0,
  }));
