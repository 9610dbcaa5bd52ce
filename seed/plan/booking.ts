import type { Left, Price, SeatGroup, Timeslot } from '#features/booking/index.ts';
import type { PriceLevel } from '../content/production.ts';
import { type Both, both } from '../content/texts.ts';

/** What the box office sells at a price level: seat groups with their full price in euros, dearest first. */
type Level = { readonly groups: readonly (readonly [name: Both, euros: number])[]; readonly under18?: number; readonly slots?: Slots };
type Slots = { readonly count: number; readonly every: number };

const levels: Record<PriceLevel, Level> = {
  gala: { groups: categories(98, 80, 62, 44, 26), under18: 12 },
  grand: { groups: categories(72, 58, 46, 32, 18), under18: 10 },
  chamber: { groups: categories(42, 32, 22), under18: 8 },
  studio: { groups: [[both('Freie Platzwahl', 'Unreserved seating'), 24]], under18: 8 },
  family: {
    groups: [
      [both('Parkett', 'Stalls'), 16],
      [both('Rang', 'Circle'), 11],
    ],
    under18: 6,
  },
  small: { groups: [[both('Freie Platzwahl', 'Unreserved seating'), 9]] },
  tour: { groups: [[both('Führung', 'Guided tour'), 12]] },
  timedTour: { groups: [[both('Führung', 'Guided tour'), 12]], slots: { count: 3, every: 30 } },
  installation: { groups: [[both('Einlass', 'Admission'), 7]], slots: { count: 6, every: 60 } },
  zero: { groups: [] },
  free: { groups: [] },
};

function categories(...euros: readonly number[]): readonly (readonly [Both, number])[] {
  return euros.map((price, index) => {
    const number = ['I', 'II', 'III', 'IV', 'V'][index];
    return [both(`Kategorie ${number}`, `Category ${number}`), price];
  });
}

export type Demand = 'available' | 'few' | 'sold_out';

type Booking = { readonly seatGroups: readonly SeatGroup[]; readonly prices: readonly Price[] };

/** Where nothing is sold: without prices, or with a price of nothing at all. */
export const unsold = (level: PriceLevel): Booking => ({ seatGroups: [], prices: level === 'zero' ? [nothing] : [] });

export const isSold = (level: PriceLevel): boolean => levels[level].groups.length > 0;

/** The box office's answer for one event. `start` is 'HH:MM' in Berlin, where the time slots begin. */
export function bookingOf(level: PriceLevel, event: { readonly idJet: number; readonly start: string; readonly demand: Demand }): Booking {
  const { groups, under18, slots } = levels[level];
  const seatGroups = groups.map(([text, euros], index): SeatGroup => {
    const number = index + 1;
    const id = event.idJet * 10 + number;
    const left = leftIn(event.demand, index, groups.length, event.idJet);
    return {
      id,
      seat_group: number,
      status: left,
      text: text.de,
      text_en: text.en,
      prices: pricesOf(id, number, euros, under18),
      timeslots: slots ? timeslotsOf(id, event.start, slots, event.demand) : [],
    };
  });
  return { seatGroups, prices: seatGroups.flatMap(({ prices }) => prices) };
}

/** The cheap groups go first; of an event that is nearly gone only one group still has something. */
function leftIn(demand: Demand, index: number, count: number, seed: number): Left {
  if (demand === 'sold_out') return '0';
  if (demand === 'few') return index === seed % count ? '2' : '0';
  if (index === 0) return '1';
  return (['1', '2', '1', '0', '1'] as const)[(seed + index * 2) % 5] ?? '1';
}

function pricesOf(group: number, seatGroup: number, euros: number, under18: number | undefined): Price[] {
  const price = (saleType: number, text: Both, name: Both, amount: number): Price => ({
    id: group * 10 + saleType,
    price: amount.toFixed(2),
    sale_type_id: saleType,
    seat_group: seatGroup,
    text: text.de,
    text_en: text.en,
    name: name.de,
    name_en: name.en,
    has_discounts: saleType === 1,
  });
  const list = [
    price(1, both('Vollpreis', 'Full price'), both('Erwachsene', 'Adults'), euros),
    price(
      2,
      both('Ermäßigt', 'Reduced'),
      both('Studierende, Auszubildende und Menschen mit Schwerbehinderung', 'Students, apprentices and people with severe disabilities'),
      Math.round(euros) / 2,
    ),
  ];
  return under18 === undefined
    ? list
    : [...list, price(3, both('Unter 18', 'Under 18'), both('Kinder und Jugendliche bis 18 Jahre', 'Children and young people up to 18'), under18)];
}

function timeslotsOf(group: number, start: string, { count, every }: Slots, demand: Demand): Timeslot[] {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const minute = hours * 60 + minutes + index * every;
    const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
    const last = index === count - 1;
    const status: Left = demand === 'sold_out' ? '0' : demand === 'few' ? (last ? '2' : '0') : index === 0 ? '2' : '1';
    return { id: group * 100 + index, status, time_start: `${clock}:00`, block_id: group * 100 + index + 50 };
  });
}

const nothing: Price = {
  id: 1,
  price: '0.00',
  sale_type_id: 1,
  seat_group: 1,
  text: 'Vollpreis',
  name: 'Eintritt frei',
  name_en: 'Free admission',
  has_discounts: false,
};
