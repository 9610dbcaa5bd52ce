import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxDates } from '../limits.ts';
import { datesOfRule, type RunRule } from './dates-of-rule.ts';

// A calendar that shares nothing with the engine: it counts day by day from a Monday that is known.
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysIn = (year: number, month: number) => [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
const two = (figure: number) => String(figure).padStart(2, '0');
function* calendar(): Generator<{ text: string; number: number; weekday: number; date: number; last: number }> {
  let number = 0;
  for (
    let year = 2024;
    year < 2034;
    year++ // the 1st of January 2024 was a Monday
  )
    for (let month = 1; month <= 12; month++)
      for (let date = 1; date <= daysIn(year, month); date++) {
        yield { text: `${year}-${two(month)}-${two(date)}`, number, weekday: number % 7, date, last: daysIn(year, month) };
        number++;
      }
}
const days = [...calendar()];

function expected({ rhythm, weekdays, from, until, count, except, times }: RunRule) {
  const first = days.find(({ text }) => text === from);
  if (!first || (until === null && count === null)) return [];
  const clocks = times.length > 0 ? [...new Set(times.map(({ start }) => start))].sort() : [null];
  const chosen = days.filter(({ text, number, weekday, date, last }) => {
    if (text < from || (until !== null && text > until) || !weekdays.includes(weekday) || except.includes(text)) return false;
    if ('weeks' in rhythm) return (Math.floor(number / 7) - Math.floor(first.number / 7)) % rhythm.weeks === 0;
    return rhythm.nth > 0 ? Math.floor((date - 1) / 7) + 1 === rhythm.nth : date + 7 > last;
  });
  return chosen.flatMap(({ text }) => clocks.map((time) => ({ day: text, time, end: null }))).slice(0, Math.min(count ?? maxDates, maxDates));
}

const at = (start: string) => ({ start, end: null });
const anyDay = fc.integer({ min: 0, max: 1_500 }).map((index) => days[index]?.text ?? '');
const rule: fc.Arbitrary<RunRule> = fc.record({
  rhythm: fc.oneof(
    fc.integer({ min: 1, max: 4 }).map((weeks) => ({ weeks })),
    fc.constantFrom(1, 2, 3, 4, -1).map((nth) => ({ nth })),
  ),
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  // Now and then around the leap day and the changes of Berlin's clock.
  from: fc.oneof(anyDay, fc.constantFrom('2028-02-25', '2026-10-19', '2027-03-22', '2026-10-25', '2027-03-28')),
  until: fc.option(anyDay),
  count: fc.option(fc.integer({ min: 1, max: 60 })),
  except: fc.array(anyDay, { maxLength: 5 }),
  times: fc.array(fc.constantFrom('19:30', '15:00', '02:30', '00:15').map(at), { maxLength: 3 }),
});

test('a rule has the days that a calendar counted by hand has', () => {
  fc.assert(
    fc.property(rule, (given) => {
      expect(datesOfRule(given)).toEqual(expected(given));
    }),
    { numRuns: 400 },
  );
});

const base: RunRule = { rhythm: { weeks: 1 }, weekdays: [4, 5], from: '2026-10-16', until: '2026-11-01', count: null, except: [], times: [at('19:30')] };
const daysOf = (more: Partial<RunRule>) => datesOfRule({ ...base, ...more }).map(({ day }) => day);

test('weekdays across the change of the clock, without what is left out', () => {
  expect(daysOf({ weekdays: [5, 6] })).toEqual(['2026-10-17', '2026-10-18', '2026-10-24', '2026-10-25', '2026-10-31', '2026-11-01']);
  expect(daysOf({ except: ['2026-10-24'] })).toEqual(['2026-10-16', '2026-10-17', '2026-10-23', '2026-10-30', '2026-10-31']);
});

test('several times a day count as that many dates', () => {
  expect(datesOfRule({ ...base, until: null, count: 3, times: [at('19:30'), at('15:00')] })).toEqual([
    { day: '2026-10-16', time: '15:00', end: null },
    { day: '2026-10-16', time: '19:30', end: null },
    { day: '2026-10-17', time: '15:00', end: null },
  ]);
});

test('the last Friday of a month, and the fifth Tuesday that only a leap year has in February', () => {
  expect(daysOf({ rhythm: { nth: -1 }, weekdays: [4], from: '2027-01-01', until: '2027-03-31' })).toEqual(['2027-01-29', '2027-02-26', '2027-03-26']);
  expect(daysOf({ rhythm: { nth: -1 }, weekdays: [1], from: '2028-02-01', until: '2028-02-29' })).toEqual(['2028-02-29']);
});

test('a rule without weekdays or without an end has none, and none has more than the limit', () => {
  expect([daysOf({ weekdays: [] }), daysOf({ until: null })]).toEqual([[], []]);
  expect(daysOf({ weekdays: [0, 1, 2, 3, 4, 5, 6], until: '2099-01-01' })).toHaveLength(maxDates);
});
