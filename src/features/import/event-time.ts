import { addDays, type Day, dayOf, instantAt, isDay, wallClock } from '#i18n/berlin-time.ts';
import { limits } from './limits.ts';

/** 'YYYY-MM-DD' (unknown time), 'YYYY-MM-DDTHH:MM[:SS]' on the venue's clock, or with 'Z' or an offset, an exact instant. */
export type Moment = { day: Day; time?: string } | { instant: Date };
export type DateFault = 'bad_date' | 'bad_time' | 'absurd_date';

const shape = /^(\d{4,6})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

export function parseMoment(text: string): Moment | DateFault {
  const match = shape.exec(text);
  if (!match) return /^\d{4}-\d{2}-\d{2}T/i.test(text) && isDay(text.slice(0, 10)) ? 'bad_time' : 'bad_date';
  const [, year = '', month, date, hour, minute, second = '00', zone] = match;
  if (Number(year) < limits.firstYear || Number(year) > limits.lastYear) return 'absurd_date';
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return 'bad_date';
  if (hour === undefined || minute === undefined) return { day };
  const isMidnight = hour === '24' && Number(minute) === 0 && Number(second) === 0; // at the end of the day (ISO 8601)
  if ((Number(hour) > 23 && !isMidnight) || Number(minute) > 59 || Number(second) > 59) return 'bad_time';
  const time = `${hour}:${minute}:${second}`;
  if (!zone) return isMidnight ? { day: addDays(day, 1), time: '00:00:00' } : { day, time };
  const offset = offsetOf(zone);
  return offset === null ? 'bad_time' : { instant: new Date(Date.parse(`${day}T${time}Z`) - offset * 60_000) };
}

export const isMoment = (moment: Moment | DateFault): moment is Moment => typeof moment === 'object';

export const dayOfMoment = (moment: Moment): Day => ('instant' in moment ? dayOf(moment.instant) : moment.day);

export const momentOf = (instant: Date): string => instant.toISOString().replace(/\.\d+/, '');

export type EventTimes = { start: Date; end: Date | null; timeKnown: boolean };

/** Moved by weeks on the venue's calendar; unknown time: midnight; an end without time: its day's last minute. Null: end before start. */
export function eventTimes(startText: string, endText: string | undefined, weeks = 0): EventTimes | null {
  const start = parseMoment(startText);
  const end = endText === undefined ? null : parseMoment(endText);
  if (!isMoment(start) || (end !== null && !isMoment(end))) throw new Error('Dates of a record are checked before they get here.');
  const timeKnown = 'instant' in start || start.time !== undefined;
  const from = moved(start, weeks, '00:00');
  if (end === null || (!('instant' in end) && end.time === undefined && end.day === dayOfMoment(start))) return { start: from, end: null, timeKnown };
  const to = moved(end, weeks, '23:59');
  return to < from ? null : { start: from, end: to > from ? to : null, timeKnown };
}

function moved(moment: Moment, weeks: number, withoutTime: string): Date {
  if (!('instant' in moment)) return instantAt(addDays(moment.day, 7 * weeks), moment.time ?? withoutTime);
  if (weeks === 0) return moment.instant;
  const { day, time } = wallClock(moment.instant);
  return instantAt(addDays(day, 7 * weeks), time);
}

/** Minutes ahead of UTC: '+0530' → 330; null where no zone is that far away. */
function offsetOf(zone: string): number | null {
  if (/^z$/i.test(zone)) return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(':', '') || '0');
  if (hours > 14 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** Seconds of an ISO 8601 or iCalendar duration of weeks, days, hours, minutes and seconds: 'PT2H30M' → 9000. */
export function parseDuration(text: string): number | null {
  const match = /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/i.exec(text.trim());
  if (!match) return null;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return ((((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
}

/** The end of an event that starts at a known time and lasts so many seconds; undefined where that cannot be said. */
export function endAfter(startText: string, seconds: number | null): string | undefined {
  const start = parseMoment(startText);
  if (seconds === null || !isMoment(start) || ('day' in start && start.time === undefined)) return undefined;
  const from = 'instant' in start ? start.instant : instantAt(start.day, start.time);
  return momentOf(new Date(from.getTime() + seconds * 1_000));
}
