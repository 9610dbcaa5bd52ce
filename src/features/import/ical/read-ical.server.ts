import ICAL from 'ical.js';
import { dayOf, timeZone as venueZone } from '#i18n/berlin-time.ts';
import { dayOfMoment, isMoment, parseMoment } from '../event-time.ts';
import { type Reading, readingOf } from '../import-record.ts';
import { madeIdentifier } from '../record/made-identifier.ts';
import { seasonYear } from '../shift.ts';
import { encodingNames } from '../source/legacy-encoding.ts';
import { type Source, Unreadable } from '../source/source.server.ts';
import { componentsOf } from './components.server.ts';
import { draftOf, entryOf, fields, isOnlineAddress } from './draft.ts';
import { plusDays, secondsOf, timeOf, timesOfEvent } from './event-span.ts';
import { keyOf, occurrencesOf } from './occurrences.ts';
import { BadRule } from './read-rule.ts';
import { type ZonedTime, Zones } from './zones.ts';

/**
 * RFC 5545; zoneless times are the venue's or X-WR-TIMEZONE's. Occurrences are `UID/instant`, so changes are looked through first; endless
 * rules end with a season. Throws `Unreadable`.
 */
export async function* readIcal(source: Source, onBytes?: (count: number) => void, today = dayOf(new Date())): AsyncGenerator<Reading> {
  if (!/^(\ufeff)?\s*BEGIN:VCALENDAR/i.test(source.head().toString('utf8'))) throw new Unreadable(source.name, 'noCalendar');
  const calendar = await lookThrough(source, today);
  const reported = new Set<string>();
  let method = '';
  for await (const component of componentsOf(source.chunks(onBytes))) {
    if ('problem' in component) yield component;
    else if (component.kind === 'METHOD') method = component.text;
    else if (component.kind === 'ZONE') {
      yield { line: component.line, note: { code: 'guessed_zone', field: 'X-WR-TIMEZONE', detail: calendar.zones.floating ?? venueZone } };
    } else if (component.kind === 'VEVENT') {
      if (component.encoding && !reported.has('encoding')) {
        yield { line: component.line, note: { code: 'guessed_encoding', detail: encodingNames[component.encoding] } };
        reported.add('encoding');
      }
      const text = mended(component.text);
      yield* eventsOf(component.line, method === 'CANCEL' ? cancelled(text) : text, calendar, reported);
    }
  }
}

type Version = { sequence: number; stamp: string; line: number };

type Calendar = {
  zones: Zones;
  /** Occurrences that have an event of their own, by instant and by day. */
  replaced: Set<string>;
  /** Changes from an occurrence on, by UID. */
  ranges: Map<string, ICAL.Component[]>;
  days: Set<string>;
  /** Events that say by a rule or a list when they repeat, by UID. */
  masters: Set<string>;
  /** The newest version of each event and occurrence (RFC 5546 §2.1.5: SEQUENCE, then the time of the change). */
  newest: Map<string, Version>;
  older: Set<number>;
  today: string;
};

/** The time zones, which may stand behind the events that need them, and what changes other events. */
async function lookThrough(source: Source, today: string): Promise<Calendar> {
  const calendar: Calendar = {
    zones: new Zones(),
    replaced: new Set(),
    ranges: new Map(),
    days: new Set(),
    masters: new Set(),
    newest: new Map(),
    older: new Set(),
    today,
  };
  const { zones, replaced, ranges } = calendar;
  const singles: string[] = [];
  for await (const component of componentsOf(source.chunks())) {
    if ('problem' in component || component.kind === 'METHOD') continue;
    if (component.kind === 'ZONE') zones.floating = component.text === venueZone ? null : component.text;
    else if (component.kind === 'VTIMEZONE') ignoringErrors(() => zones.add(component.text));
    else {
      const text = mended(component.text);
      noteVersion(calendar, component.text, component.line);
      if (/^RECURRENCE-ID[;:]/im.test(text)) singles.push(text);
    }
  }
  if (zones.floating && zones.moment({ day: '2026-01-01', time: '12:00:00', zone: zones.floating }) === null) zones.floating = null;
  for (const text of singles) {
    ignoringErrors(() => {
      const event = new ICAL.Component(ICAL.parse(text));
      const uid = uidOf(event) ?? '';
      replaced.add(identityOf(event, calendar));
      const day = timeOf(event, 'recurrence-id');
      if (day?.time === null || calendar.days.has(uid)) replaced.add(`${uid}/${day?.day.replaceAll('-', '')}`);
      if (/^thisandfuture$/i.test(String(event.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? ''))) {
        ranges.set(uid, [...(ranges.get(uid) ?? []), event]);
      }
    });
  }
  for (const list of ranges.values()) list.sort((one, other) => (startKey(one, zones) < startKey(other, zones) ? -1 : 1));
  return calendar;
}

function noteVersion({ days, masters, newest, older }: Calendar, text: string, line: number): void {
  const key = versionKey(text);
  const [, uid] = /^UID(?:;[^:]*)?:(.*)$/im.exec(text) ?? [];
  if (uid && /^DTSTART[^:]*:\d{8}\s*$/im.test(text) && !/^RECURRENCE-ID/im.test(text)) days.add(uid.trim());
  if (uid && /^(RRULE|RDATE)[;:]/im.test(text) && !/^RECURRENCE-ID/im.test(text)) masters.add(uid.trim());
  if (key === null) return;
  const sequence = Number(/^SEQUENCE(?:;[^:]*)?:\s*(\d{1,9})/im.exec(text)?.[1] ?? 0);
  const [, stamp = ''] = /^LAST-MODIFIED(?:;[^:]*)?:\s*(\d{8}T\d{6})/im.exec(text) ?? /^DTSTAMP(?:;[^:]*)?:\s*(\d{8}T\d{6})/im.exec(text) ?? [];
  const known = newest.get(key);
  const isNewer = !known || sequence > known.sequence || (sequence === known.sequence && stamp > known.stamp);
  if (isNewer) newest.set(key, { sequence, stamp, line });
  if (known && isNewer) older.add(known.line);
  else if (known && (sequence < known.sequence || stamp < known.stamp)) older.add(line);
}

/** UID and occurrence; null without a UID. */
function versionKey(text: string): string | null {
  const [, uid] = /^UID(?:;[^:]*)?:(.*)$/im.exec(text) ?? [];
  const [, occurrence = ''] = /^RECURRENCE-ID[^:]*:(.*)$/im.exec(text) ?? [];
  return uid?.trim() ? `${uid.trim()}\n${occurrence.trim()}` : null;
}

/** Days that do not say so (`VALUE=DATE`), as many systems write them. */
const mended = (text: string): string =>
  text
    .replace(/^(?:DTSTAMP|LAST-MODIFIED)[;:].*\r?\n/gim, '')
    .replace(/^(?:RRULE|EXRULE)[;:].*$/gim, (rule) => rule.toUpperCase())
    .replace(/^(DTSTART|DTEND|RECURRENCE-ID)((?:;[^:\r\n]*)?):\s*(\d{8})[ \t]*$/gim, (_, name: string, parameters: string, day: string) => {
      const range = /;RANGE=[^;:]*/i.exec(parameters)?.[0] ?? '';
      return `${name};VALUE=DATE${range}:${day}`;
    })
    .replace(/^(RDATE|EXDATE)(?:;[^:\r\n]*)?:\s*(\d{8}(?:,\d{8})*)[ \t]*$/gim, '$1;VALUE=DATE:$2')
    .replace(/^(DTSTART|DTEND|RECURRENCE-ID|RDATE|EXDATE);VALUE=DATE;VALUE=DATE/gim, '$1;VALUE=DATE');

/** As a calendar that takes its events back means them (RFC 5546 §3.2.5). */
const cancelled = (text: string): string => text.replace(/^STATUS[;:].*\r?\n/gim, '').replace(/END:VEVENT$/i, 'STATUS:CANCELLED\r\nEND:VEVENT');

/** What cannot be parsed is reported when its turn comes; here it only says nothing. */
function ignoringErrors(work: () => void): void {
  try {
    work();
  } catch {}
}

function* eventsOf(line: number, text: string, calendar: Calendar, reported: Set<string>): Generator<Reading> {
  try {
    if (/^(?:RRULE|EXRULE)[;:].*\b(RSCALE|SKIP)=/im.test(text)) throw new BadRule(); // RFC 7529: the library reads past it
    const event = new ICAL.Component(ICAL.parse(text));
    if (!isPublic(event)) {
      yield { line, leftOut: { code: 'not_public', field: 'CLASS' } };
      return;
    }
    if (calendar.older.has(line)) {
      yield { line, note: { code: 'older_version', field: 'SEQUENCE' } };
      return;
    }
    yield* guesses(line, event, calendar.zones, reported);
    yield* event.hasProperty('recurrence-id') ? [single(line, event, calendar)] : occurrences(line, event, calendar);
    if ((secondsOf(event, calendar.zones) ?? 0) < 0) yield { line, note: { code: 'end_left_out', field: fields.date_end } };
  } catch (error) {
    yield { line, problem: error instanceof BadRule ? { code: 'bad_rule', field: 'RRULE' } : { code: 'bad_ical' } };
  }
}

/** What of an event was guessed: the zone that a name means, an identifier, or that it will take place. */
function* guesses(line: number, event: ICAL.Component, zones: Zones, reported: Set<string>): Generator<Reading> {
  const zone = timeOf(event, 'dtstart')?.zone ?? null;
  const guessed = zone === null || zone === 'UTC' || reported.has(zone) ? null : zones.guessed(zone);
  if (zone !== null && guessed) {
    reported.add(zone);
    yield { line, note: { code: 'guessed_zone', field: 'DTSTART', detail: guessed } };
  }
  if (event.getFirstPropertyValue('uid') === null && !reported.has('uid')) {
    reported.add('uid');
    yield { line, note: { code: 'made_identifier' } };
  }
  const entry = entryOf(event);
  if (entry !== null && !reported.has(`organizer ${entry}`)) {
    reported.add(`organizer ${entry}`);
    yield { line, note: { code: 'meeting_organizer', field: fields.organizers, detail: entry } };
  }
  const status = String(event.getFirstPropertyValue('status') ?? '').trim();
  if (status !== '' && !/^(confirmed|tentative|cancell?ed)$/i.test(status)) yield { line, note: { code: 'unknown_status', field: 'STATUS', eventStays: true } };
  if (isOnlineAddress(event)) yield { line, note: { code: 'online_place', field: fields.place } };
  if (/^tentative$/i.test(status)) yield { line, note: { code: 'tentative', field: 'STATUS' } };
}

/** RFC 5545 §3.8.1.3: without a class it is public, and a class that one does not know counts as private. */
const isPublic = (event: ICAL.Component): boolean => /^\s*(PUBLIC)?\s*$/i.test(String(event.getFirstPropertyValue('class') ?? ''));

function single(line: number, event: ICAL.Component, calendar: Calendar): Reading {
  const uid = uidOf(event);
  const start = timeOf(event, 'dtstart');
  if (start && calendar.zones.moment(start) === null) return unknownZone(line, start);
  const draft = { ...draftOf(event), ...timesOfEvent(event, start, calendar.zones) };
  const reading = readingOf(line, { ...draft, identifier: uid && identityOf(event, calendar), production: { identifier: uid } }, fields);
  return 'record' in reading && uid && calendar.masters.has(uid) ? { ...reading, isOfRule: true } : reading;
}

function* occurrences(line: number, event: ICAL.Component, { zones, replaced, ranges, today }: Calendar): Generator<Reading> {
  const uid = uidOf(event);
  const start = timeOf(event, 'dtstart');
  if (start && zones.moment(start) === null) {
    yield unknownZone(line, start);
    return;
  }
  const draft = { ...draftOf(event), identifier: uid };
  const reading = readingOf(line, { ...draft, ...timesOfEvent(event, start, zones) }, fields);
  if (!uid || !('record' in reading) || !(event.hasProperty('rrule') || event.hasProperty('rdate'))) {
    yield reading;
    return;
  }
  const year = Math.max(seasonYear(today), seasonYear(dayOfStart(reading.record.date_start)));
  const { times, cut, until } = occurrencesOf(event, zones, `${year + 1}-08-31`);
  const changes = ranges.get(uid) ?? [];
  for (const time of times) {
    const identifier = `${uid}/${keyOf(time, zones)}`;
    if (replaced.has(identifier) || replaced.has(`${uid}/${time.day.replaceAll('-', '')}`)) continue;
    const change = changes.findLast((other) => startKey(other, zones) <= keyOf(time, zones));
    const [its, at] = change ? [change, movedBy(change, time)] : [event, time];
    const occurrence = { ...(change ? draftOf(change) : draft), identifier, ...timesOfEvent(its, at, zones), production: { identifier: uid } };
    const one = readingOf(line, occurrence, fields);
    yield 'record' in one ? { ...one, isOfRule: true } : one;
  }
  if (cut) yield { line, note: { code: 'rule_cut', field: 'RRULE', detail: String(times.length) } };
  else if (until) yield { line, note: { code: 'rule_to_season', field: 'RRULE', detail: until } };
}

const dayOfStart = (start: string): string => {
  const moment = parseMoment(start);
  return isMoment(moment) ? dayOfMoment(moment) : start.slice(0, 10);
};

/** From which occurrence on an event holds, as `keyOf` says it. */
function startKey(event: ICAL.Component, zones: Zones): string {
  const time = timeOf(event, 'recurrence-id');
  return time ? keyOf(time, zones) : '';
}

/** An occurrence as a change moves it: by as many days, to the same time of day. */
function movedBy(change: ICAL.Component, time: ZonedTime): ZonedTime {
  const [from, to] = [timeOf(change, 'recurrence-id'), timeOf(change, 'dtstart')];
  if (!from || !to) return time;
  const days = Math.round((Date.parse(to.day) - Date.parse(from.day)) / 86_400_000);
  return { ...to, day: plusDays(time.day, days) };
}

const unknownZone = (line: number, { zone }: ZonedTime): Reading => ({
  line,
  problem: { code: 'unknown_zone', field: 'DTSTART', detail: zone ?? '' },
});

/** The UID, else one made of date, room and title. */
function uidOf(event: ICAL.Component): string | undefined {
  const uid = event.getFirstPropertyValue('uid');
  if (typeof uid === 'string' && uid.trim() !== '') return uid.trim();
  const [title, start] = [event.getFirstPropertyValue('summary'), event.getFirstProperty('dtstart')?.toJSON().slice(3).join()];
  if (uid !== null || typeof title !== 'string' || title.trim() === '' || !start) return undefined;
  return madeIdentifier(start, String(event.getFirstPropertyValue('location') ?? ''), title);
}

/** 'UID/20261121T183000Z': which occurrence an event stands for, however its time is written; of an event of whole days its day. */
function identityOf(event: ICAL.Component, { zones, days }: Calendar): string {
  const time = timeOf(event, 'recurrence-id');
  const uid = uidOf(event);
  if (time && uid !== undefined && days.has(uid)) return `${uid}/${time.day.replaceAll('-', '')}`;
  return `${uid}/${time ? keyOf(time, zones) : ''}`;
}
