import { z } from 'zod';
import { type Event, findEvents } from './events.ts';
import { halls } from './halls/halls.ts';
import { type SaleState, saleState, slotIsOver } from './sale.ts';
import { noSlot } from './seats/seats.ts';
import type { Store } from './store/store.ts';

/** '0' nothing left, '1' available, '2' few left. */
export type Level = '0' | '1' | '2';
export type Availability = 'available' | 'few' | 'sold_out';
export type EventStatus = { event_jet_id: number; sale: SaleState; availability: Availability; free: number; capacity: number };

/** "Few": at most a tenth, or four, of what there ever was. */
export function levelOf(free: number, capacity: number): Level {
  if (free === 0) return '0';
  return free <= Math.max(4, Math.ceil(capacity / 10)) ? '2' : '1';
}

const availabilities = { '0': 'sold_out', '1': 'available', '2': 'few' } as const;
export const availabilityOf = (free: number, capacity: number): Availability => availabilities[levelOf(free, capacity)];

const countRow = z.object({ event_jet_id: z.number(), block_id: z.number(), seat_group: z.number(), taken: z.number() });

/** In three queries however many they are; unknown ids are left out. */
export function statuses(store: Store, ids: readonly number[], at: number): EventStatus[] {
  const counts = store.all(
    countRow,
    `SELECT event_jet_id, block_id, seat_group, count(*) AS taken FROM seat_taken
      WHERE event_jet_id IN (SELECT value FROM json_each(?)) AND (held_until IS NULL OR held_until > ?)
      GROUP BY event_jet_id, block_id, seat_group`,
    JSON.stringify(ids),
    at,
  );
  const taken = new Map(counts.map((count) => [keyOf(count.event_jet_id, count.block_id, count.seat_group), count.taken]));
  return findEvents(store, ids).map((event) => statusOf(event, taken, at));
}

function statusOf(event: Event, taken: ReadonlyMap<string, number>, at: number): EventStatus {
  let capacity = 0;
  let free = 0;
  for (const slot of event.time_slots.length === 0 ? [undefined] : event.time_slots) {
    for (const group of halls[event.hall].groups) {
      if (group.wheelchair || (slot && slotIsOver(event, slot, at))) continue;
      const seats = slot?.capacity ?? group.seats;
      capacity += seats;
      free += seats - (taken.get(keyOf(event.event_jet_id, slot?.block_id ?? noSlot, group.seat_group)) ?? 0);
    }
  }
  return { event_jet_id: event.event_jet_id, sale: saleState(event, at), availability: availabilityOf(free, capacity), free, capacity };
}

const keyOf = (event: number, block: number, group: number): string => `${event} ${block} ${group}`;
