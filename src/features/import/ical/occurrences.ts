import ICAL from 'ical.js';
import { instantAt, timeZone as venueZone } from '#i18n/berlin-time.ts';
import { daysOfRule, NeverComes } from '#i18n/recurrence.ts';
import { isMoment, momentOf, parseMoment } from '../event-time.ts';
import { limits } from '../limits.ts';
import { BadRule, readRule } from './read-rule.ts';
import type { ZonedTime, Zones } from './zones.ts';

export type Occurrences = {
  times: ZonedTime[] /** The rule goes on beyond what was taken. */;
  cut: boolean /** It has no end, and was read until this day. */;
  until: string | null;
};

/** The times of a property as they stand there: the library would make the 2nd of March of a 30th of February. */
export function zonedTimes(property: ICAL.Property | null): ZonedTime[] {
  if (!property) return [];
  const tzid = property.getFirstParameter('tzid') || null;
  return property
    .toJSON()
    .slice(3)
    .flatMap((value: unknown) => {
      const [text, last] = Array.isArray(value) ? value : [value]; // a period begins with its start
      const [, day, time, utc] = /^(\d+-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(Z?))?$/.exec(String(text)) ?? [];
      if (day === undefined) return [];
      if (time === undefined) return [{ day, time: null, zone: null }];
      return [{ day, time, zone: utc ? 'UTC' : tzid, ...(last !== undefined && { last: String(last) }) }];
    });
}

/** The instant of a time in the form of iCalendar, the same however it is written; of a day, the day. */
export function keyOf(time: ZonedTime, zones: Zones): string {
  const text = zones.moment(time) ?? `${time.day}T${time.time}`;
  const moment = parseMoment(text);
  if (!isMoment(moment) || ('day' in moment && moment.time === undefined)) return text.replace(/[-:]/g, '');
  return momentOf('instant' in moment ? moment.instant : instantAt(moment.day, moment.time)).replace(/[-:]/g, '');
}

/** DTSTART, RRULE, RDATE and EXDATE (RFC 5545 §3.8.5) in order, on DTSTART's clock; an endless rule stops with `horizon`. */
export function occurrencesOf(event: ICAL.Component, zones: Zones, horizon: string): Occurrences {
  const [first] = zonedTimes(event.getFirstProperty('dtstart'));
  if (!first) return { times: [], cut: false, until: null };
  const skipped = new Set(timesOf(event, 'exdate').map((time) => keyOf(time, zones)));
  for (const rule of rulesOf(event, 'exrule'))
    runRule(
      rule,
      first,
      zones,
      (time) => skipped.add(keyOf(time, zones)),
      () => skipped.size >= 10 * limits.occurrences,
    );
  const seen = new Set<string>();
  const times: ZonedTime[] = [];
  const add = (time: ZonedTime) => {
    const key = keyOf(time, zones);
    if (seen.has(key) || skipped.has(key) || skipped.has(time.day.replaceAll('-', ''))) return;
    seen.add(key);
    times.push(time);
  };
  add(first); // the first of them, also where a rule does not name it
  let cut = false;
  let until: string | null = null;
  for (const rule of rulesOf(event, 'rrule')) {
    const isForever = !rule.until && !rule.count;
    if (isForever) until = horizon;
    let isBeyond = false;
    const addNear = (time: ZonedTime) => {
      isBeyond = isForever && time.day > horizon;
      if (!isBeyond) add(time);
    };
    const wasCut = runRule(rule, first, zones, addNear, () => isBeyond || times.length >= limits.occurrences);
    cut = (wasCut && !isForever) || times.length >= limits.occurrences || cut;
  }
  for (const time of timesOf(event, 'rdate')) add(time);
  return { times: times.slice(0, limits.occurrences), cut: cut || times.length > limits.occurrences, until };
}

function rulesOf(event: ICAL.Component, name: 'rrule' | 'exrule'): ICAL.Recur[] {
  return event.getAllProperties(name).map((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new BadRule();
    return rule;
  });
}

/** Answers whether the rule was left before its end. */
function runRule(given: ICAL.Recur, first: ZonedTime, zones: Zones, add: (time: ZonedTime) => void, enough: () => boolean): boolean {
  const rule = readRule(given, first);
  const until = given.until && untilOnClock(given.until, first.zone, zones);
  let left = given.count || Number.POSITIVE_INFINITY;
  try {
    let isFirst = true;
    for (const day of daysOfRule(rule, first.day, { lastYear: limits.lastYear, steps: limits.ruleSteps })) {
      if (isFirst && day !== first.day) left -= 1; // DTSTART counts as the first
      isFirst = false;
      if (left <= 0 || (until && `${day}T${first.time ?? '00:00:00'}` > until)) return false;
      if (enough()) return true;
      add({ ...first, day });
      left -= 1;
    }
  } catch (error) {
    throw error instanceof NeverComes ? new BadRule() : error;
  }
  return until === null || until > `${limits.lastYear}-12-31T23:59:59`;
}

/** UNTIL on the clock of the event, '2026-04-05T19:30:00'; a day means all of it. */
function untilOnClock(until: ICAL.Time, zone: string | null, zones: Zones): string {
  if (until.isDate) return `${until.toString()}T23:59:59`;
  if (until.zone?.tzid !== 'UTC' || zone === 'UTC') return until.toString().slice(0, 19);
  const clock = zones.clockAt(until.toJSDate(), zone ?? zones.floating ?? venueZone);
  return (clock ?? until.toJSDate()).toISOString().slice(0, 19);
}

const timesOf = (event: ICAL.Component, name: string): ZonedTime[] => event.getAllProperties(name).flatMap(zonedTimes);
