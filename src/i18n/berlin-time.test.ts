import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { addDays, dayOf, instantAt, isDay, offsetSeconds, toBerlinIso, wallClock, weekdayIndex } from './berlin-time.ts';

test('the process is somewhere else', () => expect(process.env.TZ).toBe('Pacific/Auckland'));

test('a formatter is made for an instant before 1996, not when the module is loaded and not for dates of today', async () => {
  vi.resetModules();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const again = await import('./berlin-time.ts');
  expect(made).not.toHaveBeenCalled();
  expect(again.dayOf(new Date('2026-11-29T23:30:00Z'))).toBe('2026-11-30');
  expect(made).not.toHaveBeenCalled();
  expect(again.dayOf(new Date('1995-11-29T23:30:00Z'))).toBe('1995-11-30');
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

test('what is reckoned is what the zone data say, around every change of the clock from 1996 to 2199', () => {
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });
  const told = (instant: Date) => zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  for (let year = 1996; year < 2200; year++)
    for (const month of [0, 2, 3, 8, 9, 10])
      for (let day = 22; day <= 31; day++)
        for (const minute of [59, 60]) {
          const instant = new Date(Date.UTC(year, month, day, 0, minute));
          expect(`${instant.toISOString()} GMT+0${offsetSeconds(instant) / 3_600}:00`).toBe(`${instant.toISOString()} ${told(instant)}`);
        }
});

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
    expect([offsetSeconds(new Date('2026-10-25T00:30Z')), offsetSeconds(new Date('2026-10-25T01:30Z'))]).toEqual([7200, 3600]);
  });
});

describe('the clock as it was', () => {
  test.each([
    ['1842-04-05', '19:30', '1842-04-05T18:36:32.000Z', '1842-04-05T19:30:32+00:54'], // local mean time
    ['1842-04-05', '00:00', '1842-04-04T23:06:32.000Z', '1842-04-05T00:00:32+00:54'],
    ['1893-03-31', '23:59', '1893-03-31T23:05:32.000Z', '1893-03-31T23:59:32+00:54'],
    ['1893-04-01', '00:07', '1893-03-31T23:07:00.000Z', '1893-04-01T00:07:00+01:00'],
    ['1916-07-01', '19:30', '1916-07-01T17:30:00.000Z', '1916-07-01T19:30:00+02:00'],
    ['1945-06-01', '19:30', '1945-06-01T16:30:00.000Z', '1945-06-01T19:30:00+03:00'], // double summer time
    ['1947-06-01', '19:30', '1947-06-01T16:30:00.000Z', '1947-06-01T19:30:00+03:00'],
    ['1960-07-01', '19:30', '1960-07-01T18:30:00.000Z', '1960-07-01T19:30:00+01:00'], // no summer time at all
  ])('%s %s', (day, time, utc, iso) => {
    const instant = instantAt(day, time);
    expect(instant.toISOString()).toBe(utc);
    expect(toBerlinIso(instant)).toBe(iso);
    expect(new Date(iso)).toEqual(instant);
    expect(wallClock(instant)).toEqual({ day, time: `${time}:00` });
  });

  test('six minutes that the change of 1893 skips move forward by so much', () => {
    expect(wallClock(instantAt('1893-04-01', '00:03'))).toEqual({ day: '1893-04-01', time: '00:09:32' });
  });
});

/** Minutes by which the clock is looked at before and after a change: three hours. */
const quartersAround = Array.from({ length: 25 }, (_, quarter) => (quarter - 12) * 15);

/** The instant of the one change within a day, to the second. */
function changeAfter(day: Date): Date {
  let [before, after] = [day.getTime() / 1_000, day.getTime() / 1_000 + 86_400];
  const offsetAt = (second: number) => offsetSeconds(new Date(second * 1_000));
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === offsetAt(day.getTime() / 1_000)) before = middle;
    else after = middle;
  }
  return new Date(after * 1_000);
}

describe('around every change of the clock from 1893 to 2037', async () => {
  const db = await testDatabase();
  const { rows: days } = await sql<{ at: Date }>`
    select at from generate_series('1893-01-01T12:00Z'::timestamptz, '2037-12-31T12:00Z', interval '1 day') as at
    where at at time zone 'Europe/Berlin' + interval '1 day' <> (at + interval '24 hours') at time zone 'Europe/Berlin'`.execute(db);
  const changes = days.map(({ at }) => changeAfter(at));
  const instants = changes.flatMap((change) => quartersAround.map((minutes) => new Date(change.getTime() + minutes * 60_000)));

  test('they are found', () => {
    expect(changes).toHaveLength(new Set(changes.map(Number)).size);
    expect(changes.length).toBeGreaterThan(130);
    expect(changes[0]?.toISOString()).toBe('1893-03-31T23:06:32.000Z');
  });

  test('the clock is the one that PostgreSQL’s own zone data have', async () => {
    const { rows } = await sql<{ shown: string }>`
      select to_char(at at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI:SS') as shown
      from unnest(${instants}::timestamptz[]) with ordinality as given(at, place) order by place`.execute(db);
    expect(instants.map((instant) => Object.values(wallClock(instant)).join(' '))).toEqual(rows.map(({ shown }) => shown));
  });

  test('and it leads back to its instant, or where it shows the same twice to the first', () => {
    const firsts = new Map<string, Date>();
    for (const instant of instants) {
      const shown = Object.values(wallClock(instant)).join(' ');
      if (!firsts.has(shown)) firsts.set(shown, instant);
    }
    for (const [shown, instant] of firsts) {
      const [day = '', time] = shown.split(' ');
      expect(instantAt(day, time).toISOString(), shown).toBe(instant.toISOString());
    }
    expect(instants.length - firsts.size).toBeGreaterThan(250); // every change back shows an hour twice
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

test('days are counted on as the calendar has them, across months, years and the 29th of February', () => {
  const dayAt = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
  const first = Date.UTC(2026, 11, 1) / 86_400_000;
  for (let at = first; at < first + 800; at++)
    for (const days of [-400, -29, -1, 0, 1, 2, 27, 28, 31, 366]) expect(addDays(dayAt(at), days)).toBe(dayAt(at + days));
});

test('days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(weekdayIndex('2026-11-23')).toBe(0);
  expect(['0000-01-01', '1841-12-31', '1842-01-01', '2199-12-31', '2200-01-01', '9999-12-31'].filter(isDay)).toEqual(['1842-01-01', '2199-12-31']);
  expect([isDay('2026-02-29'), isDay('2028-02-29'), isDay('2026-1-1'), isDay('2026-13-01')]).toEqual([false, true, false, false]);
});

test.each([
  ['0100-01-01T00:00:00Z', '0100-01-01T00:54:00+00:54'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:54:00+00:54'],
  ['9999-12-31T23:59:00Z', '9999-12-31T23:59:59+01:00'],
])('an instant that nobody should have stored, %s, can be shown', (instant, shown) => expect(toBerlinIso(new Date(instant))).toBe(shown));
