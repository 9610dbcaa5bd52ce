import { CalendarDateTime, fromAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Shift, type ShiftUnit, shiftInstant, shiftTimes } from './shift-times.ts';

// The other calendar is that of React Aria: it knows months, leap days and the zone by itself, and refuses what the clock does not show.
const zone = 'Europe/Berlin';
function expected(instant: Date, { unit, amount }: Shift): Date | 'skipped' | 'repeated' {
  const shown = toCalendarDateTime(fromAbsolute(instant.getTime(), zone)).add({ [unit]: amount });
  const [earlier, later] = [toZoned(shown, zone, 'earlier'), toZoned(shown, zone, 'later')];
  if (earlier.compare(later) === 0) return earlier.toDate();
  return toCalendarDateTime(earlier).compare(shown) === 0 ? 'repeated' : 'skipped';
}

const day = fc.oneof(
  fc.constantFrom([2026, 10, 24], [2026, 10, 25], [2026, 10, 26], [2027, 3, 27], [2027, 3, 28], [2027, 3, 29], [2028, 2, 28], [2028, 2, 29], [2028, 3, 1]),
  fc.tuple(fc.integer({ min: 1990, max: 2060 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })),
);
const instant = fc
  .tuple(day, fc.integer({ min: 0, max: 287 }), fc.constantFrom('earlier' as const, 'later' as const))
  .map(([[year = 0, month = 1, of = 1], fives, which]) =>
    toZoned(new CalendarDateTime(year, month, of, Math.floor(fives / 12), (fives % 12) * 5), zone, which).toDate(),
  );
const far: Readonly<Record<ShiftUnit, number>> = { minutes: 1_440, days: 3_653, weeks: 522 };
const shift = fc
  .constantFrom<ShiftUnit>('minutes', 'days', 'weeks')
  .chain((unit) => fc.oneof(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -far[unit], max: far[unit] })).map((amount) => ({ unit, amount })));

test('a shift is what another calendar says, over both changes of the clock, past midnight and on leap days', () => {
  fc.assert(
    fc.property(instant, shift, (at, by) => {
      expect(shiftInstant(at, by)).toEqual(expected(at, by));
    }),
    { numRuns: 5_000 },
  );
});

test('from every quarter of an hour of both nights and of a leap day, by a day, a week and an hour', () => {
  const outcomes = new Map<string, number>();
  for (const [year, month, from] of [
    [2026, 10, 24],
    [2027, 3, 27],
    [2028, 2, 28],
  ] as const)
    for (let quarter = 0; quarter < 3 * 96; quarter++)
      for (const which of ['earlier', 'later'] as const)
        for (const by of [1, -1].flatMap((amount): Shift[] => [
          { unit: 'days', amount },
          { unit: 'weeks', amount },
          { unit: 'minutes', amount: amount * 60 },
        ])) {
          const start = toZoned(new CalendarDateTime(year, month, from).add({ minutes: quarter * 15 }), zone, which).toDate();
          const shifted = shiftInstant(start, by);
          expect(shifted, `${start.toISOString()} ${by.amount} ${by.unit}`).toEqual(expected(start, by));
          const outcome = typeof shifted === 'string' ? shifted : 'once';
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
  // The nights are there, or this proves nothing.
  expect([...outcomes.keys()].sort()).toEqual(['once', 'repeated', 'skipped']);
});

test('by minutes over midnight, of both nights in which the clock changes and of the leap day, to either side', () => {
  const crossed = { forwards: 0, backwards: 0 };
  const nights = fc.constantFrom([2026, 10, 24], [2026, 10, 25], [2027, 3, 27], [2027, 3, 28], [2028, 2, 28], [2028, 2, 29]);
  fc.assert(
    fc.property(nights, fc.integer({ min: 18 * 60, max: 30 * 60 }), fc.integer({ min: -720, max: 720 }), ([year = 0, month = 1, of = 1], minute, amount) => {
      const shown = new CalendarDateTime(year, month, of).add({ minutes: minute });
      const start = toZoned(shown, zone, 'earlier').toDate();
      const shifted = shiftInstant(start, { unit: 'minutes', amount });
      expect(shifted).toEqual(expected(start, { unit: 'minutes', amount }));
      if (typeof shifted === 'string') return;
      const [before, after] = [toCalendarDateTime(fromAbsolute(start.getTime(), zone)), toCalendarDateTime(fromAbsolute(shifted.getTime(), zone))];
      // What the clock shows has moved by as much, whatever passed meanwhile.
      expect(before.add({ minutes: amount }).compare(after)).toBe(0);
      if (after.day !== before.day) crossed[amount > 0 ? 'forwards' : 'backwards'] += 1;
    }),
    { numRuns: 5_000 },
  );
  expect(Math.min(crossed.forwards, crossed.backwards)).toBeGreaterThan(200);
});

test('there and back is where it was', () => {
  fc.assert(
    fc.property(instant, shift, (at, by) => {
      const there = shiftInstant(at, by);
      if (typeof there === 'string') return;
      const back = shiftInstant(there, { ...by, amount: -by.amount });
      if (typeof back !== 'string') expect(back).toEqual(at);
    }),
  );
});

const evening = { start: new Date('2026-10-24T17:30:00Z'), end: new Date('2026-10-24T22:30:00Z'), sale: null, friends: null, subscribers: null, presale: null };
test('the evening keeps its hours, the end past midnight too', () => {
  const spring = { ...evening, start: new Date('2027-03-26T18:30:00Z'), end: new Date('2027-03-27T00:15:00Z') };
  expect(shiftTimes(spring, { unit: 'days', amount: 2 })).toMatchObject({ start: new Date('2027-03-28T17:30:00Z'), end: new Date('2027-03-28T23:15:00Z') });
  expect(shiftTimes(spring, { unit: 'weeks', amount: 1 })).toMatchObject({ start: new Date('2027-04-02T17:30:00Z'), end: new Date('2027-04-02T23:15:00Z') });
  const leap = { ...evening, start: new Date('2028-02-28T22:00:00Z'), end: new Date('2028-02-29T00:00:00Z') };
  expect(shiftTimes(leap, { unit: 'days', amount: 1 })).toMatchObject({ start: new Date('2028-02-29T22:00:00Z'), end: new Date('2028-03-01T00:00:00Z') });
});

test('what the clock does not show, or shows twice, is said, of whichever moment it is', () => {
  const party = { ...evening, start: new Date('2027-03-20T21:00:00Z'), end: new Date('2027-03-21T01:30:00Z') };
  expect(shiftTimes(party, { unit: 'weeks', amount: 1 })).toEqual({ of: 'end', problem: 'skipped' });
  expect(shiftTimes({ ...party, end: null }, { unit: 'minutes', amount: 7 * 1_440 + 270 })).toEqual({ of: 'start', problem: 'skipped' });
  const autumn = { ...evening, start: new Date('2026-10-24T00:30:00Z'), end: null };
  expect(shiftTimes(autumn, { unit: 'days', amount: 1 })).toEqual({ of: 'start', problem: 'repeated' });
  expect(shiftTimes({ ...evening, sale: new Date('2026-10-24T00:30:00Z') }, { unit: 'days', amount: 1 })).toEqual({ of: 'sale', problem: 'repeated' });
  const over = { ...evening, start: new Date('2026-10-25T00:30:00Z'), end: new Date('2026-10-25T01:10:00Z') };
  expect(shiftTimes(over, { unit: 'days', amount: 1 })).toEqual({ of: 'end', problem: 'reversed' });
  expect(shiftTimes(evening, { unit: 'weeks', amount: 520 * 20 })).toEqual({ of: 'start', problem: 'too_far' });
});
