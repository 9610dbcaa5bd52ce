import { addDays, type Day, dayOf, timeZone, toBerlinIso } from '#i18n/berlin-time.ts';
import type { FeedEvent } from './feed-event.ts';

/** The European Union's rule since 1996: the last Sunday of March and of October, at 1.00 UTC (Directive 2000/84/EC). */
export const berlinZone: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/**
 * DTSTART and DTEND of an event. With an unknown time they are days (DTEND is the day after the last); an end that
 * is not known, or not later than the start, is left out.
 */
export function eventTimes({ date_start, date_end, time_known, day }: Pick<FeedEvent, 'date_start' | 'date_end' | 'time_known' | 'day'>): string[] {
  if (time_known) {
    const lasts = date_end !== null && Date.parse(date_end) > Date.parse(date_start);
    return [`DTSTART${localTime(date_start)}`, ...(lasts ? [`DTEND${localTime(date_end)}`] : [])];
  }
  const last = date_end === null ? day : dayOf(new Date(date_end));
  return [`DTSTART${dateOnly(day)}`, ...(last > day ? [`DTEND${dateOnly(addDays(last, 1))}`] : [])];
}

/** '20261121T183000Z' */
export const utcTime = (iso: string): string => compact(new Date(iso).toISOString().slice(0, 19), 'Z');

/** Berlin's clock, with its zone; UTC in the hour that the autumn change repeats, which calendars read differently. */
function localTime(iso: string): string {
  const clock = iso.slice(0, 19);
  return isRepeated(clock, Date.parse(iso)) ? `:${utcTime(iso)}` : `;TZID=${timeZone}:${compact(clock)}`;
}

function isRepeated(clock: string, instant: number): boolean {
  if (!clock.includes('T02:')) return false;
  return [-1, 1].some((hours) => toBerlinIso(new Date(instant + hours * 3_600_000)).startsWith(clock));
}

const dateOnly = (day: Day) => `;VALUE=DATE:${compact(day)}`;
const compact = (text: string, suffix = '') => text.replace(/[-:]/g, '') + suffix;
