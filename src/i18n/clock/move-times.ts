import { type Day, instantAt, toBerlinIso, wallClock } from '../berlin-time.ts';
import { clockAfter, clockBetween } from './clock-time.ts';

type Times = { date_start: string; date_end: string | null };

/**
 * An event on another day, or at another time of Berlin's clock ('19:30'; null: the same). Its end keeps its distance on
 * that clock, so that what ends at 22:00 does so as well in the night in which the clock changes.
 */
export function moveTimes({ date_start, date_end }: Times, day: Day, time: string | null): Times {
  const before = wallClock(new Date(date_start));
  const clock = time ?? before.time;
  const shift = clockBetween(before, { day, time: clock });
  const moved = (instant: string): string => {
    const shown = clockAfter(wallClock(new Date(instant)), shift);
    return toBerlinIso(instantAt(shown.day, shown.time));
  };
  return { date_start: toBerlinIso(instantAt(day, clock)), date_end: date_end && moved(date_end) };
}
