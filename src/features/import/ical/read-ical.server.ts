import ICAL from 'ical.js';
import { addDays, instantAt, isDay } from '#i18n/berlin-time.ts';
import { endAfter, isMoment, parseMoment } from '../event-time.ts';
import { type Reading, readingOf } from '../import-record.ts';
import { type Source, Unreadable } from '../source/source.server.ts';
import { componentsOf } from './components.server.ts';
import { draftOf, fields } from './draft.ts';
import { keyOf, occurrencesOf, zonedTimes } from './occurrences.ts';
import { BadRule } from './read-rule.ts';
import { type ZonedTime, Zones } from './zones.ts';

/**
 * Reads an iCalendar file (RFC 5545), one event after the other. Times on a clock without a zone are the venue's.
 * A repeating event becomes one record per occurrence, `UID/instant`; a VEVENT with RECURRENCE-ID replaces that
 * occurrence wherever it stands in the file, so the file is looked through for those first.
 * Throws `Unreadable` where it is no calendar.
 */
export async function* readIcal(source: Source, onBytes?: (count: number) => void): AsyncGenerator<Reading> {
  if (!/^(\ufeff)?\s*BEGIN:VCALENDAR/i.test(source.head().toString('utf8'))) throw new Unreadable(source.name, 'noCalendar');
  const { zones, replaced } = await lookThrough(source);
  for await (const component of componentsOf(source.chunks(onBytes))) {
    if ('problem' in component) yield component;
    else if (component.kind === 'VEVENT') yield* eventsOf(component.line, component.text, zones, replaced);
  }
}

/** The time zones, which may stand behind the events that need them, and the occurrences that have an event of their own. */
async function lookThrough(source: Source): Promise<{ zones: Zones; replaced: Set<string> }> {
  const zones = new Zones();
  const singles: string[] = [];
  for await (const component of componentsOf(source.chunks())) {
    if ('problem' in component) continue;
    if (component.kind === 'VTIMEZONE') ignoringErrors(() => zones.add(component.text));
    else if (/^RECURRENCE-ID[;:]/im.test(component.text)) singles.push(component.text);
  }
  const replaced = new Set<string>();
  for (const text of singles) ignoringErrors(() => replaced.add(identityOf(new ICAL.Component(ICAL.parse(text)), zones)));
  return { zones, replaced };
}

/** What cannot be parsed is reported when its turn comes; here it only says nothing. */
function ignoringErrors(work: () => void): void {
  try {
    work();
  } catch {}
}

function* eventsOf(line: number, text: string, zones: Zones, replaced: Set<string>): Generator<Reading> {
  try {
    if (/^RRULE[;:].*\b(RSCALE|SKIP)=/im.test(text)) throw new BadRule(); // RFC 7529: the library reads past it
    const event = new ICAL.Component(ICAL.parse(text));
    if (!isPublic(event)) {
      yield { line, leftOut: { code: 'not_public', field: 'CLASS' } };
      return;
    }
    yield* event.hasProperty('recurrence-id') ? [single(line, event, zones)] : occurrences(line, event, zones, replaced);
    if ((secondsOf(event, zones) ?? 0) < 0) yield { line, note: { code: 'end_left_out', field: fields.date_end } };
  } catch (error) {
    yield { line, problem: error instanceof BadRule ? { code: 'bad_rule', field: 'RRULE' } : { code: 'bad_ical' } };
  }
}

/** RFC 5545 §3.8.1.3: without a class it is public, and a class that one does not know counts as private. */
const isPublic = (event: ICAL.Component): boolean => /^\s*(PUBLIC)?\s*$/i.test(String(event.getFirstPropertyValue('class') ?? ''));

function single(line: number, event: ICAL.Component, zones: Zones): Reading {
  const uid = uidOf(event);
  const start = timeOf(event, 'dtstart');
  if (start && zones.moment(start) === null) return unknownZone(line, start);
  const draft = { ...draftOf(event), ...timesOfEvent(event, start, zones) };
  return readingOf(line, { ...draft, identifier: uid && identityOf(event, zones), production: { identifier: uid } }, fields);
}

function* occurrences(line: number, event: ICAL.Component, zones: Zones, replaced: Set<string>): Generator<Reading> {
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
  const { times, cut } = occurrencesOf(event, zones);
  for (const time of times) {
    const identifier = `${uid}/${keyOf(time, zones)}`;
    if (!replaced.has(identifier))
      yield readingOf(line, { ...draft, identifier, ...timesOfEvent(event, time, zones), production: { identifier: uid } }, fields);
  }
  if (cut) yield { line, note: { code: 'rule_cut', field: 'RRULE', detail: String(times.length) } };
}

const unknownZone = (line: number, { zone }: ZonedTime): Reading => ({
  line,
  problem: { code: 'unknown_zone', field: 'DTSTART', detail: zone ?? '' },
});

/** Start and end of one occurrence; an end before the start is left out. */
function timesOfEvent(event: ICAL.Component, occurrence: ZonedTime | undefined, zones: Zones): { date_start?: string; date_end?: string } {
  const start = occurrence && zones.moment(occurrence);
  if (!start) return { date_start: event.getFirstProperty('dtstart')?.toJSON().slice(3).join() };
  const seconds = secondsOf(event, zones);
  if (seconds === null || seconds < 0) return { date_start: start };
  if (timeOf(event, 'dtstart')?.time !== null) return { date_start: start, date_end: endAfter(start, seconds) };
  const days = Math.round(seconds / 86_400); // where the clock changes, a day is an hour longer or shorter
  return { date_start: start, date_end: days > 1 ? plusDays(start, days - 1) : undefined }; // DTEND is the day after the last
}

/** How long an event lasts by its DURATION or DTEND; null where it does not say. */
function secondsOf(event: ICAL.Component, zones: Zones): number | null {
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds();
  const [first, last] = ['dtstart', 'dtend'].map((name) => {
    const time = timeOf(event, name);
    return time && instantOf(zones.moment(time));
  });
  return first && last ? (last.getTime() - first.getTime()) / 1_000 : null;
}

const timeOf = (event: ICAL.Component, name: string): ZonedTime | undefined => zonedTimes(event.getFirstProperty(name))[0];

function instantOf(text: string | null): Date | undefined {
  const moment = text === null ? 'bad_date' : parseMoment(text);
  if (!isMoment(moment)) return undefined;
  return 'instant' in moment ? moment.instant : instantAt(moment.day, moment.time);
}

const plusDays = (day: string, days: number): string => (isDay(day) ? addDays(day, days) : day);

function uidOf(event: ICAL.Component): string | undefined {
  const uid = event.getFirstPropertyValue('uid');
  return typeof uid === 'string' && uid.trim() !== '' ? uid.trim() : undefined;
}

/** 'UID/20261121T183000Z': which occurrence an event stands for, however its time is written. */
function identityOf(event: ICAL.Component, zones: Zones): string {
  const time = timeOf(event, 'recurrence-id');
  return `${uidOf(event)}/${time ? keyOf(time, zones) : ''}`;
}
