import { berlinClock, berlinDay } from './berlin.ts';
import type { Event, TimeSlot } from './events.ts';

export type SaleState = Event['status'] | 'over';

/** Whether tickets can be had at an instant: what the house decided, then the opening of the sale, then the beginning. */
export function saleState(event: Event, at: number): SaleState {
  if (event.status !== 'on_sale') return event.status;
  if (event.sale_starts !== null && at < event.sale_starts) return 'not_open';
  return hasBegun(event, at) ? 'over' : 'on_sale';
}

/** A time slot is sold until it begins. */
export const slotIsOver = (event: Event, slot: TimeSlot, at: number): boolean => berlinClock(at) >= `${berlinDay(event.date_start)} ${slot.time_start}`;

function hasBegun(event: Event, at: number): boolean {
  if (event.time_slots.length === 0) return at >= event.date_start;
  return event.time_slots.every((slot) => slotIsOver(event, slot, at));
}
