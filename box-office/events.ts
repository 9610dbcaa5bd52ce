import { z } from 'zod';
import { hallIds } from './halls/halls.ts';
import type { Store } from './store/store.ts';

export const eventStatuses = ['on_sale', 'not_open', 'closed', 'cancelled', 'postponed'] as const;

const eventRow = z.object({
  event_jet_id: z.number(),
  title_de: z.string(),
  title_en: z.string(),
  date_start: z.number(),
  hall: z.enum(hallIds),
  price_level: z.number(),
  sold: z.number(),
  status: z.enum(eventStatuses),
  sale_starts: z.number().nullable(),
});
const slotRow = z.object({ event_jet_id: z.number(), block_id: z.number(), time_start: z.string(), capacity: z.number() });

export type TimeSlot = Omit<z.infer<typeof slotRow>, 'event_jet_id'>;
/** Instants in milliseconds; a time slot's start is Berlin time 'HH:MM:SS' on the event's day. */
export type Event = z.infer<typeof eventRow> & { readonly time_slots: readonly TimeSlot[] };

export const findEvent = (store: Store, id: number): Event | undefined => findEvents(store, [id])[0];

export function findEvents(store: Store, ids: readonly number[]): Event[] {
  const wanted = JSON.stringify(ids);
  const events = store.all(eventRow, `SELECT * FROM event WHERE event_jet_id IN ${ofList}`, wanted);
  const slots = store.all(slotRow, `SELECT * FROM time_slot WHERE event_jet_id IN ${ofList} ORDER BY time_start, block_id`, wanted);
  return events.map((event) => ({ ...event, time_slots: slots.filter((slot) => slot.event_jet_id === event.event_jet_id) }));
}

/** The next first; one more than `most` where there are more. */
export function eventsBetween(store: Store, from: number, until: number, most: number): Event[] {
  const rows = store.all(
    eventRow,
    'SELECT * FROM event WHERE date_start >= ? AND date_start < ? ORDER BY date_start, event_jet_id LIMIT ?',
    from,
    until,
    most + 1,
  );
  const slots = store.all(slotRow, `SELECT * FROM time_slot WHERE event_jet_id IN ${ofList}`, JSON.stringify(rows.map(({ event_jet_id }) => event_jet_id)));
  const byEvent = Map.groupBy(slots, ({ event_jet_id }) => event_jet_id);
  return rows.map((event) => ({ ...event, time_slots: byEvent.get(event.event_jet_id) ?? [] }));
}

const upcomingRow = z.object({ event_jet_id: z.number() });

export function upcomingEvents(store: Store, from: number, most: number): Event[] {
  const rows = store.all(upcomingRow, 'SELECT event_jet_id FROM event WHERE date_start >= ? ORDER BY date_start LIMIT ?', from, most);
  const ids = rows.map(({ event_jet_id }) => event_jet_id);
  return findEvents(store, ids).sort((a, b) => a.date_start - b.date_start);
}

const ofList = '(SELECT value FROM json_each(?))';
