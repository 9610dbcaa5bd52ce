import { addDays, type Day, instantAt } from '#i18n/berlin-time.ts';
import type { OpeningDay, OpeningEntry } from './contract.ts';

/** From an instant to before another. */
export type Range = { from: Date; to: Date };

/** What counts on a day: the exceptions, where there are any, in place of the regular hours (V §4). */
export const entriesOf = (day: OpeningDay): OpeningEntry[] => (day.opening_hours_exceptions.length > 0 ? day.opening_hours_exceptions : day.opening_hours);

/**
 * When the venue is open on a day; a range that ends at or before its beginning ends on the next day, and times that a clock change skips
 * move by its hour.
 */
export function rangesOf(day: Day, hours: OpeningDay): Range[] {
  const entries = entriesOf(hours);
  if (entries.some(({ closed }) => closed)) return [];
  const ranges: Range[] = [];
  for (const { time_from, time_to } of entries) {
    if (!time_from || !time_to) continue;
    const range = { from: instantAt(day, time_from), to: instantAt(time_to > time_from ? day : addDays(day, 1), time_to) };
    if (range.from < range.to) ranges.push(range); // the hour that spring skips can swallow a whole range
  }
  return joined(ranges.sort((one, other) => one.from.getTime() - other.from.getTime()));
}

function joined(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (!last || range.from > last.to) result.push(range);
    else if (range.to > last.to) result[result.length - 1] = { from: last.from, to: range.to };
  }
  return result;
}

export const includes = ({ from, to }: Range, now: Date): boolean => from <= now && now < to;
