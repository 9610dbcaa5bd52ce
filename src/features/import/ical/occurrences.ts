import ICAL from 'ical.js';
import { instantAt } from '#i18n/berlin-time.ts';
import { isMoment, momentOf, parseMoment } from '../event-time.ts';
import { limits } from '../limits.ts';
import type { ZonedTime, Zones } from './zones.ts';

export type Occurrences = { times: ZonedTime[] /** The rule goes on beyond what was taken. */; cut: boolean };

/** The search takes too long or the rule is none: `bad_rule`. */
export class BadRule extends Error {}

/** The times of a property as they stand there: the library would make the 2nd of March of a 30th of February. */
export function zonedTimes(property: ICAL.Property | null): ZonedTime[] {
  if (!property) return [];
  const said = property.getFirstParameter('tzid') || null;
  return property
    .toJSON()
    .slice(3)
    .flatMap((value: unknown) => {
      const text = Array.isArray(value) ? value[0] : value; // a period begins with its start
      const [, day, time, utc] = /^(\d+-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(Z?))?$/.exec(String(text)) ?? [];
      if (day === undefined) return [];
      return [time === undefined ? { day, time: null, zone: null } : { day, time, zone: utc ? 'UTC' : said }];
    });
}

/** The instant of a time in the form of iCalendar, the same however it is written; of a day, the day. */
export function keyOf(time: ZonedTime, zones: Zones): string {
  const text = zones.moment(time) ?? `${time.day}T${time.time}`;
  const moment = parseMoment(text);
  if (!isMoment(moment) || ('day' in moment && moment.time === undefined)) return text.replace(/[-:]/g, '');
  return momentOf('instant' in moment ? moment.instant : instantAt(moment.day, moment.time)).replace(/[-:]/g, '');
}

/**
 * All starts of an event: DTSTART, what RRULE and RDATE add and EXDATE takes away (RFC 5545 §3.8.5), in the order in
 * which they come, at most `limits.occurrences`. Rules run on the clock of DTSTART's zone, so that 19:30 stays 19:30.
 */
export function occurrencesOf(event: ICAL.Component, zones: Zones): Occurrences {
  const property = event.getFirstProperty('dtstart');
  const start = property?.getFirstValue();
  const [first] = zonedTimes(property);
  if (!first || !(start instanceof ICAL.Time)) return { times: [], cut: false };
  const skipped = new Set(timesOf(event, 'exdate').map((time) => keyOf(time, zones)));
  const seen = new Set<string>();
  const times: ZonedTime[] = [];
  const add = (time: ZonedTime) => {
    const key = keyOf(time, zones);
    if (seen.has(key) || skipped.has(key)) return;
    seen.add(key);
    times.push(time);
  };
  const rules = event.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  if (rules.length === 0) add(first);
  let cut = false;
  for (const rule of rules) {
    if (!(rule instanceof ICAL.Recur)) throw new BadRule();
    cut = runRule(rule, start, first, zones, add, () => times.length >= limits.occurrences) || cut;
  }
  for (const time of timesOf(event, 'rdate')) add(time);
  return { times: times.slice(0, limits.occurrences), cut: cut || times.length > limits.occurrences };
}

/** Tells every occurrence of a rule; whether it was left before its end. */
function runRule(rule: ICAL.Recur, start: ICAL.Time, first: ZonedTime, zones: Zones, add: (time: ZonedTime) => void, enough: () => boolean): boolean {
  if (['SECONDLY', 'MINUTELY', 'HOURLY'].includes(rule.freq)) throw new BadRule();
  const dtstart = start.clone();
  dtstart.zone = ICAL.Timezone.localTimezone;
  if (rule.until) rule.until = untilOnClock(rule.until, first.zone, zones);
  const months = rule.parts.BYMONTH;
  const iterator = new BoundedIterator({ rule, dtstart });
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (next.year > limits.lastYear || enough()) return true;
    // ical.js moves the 29th of February to March in other years; RFC 5545 leaves such a year out.
    if (months && !months.map(Number).includes(next.month)) continue;
    const text = next.toString();
    add({ ...first, day: text.slice(0, 10) });
  }
  return false;
}

/** UNTIL on the clock of the event; a day means all of it. */
function untilOnClock(until: ICAL.Time, zone: string | null, zones: Zones): ICAL.Time {
  if (until.isDate) return ICAL.Time.fromDateTimeString(`${until.toString()}T23:59:59`);
  if (until.zone?.tzid !== 'UTC' || zone === 'UTC') return ICAL.Time.fromDateTimeString(until.toString().slice(0, 19));
  const clock = zones.clockAt(until.toJSDate(), zone ?? 'Europe/Berlin');
  return ICAL.Time.fromDateTimeString((clock ?? until.toJSDate()).toISOString().slice(0, 19));
}

const timesOf = (event: ICAL.Component, name: string): ZonedTime[] => event.getAllProperties(name).flatMap(zonedTimes);

/** The library looks for ever where a rule never matches ("every day, the 30th of February"). */
class BoundedIterator extends ICAL.RecurIterator {
  private steps = 0;

  override check_contracting_rules(): boolean {
    this.steps += 1;
    if (this.steps > limits.ruleSteps) throw new BadRule();
    return super.check_contracting_rules();
  }
}
