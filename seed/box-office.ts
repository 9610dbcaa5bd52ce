import { availabilityOf, type SeatGroup } from '#features/booking/index.ts';
import { type HallId, hallOf, levelFor } from './plan/hall-prices.ts';
import { randomFrom } from './posters/random.ts';

export type DemoEvent = {
  readonly idJet: string;
  readonly title: { readonly [language: string]: string };
  readonly dateStart: Date;
  readonly status: 'scheduled' | 'cancelled' | 'postponed';
  /** Its German name. */
  readonly room: string;
  readonly seatGroups: readonly SeatGroup[];
};

export type BoxOfficeEvent = {
  readonly event_jet_id: number;
  readonly title: { readonly de: string; readonly en?: string };
  readonly date_start: string;
  readonly hall: HallId;
  readonly price_level: number;
  readonly time_slots: readonly { readonly block_id: number; readonly time_start: string; readonly capacity?: number }[];
  readonly sold: number;
  readonly status: 'on_sale' | 'cancelled' | 'postponed';
};

/** People who are let in at one time. */
const slotCapacity = 20;

/** With prices like its own and as many tickets sold as it looks; null for a number that the box office could not have. */
export function boxOfficeEvent({ idJet, title, dateStart, status, room, seatGroups }: DemoEvent): BoxOfficeEvent | null {
  const id = Number(idJet);
  if (!Number.isSafeInteger(id) || id < 1 || id > 1e12) return null;
  const hall = hallOf(room);
  const slots = hall === 'studio' || hall === 'foyer' ? (seatGroups[0]?.timeslots ?? []) : [];
  const de = title.de || title.en || idJet;
  return {
    event_jet_id: id,
    title: title.en ? { de, en: title.en } : { de },
    date_start: dateStart.toISOString(),
    hall,
    price_level: levelOf(hall, seatGroups),
    time_slots: slots.map(({ block_id, time_start }) => ({ block_id, time_start, capacity: slotCapacity })),
    sold: soldOf(id, seatGroups),
    status: status === 'scheduled' ? 'on_sale' : status,
  };
}

function levelOf(hall: HallId, seatGroups: readonly SeatGroup[]): number {
  const dearest = Math.max(0, ...seatGroups.flatMap(({ prices }) => prices.map(({ price }) => Number(price))));
  if (dearest === 0) return seatGroups.length > 0 ? 0 : 3;
  return levelFor(hall, dearest);
}

/** "Few" is a tenth and less of what there was (box-office/README.md). */
function soldOf(id: number, seatGroups: readonly SeatGroup[]): number {
  const availability = availabilityOf(seatGroups);
  if (availability === 'sold_out') return 1;
  if (availability === 'few') return 0.94;
  return Math.round(20 + randomFrom(`${id}/sold`).next() * 50) / 100;
}
