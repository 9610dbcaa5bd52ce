import { instantAt, toBerlinIso, wallClock } from './berlin-time.ts';

/** An instant as a browser's field for day and time has it: on Berlin's clock, '' where there is none. */
export function asTypedInstant(stored: string | null): string {
  const instant = stored === null ? null : new Date(stored);
  if (!instant || Number.isNaN(instant.getTime())) return '';
  const { day, time } = wallClock(instant);
  return `${day}T${time.slice(0, 5)}`;
}

/** What a browser's field says, as it is stored; null of what is no moment. */
export function readTypedInstant(typed: string): string | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(typed) ?? [];
  return day && time ? toBerlinIso(instantAt(day, time)) : null;
}
