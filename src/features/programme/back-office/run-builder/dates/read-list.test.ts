import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';
import { readList } from './read-list.ts';
import { readTimes } from './read-times.ts';

const today = '2026-11-26';
const read = (text: string, times: string[] = []) => readList(text, { today, times: times.map((start) => ({ start, end: null })) });
const short = (text: string, times?: string[]) => read(text, times).dates.map(({ day, time, end }) => [day, time, end].filter(Boolean).join(' '));

test.each([
  '3.10.2027',
  '03.10.27',
  '3. 10. 2027',
  '3.10.',
  'So 3.10.2027',
  'So., 3.10.',
  'Sonntag, den 3. Oktober 2027',
  '3. Okt. 27',
  '3. Oktober',
  '3 October 2027',
  '3rd of October',
  'Sunday 3 Oct',
  'Oct 3, 2027',
  'October 3rd 2027',
  '03/10/2027',
  '3/10/27',
  '3/10',
  '2027-10-03',
  '2027/10/3',
])('the day of ‘%s’', (text) => {
  expect(readDay(text, today)).toEqual({ day: '2027-10-03', rest: '' });
});

test.each([
  ['31.4.2027', 'no_such_day'],
  ['29.2.2027', 'no_such_day'],
  ['10/25/2026', 'no_such_day'],
  ['Mo 3.10.2027', 'other_weekday'],
  ['Premiere', 'no_day'],
  ['32', 'no_day'],
  ['3. Oktopus', 'no_day'],
])('what is wrong with ‘%s’: %s', (text, fault) => {
  expect(readDay(text, today)).toEqual({ fault });
});

test('a day without a year is the next one, the leap day too, today included', () => {
  const dayOf = (text: string) => readDay(text, today);
  expect([dayOf('26.11.'), dayOf('25.11.'), dayOf('29.2.')]).toMatchObject([{ day: '2026-11-26' }, { day: '2027-11-25' }, { day: '2028-02-29' }]);
  expect(dayOf('28. März')).toMatchObject({ day: '2027-03-28' });
});

test.each([
  ['19:30', '19:30'],
  ['19.30 Uhr', '19:30'],
  ['um 19 Uhr', '19:00'],
  ['19h30', '19:30'],
  ['19:30:00', '19:30'],
  ['7:30 pm', '19:30'],
  ['7pm', '19:00'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['0:30', '00:30'],
  ['15 Uhr und 19.30 Uhr', '15:00 19:30'],
  ['15:00, 19:30', '15:00 19:30'],
  ['15:00 / 19:30', '15:00 19:30'],
  ['19:30–22:00', '19:30-22:00'],
  ['19.30 bis 22 Uhr', '19:30-22:00'],
  ['7:30 pm to 10 pm', '19:30-22:00'],
  ['22:00 - 24:00', '22:00-00:00'],
  ['', ''],
])('the times of ‘%s’', (text, expected) => {
  const outcome = readTimes(text);
  expect('times' in outcome && outcome.times.map(({ start, end }) => (end ? `${start}-${end}` : start)).join(' ')).toBe(expected);
});

test.each(['25:00', '19:75', '13 pm', 'abends', '19:30 Premiere', '19:30–', '24:00', '19:30 20'])('‘%s’ is no time', (text) => {
  expect(Object.keys(readTimes(text))).toEqual(['unread']);
});

test('a list as it is pasted, German, English and from a spreadsheet', () => {
  expect(short('Fr 4.12.2026, 19.30 Uhr\nSa, 5. Dezember, 15 und 19:30 Uhr\n\nSun 6 December 7pm')).toEqual([
    '2026-12-04 19:30',
    '2026-12-05 15:00',
    '2026-12-05 19:30',
    '2026-12-06 19:00',
  ]);
  expect(short('Tag\tDatum\tBeginn\tEnde\r\nFr\t04.12.2026\t19:30:00\t22:00:00\r\nSa\t05.12.2026\t22:00\t01:00\r\n')).toEqual([
    '2026-12-04 19:30 22:00',
    '2026-12-05 22:00 01:00',
  ]);
  expect(short('"Sa, 5.12.2026"\t"19:30"')).toEqual(['2026-12-05 19:30']);
  expect(short('2026-12-04T19:30\n5.12. 19 Uhr\n3. Oktober 10pm')).toEqual(['2026-12-04 19:30', '2026-12-05 19:00', '2027-10-03 22:00']);
});

test('a line without a time takes those of all, else its time is not settled', () => {
  expect([short('4.12.2026'), short('4.12.2026\n5.12.2026 15:00', ['19:30', '21:00'])]).toEqual([
    ['2026-12-04'],
    ['2026-12-04 19:30', '2026-12-04 21:00', '2026-12-05 15:00'],
  ]);
});

test('wrong lines are named with what is meant, the others are read', () => {
  const { dates, wrong } = read('4.12.2026 19:30\nMo 5.12.2026\n31.11.2026 19:30\n6.12.2026 abends\nTheater\n28.3.2027 02:30');
  expect(dates).toHaveLength(1);
  expect(wrong.map(({ line, fault, part }) => [line, fault, part])).toEqual([
    [2, 'other_weekday', 'Mo 5.12.2026'],
    [3, 'no_such_day', '31.11.2026 19:30'],
    [4, 'unread', 'abends'],
    [5, 'no_day', 'Theater'],
    [6, 'skipped', '02:30'],
  ]);
  expect(read(`${'4.12.2026 19:30\n'.repeat(401)}`).wrong).toMatchObject([{ line: 401, fault: 'too_many' }]);
});

const names = { de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'] };
const ways: ((y: number, m: number, d: number) => string)[] = [
  (y, m, d) => `${d}.${m}.${y}`,
  (y, m, d) => `${d}. ${names.de[m - 1]} ${y}`,
  (y, m, d) => `${d}/${m}/${y}`,
  (y, m, d) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
  (y, m, d) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.UTC(y, m - 1, d)),
  (y, m, d) => new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.UTC(y, m - 1, d)),
  (y, m, d) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(y, m - 1, d)),
];

test('every day of a century, written in any of the ways, is read as it was meant', () => {
  const days = fc.integer({ min: 0, max: 36_500 }).map((n) => new Date(Date.UTC(2000, 0, 1) + n * 86_400_000));
  fc.assert(
    fc.property(days, fc.constantFrom(...ways), fc.constantFrom('', ' 19:30', ', 19.30 Uhr', '\t19:30', ' 7:30 pm'), (date, write, time) => {
      const text = write(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
      expect(read(text + time)).toEqual({ dates: [{ day: date.toISOString().slice(0, 10), time: time ? '19:30' : null, end: null }], wrong: [] });
    }),
    { numRuns: 1_000 },
  );
});

test('nothing that is pasted breaks it, and each line is either read or named', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 8 }), (lines) => {
      const { dates, wrong } = read(lines.join('\n'));
      for (const { day } of dates) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const { line } of wrong) expect(line).toBeGreaterThan(0);
    }),
  );
});
