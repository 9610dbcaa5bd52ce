/**
 * Calendar arithmetic in Europe/Berlin, the venue's time zone (V §1), whatever zone the server or browser is in.
 * A `Day` is 'YYYY-MM-DD'; an instant is a `Date`.
 */
export const timeZone = 'Europe/Berlin';
export type Day = string;

const fields = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

type WallClock = { day: Day; time: string };

/** The wall clock in Berlin at an instant: day and 'HH:MM:SS'. */
export function wallClock(instant: Date): WallClock {
  const shown = new Date(instant.getTime() + offsetMinutes(instant) * 60_000).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 19) };
}

export const dayOf = (instant: Date): Day => wallClock(instant).day;

/** Minutes by which Berlin is ahead of UTC at an instant: 60 in winter, 120 in summer. */
export function offsetMinutes(instant: Date): number {
  const hour = Math.floor(instant.getTime() / 3_600_000);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size > mostOffsets) offsets.clear();
  const offset = askOffset(instant);
  offsets.set(hour, offset);
  return offset;
}

/** The zone's rules are costly to ask, and change on the hour only. */
const offsets = new Map<number, number>();
const mostOffsets = 10_000;

function askOffset(instant: Date): number {
  const part: Record<string, string> = Object.create(null);
  for (const { type, value } of fields.formatToParts(instant)) part[type] = value;
  const shown = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
  return Math.round((shown - instant.getTime()) / 60_000);
}

/**
 * The instant at which a Berlin clock shows this day and 'HH:MM[:SS]'. A time that the spring change skips moves
 * forward by the hour; of a time that the autumn change repeats, the first is taken (as RFC 5545 §3.3.5 has it).
 */
export function instantAt(day: Day, time = '00:00'): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const candidates = [120, 60].map((offset) => new Date(asUtc - offset * 60_000));
  const exact = candidates.find((candidate) => candidate.getTime() + offsetMinutes(candidate) * 60_000 === asUtc);
  return exact ?? new Date(asUtc - 60 * 60_000);
}

/** ISO 8601 with Berlin's offset: '2026-11-21T19:30:00+01:00'. */
export function toBerlinIso(instant: Date): string {
  const { day, time } = wallClock(instant);
  const offset = offsetMinutes(instant);
  return `${day}T${time}+0${Math.trunc(offset / 60)}:00`;
}

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 0 for Monday … 6 for Sunday. */
export const weekdayIndex = (day: Day): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** Berlin kept local mean time before 1893; no programme has a day outside these years. */
export const firstYear = 1900;
export const lastYear = 2199;

/** Whether 'YYYY-MM-DD' names a day that exists, in one of those years. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(`${text}T12:00:00Z`))) return false;
  const year = Number(text.slice(0, 4));
  return year >= firstYear && year <= lastYear && addDays(text, 0) === text;
}
