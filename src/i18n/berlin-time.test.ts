import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, instantAt, isDay, offsetMinutes, toBerlinIso, wallClock, weekdayIndex } from './berlin-time.ts';

test('the process is somewhere else', () => expect(process.env.TZ).toBe('Pacific/Auckland'));

describe('the clock changes of 2026', () => {
  test.each([
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z', '2026-03-29T01:59:00+01:00'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z', '2026-10-25T01:59:00+02:00'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z', '2026-10-25T03:00:00+01:00'],
    ['2026-12-31', '00:00', '2026-12-30T23:00:00.000Z', '2026-12-31T00:00:00+01:00'],
  ])('%s %s', (day, time, utc, iso) => {
    const instant = instantAt(day, time);
    expect(instant.toISOString()).toBe(utc);
    expect(toBerlinIso(instant)).toBe(iso);
    expect(dayOf(instant)).toBe(day);
  });

  test('a time that spring skips moves forward by the hour', () => {
    expect(wallClock(instantAt('2026-03-29', '02:30'))).toEqual({ day: '2026-03-29', time: '03:30:00' });
  });

  test('the hour that autumn repeats has two offsets', () => {
    expect([offsetMinutes(new Date('2026-10-25T00:30Z')), offsetMinutes(new Date('2026-10-25T01:30Z'))]).toEqual([120, 60]);
  });
});

test('a wall clock read from an instant leads back to it, but for the repeated hour', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }), (date) => {
      const instant = new Date(Math.floor(date.getTime() / 1000) * 1000);
      const { day, time } = wallClock(instant);
      const back = instantAt(day, time);
      expect([0, 3_600_000]).toContain(instant.getTime() - back.getTime());
    }),
    { numRuns: 500 },
  );
});

test('days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(weekdayIndex('2026-11-23')).toBe(0);
  expect(['0000-01-01', '1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01', '9999-12-31'].filter(isDay)).toEqual(['1900-01-01', '2199-12-31']);
  expect([isDay('2026-02-29'), isDay('2028-02-29'), isDay('2026-1-1'), isDay('2026-13-01')]).toEqual([false, true, false, false]);
});
