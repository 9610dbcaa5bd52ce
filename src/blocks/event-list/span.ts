import { addDays, dayOf, instantAt, weekdayIndex } from '#i18n/berlin-time.ts';

type Chosen = { date_from: string | null; date_to: string | null; tag: number | null; filters: 'none' | 'next_3_days' | 'weekend' };

/** Which events a list holds at `now`: from an instant, without one from now on; what begins before another; with a tag. */
export type Span = { from?: Date; before?: Date; tag?: number };

/** Today and two days more, or this or the next weekend; after `date_from` where that is still to come. */
export function spanOf({ date_from, date_to, tag, filters }: Chosen, now: Date): Span {
  const [from, to] = [date_from ? new Date(date_from) : null, date_to ? new Date(date_to) : null];
  const period = filters === 'none' ? { from } : periodOf(filters, from && from > now ? from : null, now);
  const ends = [to, 'before' in period ? period.before : null].flatMap((end) => end ?? []);
  return {
    ...(period.from && { from: period.from }),
    ...(ends.length > 0 && { before: new Date(Math.min(...ends.map(Number))) }),
    ...(tag !== null && { tag }),
  };
}

function periodOf(filter: 'next_3_days' | 'weekend', from: Date | null, now: Date): { from: Date | null; before: Date } {
  const day = dayOf(from ?? now);
  if (filter === 'next_3_days') return { from, before: instantAt(addDays(day, 3)) };
  const weekday = weekdayIndex(day); // Monday is 0
  return { from: weekday >= 5 ? from : instantAt(addDays(day, 5 - weekday)), before: instantAt(addDays(day, 7 - weekday)) };
}
