import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { buildEvent } from '#features/programme/build.ts';
import { writeCalendar } from './ical.ts';

const baseUrl = 'https://ostkai.example';
const identity = { host: 'ostkai.example', since: '2026-09-01' };
const hostile = 'Ende\r\nEND:VEVENT\nX: "a"; b, c \\n d\u0007 <script> ]]> 𝄞 Grüße';

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const values = (name: string) => events[0]?.component.getFirstProperty(name)?.getValues();
  return { calendar, events, values, value: (name: string) => values(name)?.map(String).join(',') };
}

const write = (event: Parameters<typeof buildEvent>[0] = {}, name?: string) => writeCalendar([buildEvent(event)], { baseUrl, identity, language: 'de', name });

test('another program reads what the event says', () => {
  const { events, value, values } = read(
    write({
      subtitle: 'Giacomo Puccini',
      description: ['Ein Abend, drei Akte; kein Entrinnen.', 'Mit zwei Pausen.'],
      tags: [
        { id: 1, name: 'Premiere' },
        { id: 2, name: 'Lang, aber gut' },
      ],
      sequence: 4,
    }),
  );
  const event = events[0];
  expect(event?.uid).toBe('event-12@ostkai.example');
  expect(event?.summary).toBe('Tosca');
  expect(event?.location).toBe('Großer Saal, Ostkai, Am Ostkai 1, 20457 Hamburg');
  expect(event?.sequence).toBe(4);
  expect(event?.startDate.toString()).toBe('2026-11-21T19:30:00');
  expect(event?.endDate.toString()).toBe('2026-11-21T22:00:00');
  expect(event?.description).toBe(
    'Giacomo Puccini\n\nEin Abend, drei Akte; kein Entrinnen.\n\nMit zwei Pausen.\n\nVorverkauf steht noch nicht fest\n\nhttps://ostkai.example/de/programm/tosca/12',
  );
  expect(values('categories')).toEqual(['Oper', 'Premiere', 'Lang, aber gut']);
  expect(value('status')).toBe('CONFIRMED');
  expect(value('url')).toBe('https://ostkai.example/de/programm/tosca/12');
  expect(value('dtstamp')).toBe('2026-09-01T08:00:00Z');
  expect(value('last-modified')).toBe('2026-09-01T08:00:00Z');
  expect(value('transp')).toBe('OPAQUE');
});

test('the UID depends on the id and on the identity that is kept, not on the address of today', () => {
  const uids = ['https://ostkai.example', 'http://localhost:3000'].flatMap((base) =>
    (['de', 'en'] as const).map((language) => read(writeCalendar([buildEvent({ title: base })], { baseUrl: base, identity, language })).events[0]?.uid),
  );
  expect(new Set(uids)).toEqual(new Set(['event-12@ostkai.example']));
});

test('a hostile text stays within its property', () => {
  const { events } = read(write({ title: hostile, description: [hostile] }));
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toBe(hostile.replace('\r\n', '\n').replace('\u0007', ''));
});

test('every line ends with CRLF and has at most 75 octets', () => {
  const text = write({ title: hostile.repeat(20), description: Array(9).fill(hostile.repeat(9)) }, hostile.repeat(4));
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

describe('a calendar to subscribe to', () => {
  test('has a name and says how often to ask', () => {
    const { calendar } = read(write({}, 'Ostkai: Programm'));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Ostkai: Programm');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(write({}, 'Ostkai')).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
  });

  test('a file for one event has neither', () => {
    expect(write()).not.toMatch(/REFRESH|CALNAME/);
  });
});

test('a postponed event is tentative and says so first', () => {
  const { events, value } = read(write({ status: 'postponed', status_note: 'Neuer Termin folgt.' }));
  expect(events[0]?.summary).toBe('Verschoben: Tosca');
  expect(events[0]?.description.startsWith('Verschoben\n\nNeuer Termin folgt.\n\n')).toBe(true);
  expect(value('status')).toBe('TENTATIVE');
});

test('what is postponed to a date that is announced is cancelled: the new date is an event of its own', () => {
  expect(read(write({ status: 'postponed', rescheduled_to: null })).value('status')).toBe('TENTATIVE');
  const text = writeCalendar([{ ...buildEvent({ status: 'postponed' }), has_new_date: true }], { baseUrl, identity, language: 'de' });
  expect(read(text).value('status')).toBe('CANCELLED');
});

test('an exhibition over weeks takes whole days and blocks none of them', () => {
  const { events, value } = read(write({ date_end: '2026-12-20T18:00:00+01:00', until: 'bis So 20/12' }));
  expect([events[0]?.startDate.toString(), events[0]?.endDate.toString(), events[0]?.startDate.isDate]).toEqual(['2026-11-21', '2026-12-21', true]);
  expect(value('transp')).toBe('TRANSPARENT');
});

test.each([
  [{ date_end: null, expected_end: '2026-11-21T21:20:00+01:00' }, 'DURATION:PT110M\r\nX-FOYER-DURATION:USUAL\r\n'],
  [{ date_end: null }, 'DURATION:PT120M\r\nX-FOYER-DURATION:USUAL\r\n'],
  [{}, 'DTEND;TZID=Europe/Berlin:20261121T220000\r\n'],
  [{ time_known: false, date_end: null }, 'DTEND;VALUE=DATE:20261122\r\n'],
])('%j has an end, and says where it is only a usual one', (event, end) => expect(write(event)).toContain(end));

test('an open time is a day on which nobody is busy', () => {
  const { events, value } = read(write({ time_known: false, date_end: null }));
  expect(events[0]?.startDate.isDate).toBe(true);
  expect(value('transp')).toBe('TRANSPARENT');
  expect(events[0]?.description).toContain('Die Uhrzeit steht noch nicht fest.');
});

test.each([
  ['en', 'de'],
  ['de', 'en'],
] as const)('in a calendar in %s, a title that is only in %s is marked', (language, own) => {
  const text = writeCalendar([buildEvent({ untranslated: ['title'] })], { baseUrl, identity, language });
  expect(text).toContain(`SUMMARY;LANGUAGE=${own}:Tosca`);
});
