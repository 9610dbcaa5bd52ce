import { addDays, type Day, dayOf, instantAt } from '#i18n/berlin-time.ts';
import { stillOnMinutes } from './limits.ts';

/** With an end those that end after `endsAfter`; others from `from` on, of known time only after `startedAfter`. */
export type Period = { from: Date; endsAfter: Date; startedAfter: Date | null };

/** From a day's first minute in Berlin, or from now on: without a known end events are on for two hours, without a time all day. */
export function periodFrom(date: Day | null | undefined, now: Date): Period {
  const from = instantAt(firstDay(date, now));
  if (date) return { from, endsAfter: from, startedAfter: null };
  return { from, endsAfter: now, startedAfter: new Date(now.getTime() - stillOnMinutes * 60_000) };
}

/** The instant before which an event of a list begins that ends with a day. */
export const endOf = (until: Day): Date => instantAt(addDays(until, 1));

/** The day with which a list begins: also what began earlier stands under it. */
export const firstDay = (date: Day | null | undefined, now: Date): Day => date ?? dayOf(now);

/** The next midnight in Berlin: until then "today" stays the same. */
export const endOfToday = (now: Date): Date => instantAt(addDays(dayOf(now), 1));

export type Times = { date_start: Date; date_end: Date | null; time_known: boolean; day: Day };

/** When an event without a known end probably ends; null where its end is known, or of its time only the day. */
export function expectedEnd({ date_start, date_end, time_known }: Times, usualMinutes: number): Date | null {
  return date_end || !time_known ? null : new Date(date_start.getTime() + usualMinutes * 60_000);
}

/** When an event is over, as lists leave it out (`inPeriod`, ./listing.server.ts). */
export function overAt({ date_start, date_end, time_known, day }: Times): Date {
  if (date_end) return date_end;
  return time_known ? new Date(date_start.getTime() + stillOnMinutes * 60_000) : instantAt(addDays(day, 1));
}
