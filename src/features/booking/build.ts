import type { Left, SeatGroup, Timeslot } from './contract.ts';

export function buildSeatGroup(status: Left, slots: readonly Left[] = []): SeatGroup {
  const timeslots: Timeslot[] = slots.map((left, index) => ({ id: index + 1, status: left, time_start: `1${index}:00:00`, block_id: index + 1 }));
  return {
    id: 1,
    seat_group: 1,
    status,
    text: 'Kategorie I',
    prices: [{ id: 1, price: '48.00', sale_type_id: 1, seat_group: 1, text: 'Vollpreis', name: 'Vollpreis', has_discounts: false }],
    timeslots,
  };
}
