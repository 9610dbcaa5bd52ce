import { addDays, type Day, instantAt } from '#i18n/berlin-time.ts';

/** 'HH:MM' on Berlin's clock. */
export type Clock = string;
/** When something begins on a day, and if it is said when it ends. */
export type Times = { start: Clock; end: Clock | null };

/** Without a time only its day is settled; without an end it takes as long as all of them. */
export type PlannedDate = { day: Day; time: Clock | null; end: Clock | null };

/** In their order, each once; without times one whose time is not settled. */
export function datesOfDay(day: Day, times: readonly Times[]): PlannedDate[] {
  if (times.length === 0) return [{ day, time: null, end: null }];
  return mergeDates(
    [],
    times.map(({ start, end }) => ({ day, time: start, end })),
  );
}

export const keyOf = ({ day, time }: PlannedDate): string => `${day} ${time ?? ''}`;

/** By time, each once; of two that begin together the first given stays. */
export function mergeDates(known: readonly PlannedDate[], added: readonly PlannedDate[]): PlannedDate[] {
  const byKey = new Map<string, PlannedDate>();
  for (const date of [...known, ...added]) if (!byKey.has(keyOf(date))) byKey.set(keyOf(date), date);
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, date]) => date);
}

/** Of an unknown time midnight and no end; an end before the beginning is on the next day, `minutes` are elapsed ones. */
export function timesOf({ day, time, end }: PlannedDate, minutes: number | null): { start: Date; end: Date | null } {
  const start = instantAt(day, time ?? '00:00');
  if (time === null) return { start, end: null };
  if (end !== null) return { start, end: instantAt(end > time ? day : addDays(day, 1), end) };
  return { start, end: minutes === null ? null : new Date(start.getTime() + minutes * 60_000) };
}
