import { type Day, lastYear } from '#i18n/berlin-time.ts';
import { daysOfRule, NeverComes, type Rule } from '#i18n/recurrence.ts';
import { maxDates } from '../limits.ts';
import { datesOfDay, type PlannedDate, type Times } from './planned-date.ts';

/** Every so many weeks, or by its place in the month: 1 the first … 4, -1 the last. */
export type Rhythm = { weeks: number } | { nth: number };

export type RunRule = {
  rhythm: Rhythm;
  /** 0 for Monday. */
  weekdays: readonly number[];
  from: Day;
  /** The last day that may be one of them. */
  until: Day | null;
  /** How many dates at most. */
  count: number | null;
  except: readonly Day[];
  /** The times of each day; none: they are not settled. */
  times: readonly Times[];
};

/** Days looked at in vain until a rule is given up. */
const maxSteps = 20_000;

/** The dates of a rule in order, at most `maxDates`; none of a rule without weekdays, or without an end. */
export function datesOfRule({ rhythm, weekdays, from, until, count, except, times }: RunRule): PlannedDate[] {
  if (weekdays.length === 0 || (until === null && count === null)) return [];
  const most = Math.min(count ?? maxDates, maxDates);
  const dates: PlannedDate[] = [];
  try {
    for (const day of daysOfRule(recurrenceOf(rhythm, weekdays), from, { lastYear, steps: maxSteps })) {
      if (dates.length >= most || (until !== null && day > until)) break;
      if (!except.includes(day)) dates.push(...datesOfDay(day, times));
    }
  } catch (error) {
    if (!(error instanceof NeverComes)) throw error;
  }
  return dates.slice(0, most);
}

function recurrenceOf(rhythm: Rhythm, weekdays: readonly number[]): Rule {
  const isWeekly = 'weeks' in rhythm;
  const day = weekdays.map((weekday) => ({ weekday, nth: isWeekly ? 0 : rhythm.nth }));
  return { freq: isWeekly ? 'WEEKLY' : 'MONTHLY', interval: isWeekly ? rhythm.weeks : 1, weekStart: 0, by: { day } };
}
