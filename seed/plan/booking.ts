import type { Left, Price, SeatGroup, Timeslot } from '#features/booking/index.ts';
import type { PriceLevel } from '../content/production.ts';
import { hallOf, hallPrices, levelFor, pricesOf } from './hall-prices.ts';

/** What the best seats cost at a price level, about, in euros; `null`: nothing is sold. */
type Level = { readonly best: number | null; readonly slots?: Slots };
type Slots = { readonly count: number; readonly every: number };

const levels: Record<PriceLevel, Level> = {
  gala: { best: 98 },
  grand: { best: 72 },
  chamber: { best: 42 },
  studio: { best: 24 },
  family: { best: 16 },
  small: { best: 9 },
  tour: { best: 12 },
  timedTour: { best: 12, slots: { count: 3, every: 30 } },
  installation: { best: 7, slots: { count: 6, every: 60 } },
  door: { best: null },
  zero: { best: null },
  free: { best: null },
};

export type Demand = 'available' | 'few' | 'sold_out';

type Booking = { readonly seatGroups: readonly SeatGroup[]; readonly prices: readonly Price[] };

/** Without prices, paid at the door, or free. */
export const unsold = (level: PriceLevel): Booking => ({ seatGroups: [], prices: level === 'zero' ? [nothing] : level === 'door' ? [atTheDoor] : [] });

export const isSold = (level: PriceLevel): boolean => levels[level].best !== null;

/** `room` by its German name; `start`: 'HH:MM' in Berlin. */
export function bookingOf(
  level: PriceLevel,
  event: { readonly idJet: number; readonly room: string; readonly start: string; readonly demand: Demand },
): Booking {
  const { best, slots } = levels[level];
  if (best === null) return unsold(level);
  const hall = hallOf(event.room);
  const { groups, levels: euros } = hallPrices[hall];
  const seatGroups = groups.map(({ text, description }, index): SeatGroup => {
    const number = index + 1;
    const id = event.idJet * 1000 + number * 10;
    return {
      id,
      seat_group: number,
      status: leftIn(event.demand, index, groups.length, event.idJet),
      text: text.de,
      text_en: text.en,
      description: description.de,
      description_en: description.en,
      prices: pricesOf(id, number, euros[levelFor(hall, best) - 1]?.[index] ?? 0),
      timeslots: slots ? timeslotsOf(id, event.start, slots, event.demand) : [],
    };
  });
  return { seatGroups, prices: seatGroups.flatMap(({ prices }) => prices) };
}

/** Cheap groups go first. */
function leftIn(demand: Demand, index: number, count: number, seed: number): Left {
  if (demand === 'sold_out') return '0';
  if (demand === 'few') return index === seed % count ? '2' : '0';
  if (index === 0) return '1';
  return (['1', '2', '1', '0', '1'] as const)[(seed + index * 2) % 5] ?? '1';
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

const single = { id: 1, sale_type_id: 1, seat_group: 1, text: 'Vollpreis', has_discounts: false };
const atTheDoor: Price = { ...single, price: '9.00', name: 'An der Abendkasse', name_en: 'At the door' };
const nothing: Price = { ...single, price: '0.00', name: 'Eintritt frei', name_en: 'Free admission' };
