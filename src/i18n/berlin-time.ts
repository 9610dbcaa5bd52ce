/** Europe/Berlin is the venue's time zone (V §1), wherever it runs. A `Day` is 'YYYY-MM-DD'; an instant is a `Date`. */
export const timeZone = 'Europe/Berlin';
export type Day = string;

/** Made for dates before 1996 alone. */
let formatter: Intl.DateTimeFormat | undefined;

type WallClock = { day: Day; time: string };

/** The wall clock in Berlin at an instant: day and 'HH:MM:SS'. */
export function wallClock(instant: Date): WallClock {
  const shown = new Date(instant.getTime() + offsetSeconds(instant) * 1_000).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 19) };
}

export const dayOf = (instant: Date): Day => wallClock(instant).day;

/** By the zone data: one hour in winter, two in summer, three in double summer time (1945, 1947), 53:28 before the 1st of April 1893. */
export function offsetSeconds(instant: Date): number {
  if (instant.getUTCFullYear() > 1995) return isSummer(instant) ? 7_200 : 3_600;
  if (!import.meta.env.SSR) return askOffset(instant);
  const time = instant.getTime();
  const known = offsets.get(time);
  if (known !== undefined) return known;
  if (offsets.size > maxOffsets) offsets.clear();
  const offset = askOffset(instant);
  offsets.set(time, offset);
  return offset;
}

/** The zone's rules are costly to ask, and a server lists old seasons. */
const offsets = new Map<number, number>();
const maxOffsets = 10_000;

/** Directive 2000/84/EC, Art. 2 and 3, since 1996; computed, as loading the world's zones keeps a phone busy. */
const isSummer = (instant: Date): boolean => {
  const [begin = 0, end = 0] = [2, 9].map((month) => {
    const last = Date.UTC(instant.getUTCFullYear(), month, 31, 1);
    return last - new Date(last).getUTCDay() * 86_400_000;
  });
  return +instant >= begin && +instant < end;
};

/** Told as 'GMT+01:00', and with seconds where it has some. */
function askOffset(instant: Date): number {
  formatter ??= new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const [hours = 0, minutes = 0, seconds = 0] = formatter.format(instant).split('+')[1]?.split(':').map(Number) ?? [];
  return (hours * 60 + minutes) * 60 + seconds;
}

/** A skipped time moves forward by what is skipped; of a repeated one the first is taken (RFC 5545 §3.3.5). */
export function instantAt(day: Day, time = '00:00'): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // Those of the day before and after: no two changes are nearer to each other, and at a change one of them holds.
  const candidates = [-1, 1].map((days) => new Date(asUtc - offsetSeconds(new Date(asUtc + days * 86_400_000)) * 1_000));
  const [before] = candidates as [Date, Date];
  return candidates.find((candidate) => candidate.getTime() + offsetSeconds(candidate) * 1_000 === asUtc) ?? before;
}

/** '2026-11-21T19:30:00+01:00'; offsets have no seconds, so 53:28 is written as 54 minutes (RFC 3339 §5.8), the instant being right. */
export function toBerlinIso(instant: Date): string {
  const offset = Math.ceil(offsetSeconds(instant) / 60);
  const shown = new Date(Math.min(instant.getTime() + offset * 60_000, lastShown)).toISOString().slice(0, 19);
  return `${shown}+${two(Math.floor(offset / 60))}:${two(offset % 60)}`;
}

/** ISO 8601 has four digits for a year: what is stored beyond them is shown as their last moment. */
const lastShown = Date.UTC(9999, 11, 31, 23, 59, 59);

const two = (figure: number): string => String(figure).padStart(2, '0');

export function addDays(day: Day, days: number): Day {
  const ofMonth = Number(day.slice(8)) + days;
  if (ofMonth > 0 && ofMonth <= 28) return day.slice(0, 8) + two(ofMonth); // most are: a calendar counts hundreds of them
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 for Monday … 6 for Sunday. */
export const weekdayIndex = (day: Day): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** No programme has a day outside these years: venues have kept theirs since 1842. */
export const firstYear = 1842;
export const lastYear = 2199;

/** Whether 'YYYY-MM-DD' names a day that exists, in one of those years. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(`${text}T12:00:00Z`))) return false;
  const year = Number(text.slice(0, 4));
  return year >= firstYear && year <= lastYear && addDays(text, 0) === text;
}
