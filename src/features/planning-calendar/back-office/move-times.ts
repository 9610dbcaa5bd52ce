import { type Day, instantAt, toBerlinIso, wallClock } from '#i18n/berlin-time.ts';

type Times = { date_start: string; date_end: string | null };

/**
 * An event on another day, or at another time of Berlin's clock ('19:30'; null: the same). Its end keeps its distance on
 * that clock, so that what ends at 22:00 does so as well in the night in which the clock changes.
 */
export function moveTimes({ date_start, date_end }: Times, day: Day, time: string | null): Times {
  const before = wallClock(new Date(date_start));
  const clock = time ?? before.time;
  const shift = asUtc(day, clock) - asUtc(before.day, before.time);
  const moved = (instant: string): string => {
    const wall = wallClock(new Date(instant));
    const [newDay = day, newTime] = new Date(asUtc(wall.day, wall.time) + shift).toISOString().split('T');
    return toBerlinIso(instantAt(newDay, newTime?.slice(0, 8)));
  };
  return { date_start: toBerlinIso(instantAt(day, clock)), date_end: date_end && moved(date_end) };
}

/** What the clock shows as a number that can be reckoned with. */
const asUtc = (day: Day, time: string): number => Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
