import { type Day, instantAt, toBerlinIso, wallClock } from '../berlin-time.ts';
import { clockAfter, clockBetween } from './clock-time.ts';

type Times = { date_start: string; date_end: string | null };

/** `time` null: the same. The end keeps its distance on Berlin's clock, also in the night in which that changes. */
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
