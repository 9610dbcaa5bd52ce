import type ICAL from 'ical.js';
import type { Rule, Weekday } from '#i18n/recurrence.ts';
import type { ZonedTime } from './zones.ts';

/** The rule is none, repeats within a day, or never comes to pass: `bad_rule`. */
export class BadRule extends Error {}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A part that we cannot follow would lose dates or invent them, so the rule is refused. */
export function readRule({ freq, interval, wkst, parts }: ICAL.Recur, { time }: ZonedTime): Rule {
  const known = frequencies.find((one) => one === freq);
  if (!known) throw new BadRule();
  const { BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY, BYDAY, BYSETPOS, BYHOUR, BYMINUTE, BYSECOND, ...others } = parts;
  if (Object.keys(others).length > 0) throw new BadRule();
  const [hour, minute, second] = (time ?? '00:00:00').split(':').map(Number);
  for (const [part, own] of [
    [BYHOUR, hour],
    [BYMINUTE, minute],
    [BYSECOND, second],
  ] as const) {
    if (part && !(part.length === 1 && Number(part[0]) === own)) throw new BadRule(); // several times of a day
  }
  const by: Rule['by'] = {};
  if (BYMONTH) by.month = BYMONTH.map(Number);
  if (BYWEEKNO) by.weekNumber = BYWEEKNO.map(Number);
  if (BYYEARDAY) by.yearDay = BYYEARDAY.map(Number);
  if (BYMONTHDAY) by.monthDay = BYMONTHDAY.map(Number);
  if (BYDAY) by.day = BYDAY.map((text) => readWeekday(String(text)));
  if (BYSETPOS) by.position = BYSETPOS.map(Number);
  const canCount = known === 'MONTHLY' || (known === 'YEARLY' && !BYWEEKNO);
  if (by.day?.some(({ nth }) => nth !== 0) && !canCount) throw new BadRule();
  return { freq: known, interval: Math.max(1, interval), weekStart: (wkst + 5) % 7, by }; // the library's week begins with 1 for Sunday
}

/** 'MO', '2SU', '-1FR' */
function readWeekday(text: string): Weekday {
  const [, nth = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/i.exec(text) ?? [];
  const weekday = weekdays.indexOf(name.toUpperCase());
  if (weekday === -1) throw new BadRule();
  return { weekday, nth: Number(nth) };
}
