import { z } from 'zod';
import type { Event, TimeSlot } from '../events.ts';
import { type Row, rowsOf, type SeatGroup } from '../halls/hall.ts';
import { halls } from '../halls/halls.ts';
import type { Store } from '../store/store.ts';

export const noSlot = 0;

const seatRow = z.object({ block_id: z.number(), seat: z.string() });

/** As '{block_id} {seat}'; a lapsed hold counts as free. */
export function takenSeats(store: Store, event: Event, at: number): ReadonlySet<string> {
  const sql = 'SELECT block_id, seat FROM seat_taken WHERE event_jet_id = ? AND (held_until IS NULL OR held_until > ?)';
  return new Set(store.all(seatRow, sql, event.event_jet_id, at).map(({ block_id, seat }) => seatId(block_id, seat)));
}

export const seatId = (blockId: number, seat: string): string => `${blockId} ${seat}`;

/** Without a time slot in the event itself. */
export const rowsFor = (event: Event, group: SeatGroup, slot: TimeSlot | undefined): readonly Row[] => rowsOf(halls[event.hall], group, slot?.capacity);
