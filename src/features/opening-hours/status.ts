import { addDays, type Day, dayOf, instantAt } from '#i18n/berlin-time.ts';
import type { OpeningDay, OpeningPhase } from './contract.ts';
import { entriesOf, includes, type Range, rangesOf } from './ranges.ts';

/** The hours of a day in Berlin and of the days beside it: last night's may go on today, and a page stays open past midnight. */
export type KnownHours = OpeningDay & { date: Day; yesterday: OpeningDay; tomorrow: OpeningDay };

export type OpeningStatus = {
  state: OpeningPhase['state'];
  /** All ranges of the day that the status speaks of. */
  ranges: Range[];
  /** Said in place of the hours, or where they lead. */
  alternative: { text: string | null; url: string | null; lang?: 'de' | 'en' } | null;
};

/** The status at an instant: as long as last night's hours go on, the night's day counts; null beyond the days known. */
export function openingStatus(hours: KnownHours, now: Date): OpeningStatus | null {
  const days = daysOf(hours);
  const today = dayOf(now);
  const eve = addDays(today, -1);
  const night = days.get(eve);
  if (night && rangesOf(eve, night).some((range) => includes(range, now))) return statusOf(eve, night, now);
  const day = days.get(today);
  return day ? statusOf(today, day, now) : null;
}

/** The next instant at which the status may change: a boundary or a midnight in Berlin. Null beyond the days known. */
export const nextChange = (hours: KnownHours, now: Date): Date | null => boundaries(hours).find((boundary) => boundary > now) ?? null;

/** The last such instant up to now: since then the status has been what it is. */
export const lastChange = (hours: KnownHours, now: Date): Date | null => boundaries(hours).findLast((boundary) => boundary <= now) ?? null;

function statusOf(day: Day, hours: OpeningDay, now: Date): OpeningStatus {
  const ranges = rangesOf(day, hours);
  const entry = entriesOf(hours).find(({ alternative_text, alternative_link_url }) => alternative_text || alternative_link_url);
  const alternative = entry && { text: entry.alternative_text, url: entry.alternative_link_url, ...(entry.lang ? { lang: entry.lang } : {}) };
  return { state: stateOf(ranges, now), ranges, alternative: alternative ?? null };
}

function stateOf(ranges: Range[], now: Date): OpeningPhase['state'] {
  if (ranges.length === 0) return 'closed';
  if (ranges.some((range) => includes(range, now))) return 'open';
  return ranges.some(({ from }) => now < from) ? 'early' : 'late';
}

function daysOf({ date, yesterday, tomorrow, ...today }: KnownHours): Map<Day, OpeningDay> {
  return new Map([
    [addDays(date, -1), yesterday],
    [date, today],
    [addDays(date, 1), tomorrow],
  ]);
}

/** Every instant at which the status may change, in order; the last ends what is known. */
function boundaries(hours: KnownHours): Date[] {
  const end = instantAt(addDays(hours.date, 2));
  const all = [...daysOf(hours)].flatMap(([day, entries]) => [instantAt(day), ...rangesOf(day, entries).flatMap(({ from, to }) => [from, to])]);
  return [...all.filter((instant) => instant < end), end].sort((one, other) => one.getTime() - other.getTime());
}
