import { CalendarDate, fromAbsolute, toCalendarDate, toCalendarDateTime, toZoned } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SaleRule, saleInstant } from './sale-rule.ts';

// The other calendar is that of React Aria: it knows months, leap days and the zone by itself, and refuses what the clock does not show.
const zone = 'Europe/Berlin';
type Counted = Extract<SaleRule, { amount: number }>;
function expected(start: Date, { kind, amount, time }: Counted): Date | 'skipped' | 'repeated' {
  const of = toCalendarDate(fromAbsolute(start.getTime(), zone));
  const day = kind === 'month' ? of.subtract({ months: amount }).set({ day: 1 }) : of.subtract({ [kind]: amount });
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = toCalendarDateTime(day).set({ hour, minute });
  const [earlier, later] = [toZoned(shown, zone, 'earlier'), toZoned(shown, zone, 'later')];
  if (earlier.compare(later) === 0) return earlier.toDate();
  return toCalendarDateTime(earlier).compare(shown) === 0 ? 'repeated' : 'skipped';
}

const time = fc
  .tuple(fc.oneof(fc.integer({ min: 0, max: 23 }), fc.constantFrom(1, 2, 3)), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const day = fc.oneof(
  fc.constantFrom([2026, 10, 25], [2026, 10, 26], [2027, 3, 28], [2027, 3, 29], [2028, 2, 29], [2028, 3, 31], [2028, 3, 1], [2027, 1, 1], [2026, 12, 31]),
  fc.tuple(fc.integer({ min: 1990, max: 2060 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })),
);
const start = fc
  .tuple(day, fc.integer({ min: 0, max: 287 }), fc.constantFrom('earlier' as const, 'later' as const))
  .map(([[year = 0, month = 1, of = 1], fives, which]) =>
    toZoned(toCalendarDateTime(new CalendarDate(year, month, of)).set({ hour: Math.floor(fives / 12), minute: (fives % 12) * 5 }), zone, which).toDate(),
  );
const far = { month: 24, weeks: 104, days: 731 } as const;
const rule = fc
  .tuple(fc.constantFrom('month' as const, 'weeks' as const, 'days' as const), time)
  .chain(([kind, at]) =>
    fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: far[kind] })).map((amount): Counted => ({ kind, amount, time: at })),
  );

test('a rule gives what another calendar says, over both changes of the clock, turns of the year and leap days', () => {
  fc.assert(
    fc.property(start, rule, (at, by) => {
      expect(saleInstant(at, by)).toEqual(expected(at, by));
    }),
    { numRuns: 5_000 },
  );
});

test('on the nights of both changes and around a leap day, at every quarter of an hour', () => {
  const outcomes = new Map<string, number>();
  for (const target of [new CalendarDate(2026, 10, 25), new CalendarDate(2027, 3, 28), new CalendarDate(2028, 2, 29)])
    for (let quarter = 0; quarter < 96; quarter++)
      for (const by of [
        { kind: 'days', amount: 1 },
        { kind: 'days', amount: 40 },
        { kind: 'weeks', amount: 3 },
      ] as const) {
        const at = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
        const begins = toZoned(toCalendarDateTime(target.add({ [by.kind]: by.amount })).set({ hour: 19, minute: 30 }), zone).toDate();
        const given = saleInstant(begins, { ...by, time: at });
        expect(given, `${target} ${at}`).toEqual(expected(begins, { ...by, time: at }));
        const outcome = typeof given === 'string' ? given : 'once';
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
  // The nights are there, or this proves nothing.
  expect([...outcomes.keys()].sort()).toEqual(['once', 'repeated', 'skipped']);
});

test('the first of the month is that of the event’s own month without months before, and goes over the turn of the year', () => {
  const begins = new Date('2027-01-31T18:30:00Z');
  expect(saleInstant(begins, { kind: 'month', amount: 0, time: '10:00' })).toEqual(new Date('2027-01-01T09:00:00Z'));
  expect(saleInstant(begins, { kind: 'month', amount: 1, time: '10:00' })).toEqual(new Date('2026-12-01T09:00:00Z'));
  expect(saleInstant(begins, { kind: 'month', amount: 4, time: '10:00' })).toEqual(new Date('2026-09-01T08:00:00Z'));
  expect(saleInstant(begins, { kind: 'month', amount: 13, time: '10:00' })).toEqual(new Date('2025-12-01T09:00:00Z'));
});

test('a day for all, and none', () => {
  const begins = new Date('2027-01-31T18:30:00Z');
  expect(saleInstant(begins, { kind: 'day', day: '2026-11-02', time: '10:00' })).toEqual(new Date('2026-11-02T09:00:00Z'));
  expect(saleInstant(begins, { kind: 'day', day: '2026-10-25', time: '02:30' })).toBe('repeated');
  expect(saleInstant(new Date('1842-02-01T18:00:00Z'), { kind: 'month', amount: 24, time: '10:00' })).toBe('too_far');
  expect(saleInstant(begins, { kind: 'none' })).toBeNull();
});
