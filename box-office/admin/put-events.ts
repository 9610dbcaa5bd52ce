import { z } from 'zod';
import { type Event, eventStatuses, findEvent } from '../events.ts';
import { hallIds, halls } from '../halls/halls.ts';
import { priceLevels } from '../prices.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { presoldSeats } from '../seats/presold.ts';
import { noSlot, rowsFor } from '../seats/seats.ts';
import type { Store } from '../store/store.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const seconds = (time: string): string => (time.length === 5 ? `${time}:00` : time);
const slot = z.strictObject({
  block_id: z.number().int().positive().max(1e12),
  time_start: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
    .transform(seconds),
  capacity: z.number().int().positive().max(2000).optional(),
});

const details = {
  title: z.strictObject({ de: z.string().min(1).max(300), en: z.string().max(300).optional() }),
  date_start: instant,
  hall: z.enum(hallIds),
  price_level: z.number().int().min(priceLevels.lowest).max(priceLevels.highest).default(3),
  time_slots: z.array(slot).max(200).default([]),
  sold: z.number().min(0).max(1).default(0),
  status: z.enum(eventStatuses).default('on_sale'),
  sale_starts: instant.nullable().default(null),
};
export const eventDetails = z.strictObject(details);
export const eventList = z.array(z.strictObject({ event_jet_id: z.number().int().positive().max(1e12), ...details })).max(2000);
type EventDetails = z.infer<typeof eventList>[number];

/** All or none; what has been held or bought stays so, `sold` fills only seats nobody has. */
export function putEvents(store: Store, events: readonly EventDetails[]): { events: number } | Refusal {
  try {
    store.immediate(() => {
      for (const event of events) {
        const refusal = putEvent(store, event);
        if (refusal) throw new Undo(refusal);
      }
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal;
    throw error;
  }
  return { events: events.length };
}

class Undo extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

function putEvent(store: Store, details: EventDetails): Refusal | undefined {
  const { event_jet_id: id, title, hall } = details;
  const time_slots = details.time_slots.map((each) => ({ ...each, capacity: each.capacity ?? halls[hall].capacity }));
  if (time_slots.length > 0 && halls[hall].seating === 'numbered') return refuse('invalid', `${id}: time slots need free seating`);
  if (new Set(time_slots.map(({ block_id }) => block_id)).size < time_slots.length) return refuse('invalid', `${id}: block_id twice`);

  const before = findEvent(store, id);
  const event: Event = {
    event_jet_id: id,
    title_de: title.de,
    title_en: title.en || title.de,
    date_start: details.date_start,
    hall,
    price_level: details.price_level,
    sold: details.sold,
    status: details.status,
    sale_starts: details.sale_starts,
    time_slots,
  };
  const seatsChange = !before || seatingOf(before) !== seatingOf(event);
  const isMoved = before !== undefined && (before.hall !== hall || losesSlot(before, event));
  if (isMoved && hasTickets(store, id)) return refuse('invalid', `${id}: tickets are held or sold, the hall and time slots stay`);
  write(store, event);
  if (seatsChange) writePresold(store, event);
  return undefined;
}

const seatingOf = ({ hall, sold, time_slots }: Event): string => JSON.stringify([hall, sold, time_slots.map((each) => [each.block_id, each.capacity])]);

const losesSlot = (before: Event, after: Event): boolean =>
  before.time_slots.length === 0
    ? after.time_slots.length > 0
    : before.time_slots.some(({ block_id }) => !after.time_slots.some((slot) => slot.block_id === block_id));

const lineRow = z.object({ line: z.number() });
const hasTickets = (store: Store, id: number): boolean => store.first(lineRow, 'SELECT line FROM cart_line WHERE event_jet_id = ? LIMIT 1', id) !== undefined;

function write(store: Store, { event_jet_id: id, time_slots, ...event }: Event): void {
  store.run(
    `INSERT INTO event (event_jet_id, title_de, title_en, date_start, hall, price_level, sold, status, sale_starts)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (event_jet_id) DO UPDATE SET title_de = excluded.title_de, title_en = excluded.title_en,
        date_start = excluded.date_start, hall = excluded.hall, price_level = excluded.price_level, sold = excluded.sold,
        status = excluded.status, sale_starts = excluded.sale_starts`,
    ...[id, event.title_de, event.title_en, event.date_start, event.hall, event.price_level, event.sold, event.status, event.sale_starts],
  );
  store.run('DELETE FROM time_slot WHERE event_jet_id = ?', id);
  for (const { block_id, time_start, capacity } of time_slots) {
    const values = [id, block_id, time_start, capacity];
    store.run('INSERT INTO time_slot (event_jet_id, block_id, time_start, capacity) VALUES (?, ?, ?, ?)', ...values);
  }
}

function writePresold(store: Store, event: Event): void {
  const id = event.event_jet_id;
  store.run('DELETE FROM seat_taken WHERE event_jet_id = ? AND line IS NULL', id);
  for (const slot of event.time_slots.length === 0 ? [undefined] : event.time_slots) {
    const block_id = slot?.block_id ?? noSlot;
    for (const group of halls[event.hall].groups) {
      const seats = presoldSeats(rowsFor(event, group, slot), event.sold, id * 31 + block_id * 7 + group.seat_group);
      store.run(
        'INSERT OR IGNORE INTO seat_taken (event_jet_id, block_id, seat, seat_group) SELECT ?, ?, value, ? FROM json_each(?)',
        ...[id, block_id, group.seat_group, JSON.stringify(seats)],
      );
    }
  }
}
