import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { openingText } from '../text.ts';
import type { OpeningWeekDay } from './contract.ts';
import { holidayOf } from './holidays.ts';

let site: TestApp;
let editor: SignedIn;
let clock = new Date('2026-12-22T12:00:00+01:00'); // a Tuesday
beforeAll(async () => {
  site = await testApp({ now: () => clock });
  editor = await site.signIn('editor');
  const at = (weekday: number, time_from: string, time_to: string) => ({ weekday, time_from, time_to, closed: false });
  await site.db
    .insertInto('opening_hours')
    .values([at(0, '10:00', '13:00'), at(0, '15:00', '19:00'), at(1, '10:00', '19:00'), at(3, '10:00', '19:00'), at(4, '10:00', '01:00')])
    .execute();
  await site.db
    .insertInto('opening_hours_exception')
    .values([
      { day: '2026-12-24', closed: true, alternative_text: JSON.stringify({ de: 'Heiligabend zu' }) },
      { day: '2026-12-30', closed: false, time_from: '12:00', time_to: '16:00' },
    ])
    .execute();
});
const ask = async (path: string, headers: Record<string, string> = editor.headers) => {
  const response = await site.get(path, headers);
  return { status: response.status, body: await response.json() };
};
const weeks = async (query = ''): Promise<OpeningWeekDay[][]> => (await ask(`/de/api/opening-weeks/${query}`)).body.weeks;
const preview = async (at: string) => {
  const { body } = await ask(`/de/api/opening-preview/?at=${at}`);
  return { de: openingText(body.de.now, 'de'), en: openingText(body.en.now, 'en'), next: body.de.next };
};

test('this week and the next ones, with exceptions in place of the regular hours, and holidays', async () => {
  const shown = await weeks();
  expect(shown.map((week) => [week.length, week[0]?.day])).toEqual([
    [7, '2026-12-21'],
    [7, '2026-12-28'],
    [7, '2027-01-04'],
    [7, '2027-01-11'],
  ]);
  const [first = [], second = []] = shown;
  expect(first.map(({ ranges }) => ranges.join(' '))).toEqual(['10.00–13.00 15.00–19.00', '10.00–19.00', '', '', '10.00–01.00', '', '']);
  expect(first.filter(({ is_today }) => is_today).map(({ day }) => day)).toEqual(['2026-12-22']);
  expect(first[3]).toMatchObject({ is_exception: true, note: 'Heiligabend zu', holiday: null, ranges: [] });
  expect(first[4]).toMatchObject({ holiday: '1. Weihnachtstag', is_exception: false });
  expect(second[2]).toMatchObject({ is_exception: true, ranges: ['12.00–16.00'] });
  expect(second[2]?.records).toHaveLength(1);
  expect((await weeks('?from=2027-03-28&weeks=1'))[0]?.map(({ holiday }) => holiday)).toEqual([null, null, null, null, 'Karfreitag', null, 'Ostersonntag']);
});

test('the preview says at any moment what the header says then', async () => {
  for (const at of [
    '2026-12-21T14:00',
    '2026-12-22T09:59',
    '2026-12-22T10:00',
    '2026-12-24T12:00',
    '2026-12-26T00:30',
    '2026-12-27T12:00',
    '2026-12-30T12:00',
  ]) {
    const ahead = await preview(at);
    clock = new Date(`${at}:00+01:00`);
    for (const language of ['de', 'en'] as const) {
      const { timeline } = (await ask(`/${language}/api/opening-hours-today/`, {})).body;
      expect([at, openingText(timeline[0], language)]).toEqual([at, ahead[language]]);
    }
  }
  clock = new Date('2026-12-22T12:00:00+01:00');
  expect(await preview('2026-12-22T12:00')).toMatchObject({ de: 'Geöffnet bis 19.00 Uhr', en: 'Open until 19.00', next: { state: 'late' } });
  expect(await preview('2026-12-24T12:00')).toMatchObject({ de: 'Heiligabend zu', en: 'Heiligabend zu' });
  // The night that the clock goes forward: half past two is half past three.
  expect((await ask('/de/api/opening-preview/?at=2027-03-28T02:30')).status).toBe(200);
});

test.each(['2026-02-30T10:00', '2026-12-22', '2026-12-22T24:00', 'x', '0000-01-01T00:00'])('refuses the moment %s', async (at) => {
  expect((await ask(`/de/api/opening-preview/?at=${at}`)).status).toBe(400);
});

test('is for staff alone', async () => {
  for (const path of ['/de/api/opening-weeks/', '/de/api/opening-preview/?at=2026-12-22T12:00']) expect((await ask(path, site.csrf)).status).toBe(401);
});

test.each([
  ['2024-03-29', 'Karfreitag'],
  ['2025-06-09', 'Pfingstmontag'],
  ['2026-05-14', 'Christi Himmelfahrt'],
  ['2038-04-25', 'Ostersonntag'],
  ['2026-10-03', 'Tag der Deutschen Einheit'],
  ['2026-12-24', undefined],
])('%s is %s', (day, name) => expect(holidayOf(day)?.de).toBe(name));
