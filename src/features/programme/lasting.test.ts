import { beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { insertEvent, insertRoom } from './build.ts';

// What runs over several days or past midnight, with the process in another time zone: in every list until it is over.
let now = new Date(0);
const site: TestApp = await testApp({ now: () => now });
let room_id: number;
beforeEach(async () => {
  await site.db.deleteFrom('event').execute();
  room_id = await insertRoom(site.db);
});

type Listed = { id: number; day: string; listed_day?: string; until?: string };
const json = async (path: string) => (await site.get(path)).json();
const list = async (query = '', language = 'de'): Promise<{ count: number; next_day: string | null; results: Listed[] }> =>
  json(`/${language}/api/events/${query}`);
const at = (moment: string) => {
  now = new Date(moment);
};

const exhibition = { date_start: '2026-11-15T00:00:00+01:00', date_end: '2026-12-20T23:59:00+01:00', time_known: false };
const festival = { date_start: '2026-11-20T18:00:00+01:00', date_end: '2026-11-29T22:00:00+01:00' };
const night = { date_start: '2026-11-21T22:00:00+01:00', date_end: '2026-11-22T03:00:00+01:00' };

describe('from now on', () => {
  test.each([
    ['an exhibition by days', exhibition],
    ['a festival', festival],
    ['a concert past midnight', night],
    ['a night of 25 hours', { date_start: '2026-10-24T22:00:00+02:00', date_end: '2026-10-25T02:30:00+01:00' }],
    ['a night of 23 hours', { date_start: '2026-03-28T22:00:00+01:00', date_end: '2026-03-29T03:30:00+02:00' }],
  ])('%s is listed until it is over, and its page agrees', async (_, times) => {
    const id = await insertEvent(site.db, { room_id, ...times });
    const asked = async () => {
      const { count, results } = await list();
      const { room } = await json('/de/api/event-filters/');
      const counted = room.find((option: { id: number }) => option.id === room_id)?.count ?? 0;
      return { count, counted, shown: results.length === 1, isOver: (await json(`/de/api/events/${id}/`)).is_over };
    };
    const on = { count: 1, counted: 1, shown: true, isOver: false };
    at(new Date(Date.parse(times.date_start) - 1).toISOString());
    expect(await asked()).toEqual(on);
    at(new Date(Date.parse(times.date_end) - 1).toISOString());
    expect(await asked()).toEqual(on);
    at(times.date_end);
    expect(await asked()).toEqual({ count: 0, counted: 0, shown: false, isOver: true });
  });

  test('what has no known end leaves with its day', async () => {
    await insertEvent(site.db, { date_start: '2026-11-21T23:30:00+01:00' });
    await insertEvent(site.db, { date_start: '2026-11-21T00:00:00+01:00', time_known: false });
    at('2026-11-21T23:59:00+01:00');
    expect((await list()).count).toBe(2);
    at('2026-11-22T00:00:00+01:00');
    expect((await list()).count).toBe(0);
  });

  test('it stands first under today and says until when', async () => {
    const today = await insertEvent(site.db, { date_start: '2026-11-22T00:30:00+01:00' });
    const ids = [await insertEvent(site.db, night), await insertEvent(site.db, festival), await insertEvent(site.db, exhibition)];
    at('2026-11-22T00:47:00+01:00');
    expect((await list()).results.map(({ id, day, listed_day, until }) => [id, day, listed_day, until])).toEqual([
      [ids[2], '2026-11-15', '2026-11-22', 'bis So 20/12'],
      [ids[1], '2026-11-20', '2026-11-22', 'bis So 29/11'],
      [ids[0], '2026-11-21', '2026-11-22', 'bis 03.00 Uhr'],
      [today, '2026-11-22', undefined, undefined],
    ]);
    expect((await list('', 'en')).results.map(({ until }) => until)).toEqual(['until Sun 20/12', 'until Sun 29/11', 'until 03.00', undefined]);
  });
});

describe('from a day on', () => {
  beforeEach(() => at('2026-01-02T12:00:00+01:00'));

  test.each([
    ['an exhibition by days', exhibition, '19-12-2026', '20-12-2026', '21-12-2026'],
    ['a festival', festival, '28-11-2026', '29-11-2026', '30-11-2026'],
    ['a concert past midnight', night, '21-11-2026', '22-11-2026', '23-11-2026'],
    ['what ends at midnight', { ...festival, date_end: '2026-11-30T00:00:00+01:00' }, '28-11-2026', '29-11-2026', '30-11-2026'],
    [
      'a night to the change of the clocks in autumn',
      { date_start: '2026-10-24T22:00:00+02:00', date_end: '2026-10-25T00:01:00+02:00' },
      '24-10-2026',
      '25-10-2026',
      '26-10-2026',
    ],
    [
      'one that ends on the last minute before that in spring',
      { date_start: '2026-03-27T22:00:00+01:00', date_end: '2026-03-29T00:00:00+01:00' },
      '27-03-2026',
      '28-03-2026',
      '29-03-2026',
    ],
  ])('%s is listed on its last day and not after it', async (_, times, before, last, after) => {
    await insertEvent(site.db, { ...times, room_id });
    const counts = [];
    for (const day of [before, last, after]) {
      const { count, results } = await list(`?date=${day}&room=${room_id}`);
      expect(results).toHaveLength(count);
      counts.push(count);
    }
    expect(counts).toEqual([1, 1, 0]);
    expect((await json('/de/api/calendar/')).at(-1)).toBe(last.split('-').reverse().join('-'));
  });

  test('it stands under that day, on its first day under its own', async () => {
    await insertEvent(site.db, { ...exhibition, date_end: '2027-01-06T23:59:00+01:00' });
    const shown = async (date: string) => (await list(`?date=${date}`)).results.map(({ listed_day, until }) => [listed_day, until]);
    expect(await shown('07-12-2026')).toEqual([['2026-12-07', 'bis Mi 06/01/2027']]);
    expect(await shown('06-01-2027')).toEqual([['2027-01-06', 'bis Mi 06/01']]);
    expect(await shown('15-11-2026')).toEqual([[undefined, 'bis Mi 06/01/2027']]);
  });

  test('pages share neither an event nor the first day', async () => {
    for (let index = 0; index < 13; index += 1) await insertEvent(site.db, { ...festival, room_id });
    await insertEvent(site.db, { date_start: '2026-11-25T19:30:00+01:00', room_id });
    const [first, second] = [await list('?date=24-11-2026'), await list('?date=24-11-2026&page=2')];
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(14);
    expect([first.count, first.next_day, second.next_day]).toEqual([14, '2026-11-24', null]);
    expect(second.results.map(({ listed_day, day }) => listed_day ?? day)).toEqual(['2026-11-24', '2026-11-24', '2026-11-24', '2026-11-25']);
  });
});

test('the neighbours of what is still on are those of the day under which it stands', async () => {
  const of = async (id: number) => {
    const { previous, next, runs_until } = await json(`/de/api/events/${id}/`);
    return [previous?.id, next?.id, runs_until];
  };
  const id = await insertEvent(site.db, exhibition);
  const [soon, yesterday] = [await insertEvent(site.db, { date_start: '2026-11-16T19:30:00+01:00' }), await insertEvent(site.db, night)];
  const today = await insertEvent(site.db, { date_start: '2026-11-22T19:30:00+01:00' });
  at('2026-11-15T23:59:00+01:00');
  expect(await of(id)).toEqual([undefined, soon, undefined]);
  at('2026-11-22T00:47:00+01:00');
  expect(await of(id)).toEqual([yesterday, today, '2026-12-20']);
  expect((await of(yesterday))[2]).toBeUndefined(); // one night, not two days
});

test('an evening past midnight says nothing of it on its own day', async () => {
  await insertEvent(site.db, night);
  at('2026-11-21T12:00:00+01:00');
  expect((await list()).results[0]).not.toHaveProperty('until');
});

describe('the calendar', () => {
  const days = async (query = ''): Promise<string[]> => json(`/de/api/calendar/${query}`);

  test('has each day of a run once, from today or the chosen day on', async () => {
    await insertEvent(site.db, { ...festival, room_id });
    await insertEvent(site.db, { ...night, room_id });
    await insertEvent(site.db, { ...festival, date_start: '2026-11-28T18:00:00+01:00', date_end: '2026-12-01T22:00:00+01:00' });
    await insertEvent(site.db, { ...festival, is_online: false, date_end: '2026-12-24T22:00:00+01:00' });
    at('2026-11-26T12:00:00+01:00');
    expect(await days()).toEqual(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01']);
    expect(await days('?date=30-11-2026')).toEqual(['2026-11-30', '2026-12-01']);
    expect(await days(`?date=19-11-2026&room=${room_id}`)).toHaveLength(10);
  });

  test('goes no further than two years', async () => {
    await insertEvent(site.db, { ...exhibition, date_end: '2199-12-31T23:59:00+01:00' });
    at('2026-11-26T12:00:00+01:00');
    const found = await days();
    expect([found.length, found[0], found.at(-1)]).toEqual([731, '2026-11-26', '2028-11-25']);
  });

  test('a day is in it exactly if the list from that day on has something on it', async () => {
    for (const times of [exhibition, festival, night]) await insertEvent(site.db, times);
    at('2026-11-10T12:00:00+01:00');
    const listed = [];
    for (let day = 10; day <= 30; day += 1) {
      const date = `2026-11-${day}`;
      const { results } = await list(`?date=${day}-11-2026`);
      if (results.some((event) => (event.listed_day ?? event.day) === date)) listed.push(date);
    }
    expect((await days()).filter((day) => day <= '2026-11-30')).toEqual(listed);
  });
});
