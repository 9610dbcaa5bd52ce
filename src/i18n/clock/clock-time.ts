import { type Day, instantAt, wallClock } from '../berlin-time.ts';

/** What Berlin's clock shows: a day, and 'HH:MM' or 'HH:MM:SS'. */
type Shown = { day: Day; time: string };

/** Whether a change of the clock leaves a time of day out, or has it twice. */
export function clockChangeAt(day: Day, time: string): 'skipped' | 'repeated' | null {
  const first = instantAt(day, time);
  const shows = (instant: Date) => {
    const clock = wallClock(instant);
    return clock.day === day && clock.time.startsWith(time);
  };
  if (!shows(first)) return 'skipped';
  return shows(new Date(first.getTime() + 3_600_000)) ? 'repeated' : null;
}

/** The milliseconds between what the clock shows twice, as if every day had twenty-four hours. */
export const clockBetween = (from: Shown, to: Shown): number => asUtc(to) - asUtc(from);

/** What the clock shows after so many milliseconds, as if every day had twenty-four hours: at an instant, in the zone, it may not show that at all. */
export function clockAfter(from: Shown, milliseconds: number): { day: Day; time: string } {
  const shown = new Date(asUtc(from) + milliseconds).toISOString();
  return { day: shown.slice(0, -14), time: shown.slice(-13, -5) };
}

const asUtc = ({ day, time }: Shown): number => Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
