import type { Left, SeatGroup } from './contract.ts';

export type Availability = 'available' | 'few' | 'sold_out';

/** By the best of the seat groups (decisions.md, "per-event availability"); null: nothing is sold here. */
export function availabilityOf(seatGroups: readonly SeatGroup[]): Availability | null {
  if (seatGroups.length === 0) return null;
  const left = seatGroups.map(leftIn);
  if (left.includes('1')) return 'available';
  return left.includes('2') ? 'few' : 'sold_out';
}

/** V §5: time slots with '0' are not offered. */
function leftIn({ status, timeslots }: SeatGroup): Left {
  if (status === '0' || timeslots.length === 0) return status;
  const best = timeslots.map((slot) => slot.status);
  if (best.includes('1')) return status;
  return best.includes('2') ? '2' : '0';
}
