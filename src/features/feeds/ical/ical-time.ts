import ICAL from 'ical.js';
import { stillOnMinutes } from '#features/programme/index.ts';
import { addDays, dayOf, timeZone, toBerlinIso } from '#i18n/berlin-time.ts';
import type { FeedEvent } from '../events/feed-event.ts';

/** A property as RFC 7265 writes it: name, parameters, type of value, values. */
export type Property = [name: string, parameters: Record<string, string>, type: string, ...values: (string | number)[]];

/** The European Union's rule since 1996: the last Sunday of March and of October, at 1.00 UTC (Directive 2000/84/EC). */
export const berlinZone: ReturnType<typeof ICAL.parse> = ICAL.parse(`BEGIN:VTIMEZONE
TZID:${timeZone}
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
END:VTIMEZONE`);

type Times = Pick<FeedEvent, 'date_start' | 'date_end' | 'time_known' | 'day' | 'until'> & Partial<Pick<FeedEvent, 'expected_end'>>;

/** Whether a calendar shows whole days: of what runs over several, such as an exhibition, and of what has no time yet. */
export const isAllDay = ({ time_known, until }: Pick<Times, 'time_known' | 'until'>): boolean => !time_known || until !== undefined;

const ruleSince = Date.UTC(1996, 2, 31, 1);

/** DTSTART and an end: DTEND where it is known (of whole days the day after the last), else DURATION by what is usual, marked as such. */
export function eventTimes(event: Times): Property[] {
  const { date_start, date_end, expected_end, day } = event;
  const start = Date.parse(date_start);
  if (isAllDay(event)) {
    const last = date_end === null ? day : dayOf(new Date(Math.max(Date.parse(date_end) - 1, start))); // what ends at midnight is over by then
    return [
      ['dtstart', {}, 'date', day],
      ['dtend', {}, 'date', addDays(last, 1)],
    ];
  }
  if (date_end && Date.parse(date_end) > start) return [localTime('dtstart', date_start), localTime('dtend', date_end)];
  const minutes = expected_end ? Math.round((Date.parse(expected_end) - start) / 60_000) : stillOnMinutes;
  return [localTime('dtstart', date_start), ['duration', {}, 'duration', `PT${minutes}M`], ['x-foyer-duration', {}, 'unknown', 'USUAL']];
}

/** '2026-11-21T18:30:00Z' */
export const utcTime = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19)}Z`;

/**
 * Berlin's clock with its zone; UTC in the hour that the autumn change repeats, which calendars read differently, and before the rule that
 * describes the zone.
 */
function localTime(name: string, iso: string): Property {
  const clock = iso.slice(0, 19);
  const isUtc = Date.parse(iso) < ruleSince || isRepeated(clock, Date.parse(iso));
  return isUtc ? [name, {}, 'date-time', utcTime(iso)] : [name, { tzid: timeZone }, 'date-time', clock];
}

function isRepeated(clock: string, instant: number): boolean {
  if (!clock.includes('T02:')) return false;
  return [-1, 1].some((hours) => toBerlinIso(new Date(instant + hours * 3_600_000)).startsWith(clock));
}
