import ICAL from 'ical.js';
import { addDays, instantAt, isDay, timeZone as venueZone } from '#i18n/berlin-time.ts';
import { endAfter, isMoment, parseDuration, parseMoment } from '../event-time.ts';
import { zonedTimes } from './occurrences.ts';
import type { ZonedTime, Zones } from './zones.ts';

/** An end before the start is left out. */
export function timesOfEvent(event: ICAL.Component, occurrence: ZonedTime | undefined, zones: Zones): { date_start?: string; date_end?: string } {
  const start = occurrence && zones.moment(occurrence);
  if (!start) return { date_start: event.getFirstProperty('dtstart')?.toJSON().slice(3).join() };
  const seconds = occurrence?.last === undefined ? secondsOf(event, zones) : secondsUntil(start, occurrence, zones);
  if (seconds === null || seconds < 0) return { date_start: start };
  const span = occurrence && midnights(event, occurrence);
  if (span) return { date_start: occurrence.day, ...(span > 1 && { date_end: plusDays(occurrence.day, span - 1) }) };
  if (timeOf(event, 'dtstart')?.time !== null) return { date_start: start, date_end: endAfter(start, seconds) };
  const days = Math.round(seconds / 86_400); // where the clock changes, a day is an hour longer or shorter
  return { date_start: start, date_end: days > 1 ? plusDays(start, days - 1) : undefined }; // DTEND is the day after the last
}

/** How many days an event takes that begins and ends at midnight on one clock, as whole days are written without `VALUE=DATE`; 0 for all others. */
function midnights(event: ICAL.Component, { time, zone }: ZonedTime): number {
  const [first, last] = [timeOf(event, 'dtstart'), timeOf(event, 'dtend')];
  const isOurs = zone === null || zone === venueZone;
  if (!isOurs || time !== '00:00:00' || first?.time !== time || last?.time !== time || first.zone !== last.zone) return 0;
  return Math.max(0, Math.round((Date.parse(last.day) - Date.parse(first.day)) / 86_400_000));
}

function secondsUntil(start: string, { last = '', zone }: ZonedTime, zones: Zones): number | null {
  const [, day, time, utc] = /^(\d+-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(Z?)$/.exec(last) ?? [];
  if (day === undefined || time === undefined) return parseDuration(last);
  const [from, to] = [instantOf(start), instantOf(zones.moment({ day, time, zone: utc ? 'UTC' : zone }))];
  return from && to ? (to.getTime() - from.getTime()) / 1_000 : null;
}

/** By DURATION or DTEND; null where it does not say. */
export function secondsOf(event: ICAL.Component, zones: Zones): number | null {
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds();
  const [first, last] = ['dtstart', 'dtend'].map((name) => {
    const time = timeOf(event, name);
    return time && instantOf(zones.moment(time));
  });
  return first && last ? (last.getTime() - first.getTime()) / 1_000 : null;
}

export const timeOf = (event: ICAL.Component, name: string): ZonedTime | undefined => zonedTimes(event.getFirstProperty(name))[0];

function instantOf(text: string | null): Date | undefined {
  const moment = text === null ? 'bad_date' : parseMoment(text);
  if (!isMoment(moment)) return undefined;
  return 'instant' in moment ? moment.instant : instantAt(moment.day, moment.time);
}

export const plusDays = (day: string, days: number): string => (isDay(day) ? addDays(day, days) : day);
