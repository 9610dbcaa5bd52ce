import { firstYear, instantAt, lastYear, wallClock } from '#i18n/berlin-time.ts';
import { clockAfter, clockChangeAt } from '#i18n/clock/clock-time.ts';

export const shiftUnits = ['minutes', 'days', 'weeks'] as const;
export type ShiftUnit = (typeof shiftUnits)[number];
/** By how much; less than nothing is earlier. */
export type Shift = { unit: ShiftUnit; amount: number };
/** Why there is no single moment at which the clock shows what it would have to. */
export type ShiftProblem = 'skipped' | 'repeated' | 'too_far';

const minutesOf: Readonly<Record<ShiftUnit, number>> = { minutes: 1, days: 1_440, weeks: 10_080 };

/**
 * An instant so many minutes, days or weeks of Berlin's clock later, so that 19:30 stays 19:30; a time that the clock skips or shows twice
 * is a problem.
 */
export function shiftInstant(instant: Date, { unit, amount }: Shift): Date | ShiftProblem {
  const { day, time } = clockAfter(wallClock(instant), amount * minutesOf[unit] * 60_000);
  const year = Number(day.slice(0, 4));
  if (day.length !== 10 || year < firstYear || year > lastYear) return 'too_far';
  return clockChangeAt(day, time) ?? instantAt(day, time);
}

/** The moments of an event that do not follow from its beginning. */
export type EventTimes = { start: Date; end: Date | null; sale: Date | null; friends: Date | null; subscribers: Date | null; presale: Date | null };
export type TimeOfEvent = keyof EventTimes;

/** An event with all its moments shifted alike, or of which of them that cannot be, and why. */
export function shiftTimes(times: EventTimes, shift: Shift): EventTimes | { of: TimeOfEvent; problem: ShiftProblem | 'reversed' } {
  const shifted: EventTimes = { ...times };
  for (const moment of ['start', 'end', 'sale', 'friends', 'subscribers', 'presale'] as const) {
    const instant = times[moment];
    if (instant === null) continue;
    const moved = shiftInstant(instant, shift);
    if (typeof moved === 'string') return { of: moment, problem: moved };
    shifted[moment] = moved;
  }
  // What began before the clock was put back and ended after it: on another night its end is the earlier time.
  return shifted.end !== null && shifted.end < shifted.start ? { of: 'end', problem: 'reversed' } : shifted;
}
