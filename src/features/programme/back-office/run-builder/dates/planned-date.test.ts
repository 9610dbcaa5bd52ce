import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockChangeAt } from '#i18n/clock/clock-time.ts';
import { mergeDates, timesOf } from './planned-date.ts';

// Berlin's clock by the rule of the European Union, not by the zone's data: an hour ahead, two from the last Sunday of March,
// 01:00 UTC, to that of October.
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 0);
  return last - new Date(last).getUTCDay() * 86_400_000 + 3_600_000;
}
const offsetAt = (instant: number) => {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSunday(year, 3) && instant < lastSunday(year, 10) ? 7_200_000 : 3_600_000;
};
/** All instants at which the clock shows this: none, one or two. */
const instantsOf = (day: string, time: string) => {
  const shown = Date.parse(`${day}T${time}Z`);
  return [7_200_000, 3_600_000].map((offset) => shown - offset).filter((instant) => instant + offsetAt(instant) === shown);
};

const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`);
const day = fc.oneof(
  fc.constantFrom('2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28', '2028-02-28', '2028-02-29', '2027-10-31', '2028-03-26'),
  fc.integer({ min: 0, max: 2_000 }).map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)),
);

test('a date begins when the clock of Berlin shows its time, the first of two, and says where there is none or there are two', () => {
  fc.assert(
    fc.property(day, clock, (on, time) => {
      const [first, second] = instantsOf(on, time);
      expect(clockChangeAt(on, time)).toBe(first === undefined ? 'skipped' : second === undefined ? null : 'repeated');
      if (first !== undefined) expect(timesOf({ day: on, time, end: null }, null)).toEqual({ start: new Date(first), end: null });
    }),
    { numRuns: 1_000 },
  );
});

test('a duration passes by whatever the clock does, and an end past midnight is on the day after', () => {
  fc.assert(
    fc.property(day, clock, clock, fc.integer({ min: 1, max: 1_440 }), (on, time, end, minutes) => {
      const { start, end: after } = timesOf({ day: on, time, end: null }, minutes);
      expect((after?.getTime() ?? 0) - start.getTime()).toBe(minutes * 60_000);
      const next = new Date(Date.parse(`${on}T12:00Z`) + 86_400_000).toISOString().slice(0, 10);
      const [wanted] = instantsOf(end > time ? on : next, end);
      if (wanted !== undefined) expect(timesOf({ day: on, time, end }, minutes).end).toEqual(new Date(wanted));
    }),
    { numRuns: 1_000 },
  );
});

test('the two nights of a year', () => {
  expect([clockChangeAt('2027-03-28', '02:30'), clockChangeAt('2027-03-28', '03:00'), clockChangeAt('2026-10-25', '02:30')]).toEqual([
    'skipped',
    null,
    'repeated',
  ]);
  const party = timesOf({ day: '2026-10-24', time: '22:00', end: '04:00' }, null);
  expect([party.start.toISOString(), party.end?.toISOString()]).toEqual(['2026-10-24T20:00:00.000Z', '2026-10-25T03:00:00.000Z']); // seven hours
  expect(timesOf({ day: '2028-02-29', time: '23:30', end: '00:30' }, null).end?.toISOString()).toBe('2028-02-29T23:30:00.000Z');
  expect(timesOf({ day: '2027-03-28', time: null, end: null }, 90)).toEqual({ start: new Date('2027-03-27T23:00:00Z'), end: null });
});

test('dates are merged in order, each once', () => {
  const at = (on: string, time: string | null) => ({ day: on, time, end: null });
  const merged = mergeDates(
    [at('2026-12-02', '19:30')],
    [at('2026-12-01', '19:30'), at('2026-12-02', '15:00'), at('2026-12-02', '19:30'), at('2026-12-01', null)],
  );
  expect(merged).toEqual([at('2026-12-01', null), at('2026-12-01', '19:30'), at('2026-12-02', '15:00'), at('2026-12-02', '19:30')]);
});
