import { addDays, type Day, dayOf, instantAt } from '#i18n/berlin-time.ts';
import { stillOnMinutes } from './limits.ts';

/** From where a list starts. `stillOn`, of a list from now on: what has begun and is over by then is left out. */
export type Period = { from: Date; stillOn: { endsAfter: Date; startedAfter: Date } | null };

/**
 * With a day: from its first minute in Berlin. Without: from now on, with what has begun today and is still on; an
 * event whose end is not known is taken to be on for two hours, one whose time is not known all day.
 */
export function periodFrom(date: Day | null | undefined, now: Date): Period {
  if (date) return { from: instantAt(date), stillOn: null };
  return { from: instantAt(dayOf(now)), stillOn: { endsAfter: now, startedAfter: new Date(now.getTime() - stillOnMinutes * 60_000) } };
}

/** The next midnight in Berlin: until then "today" stays the same. */
export const endOfToday = (now: Date): Date => instantAt(addDays(dayOf(now), 1));

type Times = { date_start: Date; date_end: Date | null; time_known: boolean; day: Day };

/** When an event is over, as lists leave it out (`inPeriod`, ./listing.server.ts). */
export function overAt({ date_start, date_end, time_known, day }: Times): Date {
  if (date_end) return date_end;
  return time_known ? new Date(date_start.getTime() + stillOnMinutes * 60_000) : instantAt(addDays(day, 1));
}
