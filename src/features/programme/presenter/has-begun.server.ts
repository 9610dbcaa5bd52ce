import { setStaleAt } from '#db/read-dependencies.server.ts';
import type { EventCard } from '../contract.ts';
import { overAt, type Times } from '../period.ts';

/** What lasts longer is an exhibition, to which one comes on any day. */
const maxEvening = 24 * 3_600_000;

/** Whether an evening of which nothing is left has begun, and until when that answer holds: of all others it makes no difference. */
export function hasBegun(times: Times, now: Date, availability: EventCard['availability']): { has_begun?: true } {
  if (availability !== 'sold_out') return {};
  const { date_start: start, time_known: isTimeKnown } = times;
  const over = overAt(times);
  if (!isTimeKnown || over.getTime() - start.getTime() > maxEvening) return {};
  if (start > now) setStaleAt(start);
  else if (over > now) setStaleAt(over);
  return start <= now && over > now ? { has_begun: true } : {};
}
