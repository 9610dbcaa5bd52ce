import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { buildEvent } from '#features/programme/build.ts';
import { dayOf, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import { writeCalendar } from './ical.ts';
import { eventTimes, utcTime } from './ical-time.ts';

const at = (start: Date, end: Date | null = null, time_known = true) =>
  buildEvent({ date_start: toBerlinIso(start), date_end: end && toBerlinIso(end), time_known, day: dayOf(start) });
/** As they stand in the calendar, without what marks a usual duration. */
const times = (...given: Parameters<typeof at>) =>
  eventTimes(at(...given))
    .filter(([name]) => name !== 'x-foyer-duration')
    .map((property) => ICAL.stringify.property(property, ICAL.design.icalendar, true));

/** What another program takes the start for, by the VTIMEZONE that we send. */
function readBack(start: Date): Date {
  const calendar = new ICAL.Component(
    ICAL.parse(writeCalendar([at(start)], { baseUrl: 'https://ostkai.example', identity: { host: 'ostkai.example', since: '2026-09-01' }, language: 'de' })),
  );
  const zone = new ICAL.Timezone({ component: calendar.getFirstSubcomponent('vtimezone') ?? '', tzid: 'Europe/Berlin' });
  const time = calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('dtstart');
  if (!(time instanceof ICAL.Time)) throw new Error('no DTSTART');
  if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = zone;
  return new Date(time.toUnixTime() * 1000);
}

test('these tests run far from Berlin', () => {
  expect(process.env.TZ).toBe('Pacific/Auckland');
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-13 * 60);
});

describe('a known time', () => {
  test('is Berlin’s clock', () => {
    expect(times(instantAt('2026-11-21', '19:30'), instantAt('2026-11-21', '22:00'))).toEqual([
      'DTSTART;TZID=Europe/Berlin:20261121T193000',
      'DTEND;TZID=Europe/Berlin:20261121T220000',
    ]);
  });

  test('at midnight it is the first minute of its own day', () => {
    expect(times(instantAt('2027-01-01', '00:00'))[0]).toBe('DTSTART;TZID=Europe/Berlin:20270101T000000');
    expect(times(instantAt('2026-12-31', '23:59'), instantAt('2027-01-01', '00:00'))).toEqual([
      'DTSTART;TZID=Europe/Berlin:20261231T235900',
      'DTEND;TZID=Europe/Berlin:20270101T000000',
    ]);
  });

  test('in place of an end that is not later stands the usual duration', () => {
    const start = instantAt('2026-11-21', '19:30');
    expect(times(start, start)).toEqual(['DTSTART;TZID=Europe/Berlin:20261121T193000', 'DURATION:PT120M']);
  });

  test('in the hour that autumn repeats it is written in UTC', () => {
    const first = instantAt('2026-10-25', '02:30');
    expect(times(first)[0]).toBe('DTSTART:20261025T003000Z');
    expect(times(new Date(first.getTime() + 3_600_000))[0]).toBe('DTSTART:20261025T013000Z');
    expect(times(instantAt('2026-10-25', '03:00'))[0]).toBe('DTSTART;TZID=Europe/Berlin:20261025T030000');
    expect(times(instantAt('2026-10-26', '02:30'))[0]).toBe('DTSTART;TZID=Europe/Berlin:20261026T023000');
  });

  test.each([
    '2026-10-25T00:00:00Z',
    '2026-10-25T00:30:00Z',
    '2026-03-29T00:30:00Z',
    '2026-03-29T01:00:00Z',
    '2026-10-24T23:59:00Z',
    '2026-10-25T01:00:00Z',
    '2026-10-25T01:30:00Z',
    '2026-12-31T23:00:00Z',
  ])('%s is read back as the same instant', (iso) => {
    expect(readBack(new Date(iso)).toISOString()).toBe(new Date(iso).toISOString());
  });

  test('any minute from 1997 to 2060 is read back as the same instant', () => {
    const minute = fc.integer({ min: Date.UTC(1997, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });
    fc.assert(
      fc.property(minute, (value) => {
        const instant = new Date(value * 60_000);
        expect(readBack(instant).toISOString()).toBe(instant.toISOString());
      }),
      { numRuns: 60 },
    );
  });
});

describe('an unknown time', () => {
  const day = instantAt('2026-11-21');
  test('is a day', () => {
    const whole = ['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261122'];
    expect(times(day, null, false)).toEqual(whole);
    expect(times(day, instantAt('2026-11-21', '23:59'), false)).toEqual(whole);
  });

  test('with a later last day ends on the day after that', () => {
    expect(times(day, instantAt('2026-11-30', '23:59'), false)).toEqual(['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261201']);
  });

  test.each(['2026-03-29', '2026-10-25', '2027-01-01'])('%s stays on its day', (name) => {
    expect(times(instantAt(name), null, false)[0]).toBe(`DTSTART;VALUE=DATE:${name.replaceAll('-', '')}`);
  });
});

test('UTC', () => {
  expect(utcTime('2026-11-21T19:30:00+01:00')).toBe('2026-11-21T18:30:00Z');
});
