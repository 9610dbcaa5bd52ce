import { setStaleAt } from '#db/read-dependencies.server.ts';
import type { SeatGroup } from '#features/booking/index.ts';
import { overAt, type Times } from '../period.ts';

/** What lasts longer is an exhibition, to which one comes on any day. */
const maxEvening = 24 * 3_600_000;

/** Answers until when it holds too; the box office says when the last admission is past. */
export function hasBegun(times: Times, now: Date, seatGroups: readonly SeatGroup[]): boolean {
  const { date_start: start, time_known: isTimeKnown } = times;
  const over = overAt(times);
  if (!isTimeKnown || over.getTime() - start.getTime() > maxEvening || seatGroups.some(({ timeslots }) => timeslots.length > 0)) return false;
  if (start > now) setStaleAt(start);
  return start <= now && over > now;
}
