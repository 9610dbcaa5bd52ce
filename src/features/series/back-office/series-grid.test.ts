import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction, insertRoom, insertSeries, insertType } from '../../programme/build.ts';
import type { SeriesGrid } from './contract.ts';
import { collisionsIn, collisionsWith, numbersIn, seasonEndOf, seasonStartOf } from './numbers.ts';

let site: TestApp;
let manager: SignedIn;
let grids: ReturnType<typeof recordCalls>;
let events: ReturnType<typeof recordCalls>;
let place: { room_id: number; type_id: number };
let statements: RecordedQuery[] = [];
let friday = 0;
let sunday = 0;
beforeAll(async () => {
  site = await testApp({
    connection: async (url) => {
      const { recording, queries } = recordingDatabase(url);
      statements = queries;
      return recording;
    },
  });
  manager = await site.signIn('manager');
  grids = recordCalls(site, 'series-dates', manager);
  events = recordCalls(site, 'events', manager);
  place = { type_id: await insertType(site.db), room_id: await insertRoom(site.db) };
  friday = await insertSeries(site.db, { de: 'Freitagskonzerte', en: 'Friday concerts' });
  sunday = await insertSeries(site.db, { de: 'Sonntagskonzerte', en: 'Sunday concerts' });
});
const add = (day: string, rest: Parameters<typeof insertEvent>[1] = {}) => insertEvent(site.db, { ...place, date_start: instantAt(day, '19:30'), ...rest });
const read = async (from: string, to: string): Promise<SeriesGrid> => (await grids.get(`?from=${from}&to=${to}`)).body;

test('dates are put into series and taken out of them at once, and all of it is taken back as one', async () => {
  const [one, two] = [await add('2027-01-08', { series: [friday] }), await add('2027-01-15')];
  const before = await read('2027-01-01', '2027-01-31');
  expect(before.dates.map(({ id, series }) => ({ id, series }))).toEqual([
    { id: one, series: [friday] },
    { id: two, series: [] },
  ]);
  const dates = before.dates.map(({ id, revision }) => ({ id, revision, series: id === one ? [sunday] : [friday, sunday] }));
  const { body } = await grids.post('', { dates });
  expect(body).toEqual({ batch: expect.any(String), changed_since: [] });
  expect((await read('2027-01-01', '2027-01-31')).dates.map(({ series }) => series)).toEqual([[sunday], [friday, sunday]]);
  expect((await (await site.get(`/de/api/events/${one}/`)).json()).series.map(({ id }: { id: number }) => id)).toEqual([sunday]);
  expect((await events.get(`${two}/history/`)).body.results[0]).toMatchObject({ batch: body.batch, via: 'bulk' });
  expect((await events.post('undo/', { batch: body.batch })).body).toMatchObject({ changed: 2, refused: [] });
  expect((await read('2027-01-01', '2027-01-31')).dates.map(({ series }) => series)).toEqual([[friday], []]);
});

test('nothing is stored over what somebody else has changed meanwhile, and it is said of which dates', async () => {
  const [one, two] = [await add('2027-02-05'), await add('2027-02-12')];
  const { dates } = await read('2027-02-01', '2027-02-28');
  await site.db
    .updateTable('event')
    .set({ title: JSON.stringify({ de: 'Anders' }) })
    .where('id', '=', two)
    .execute();
  const { body } = await grids.post('', { dates: dates.map(({ id, revision }) => ({ id, revision, series: [friday] })) });
  expect(body).toMatchObject({ batch: null, changed_since: [{ id: two, label: 'Anders' }] });
  expect((await read('2027-02-01', '2027-02-28')).dates.map(({ id, series }) => [id, series])).toEqual([
    [one, []],
    [two, []],
  ]);
});

test('what does not exist is refused, and who may not change dates is', async () => {
  const id = await add('2027-03-05');
  const revision = 1;
  expect((await grids.post('', { dates: [{ id, revision, series: [999_999] }] })).status).toBe(422);
  expect((await grids.post('', { dates: [{ id: 999_999, revision, series: [friday] }] })).status).toBe(422);
  const editor = recordCalls(site, 'series-dates', await site.signIn('editor'));
  expect((await editor.get()).status).toBe(403);
  expect((await editor.post('', { dates: [{ id, revision, series: [friday] }] })).status).toBe(403);
});

test('three statements for any number of dates, and as many to store two hundred as two', async () => {
  const production_id = await insertProduction(site.db, { type_id: place.type_id });
  const count = async (work: () => Promise<unknown>) => {
    statements.length = 0;
    await work();
    return statements.filter(({ text }) => /event_series|from series/.test(text)).length;
  };
  for (let day = 1; day <= 28; day++) await add(`2029-02-${String(day).padStart(2, '0')}`, { production_id });
  expect(await count(() => read('2029-02-01', '2029-02-02'))).toBe(await count(() => read('2029-02-01', '2029-02-28')));
  const { dates } = await read('2029-02-01', '2029-02-28');
  const changes = dates.map(({ id, revision }) => ({ id, revision, series: [friday] }));
  const few = await count(() => grids.post('', { dates: changes.slice(0, 2) }));
  expect(await count(() => grids.post('', { dates: changes.slice(2) }))).toBe(few);
});

test('numbers count what takes place, from August on, and go on from what is before the days shown', () => {
  const date = (id: number, day: string, rest: object = {}) => ({ id, day, production_id: id, status: 'scheduled' as const, series: [1], ...rest });
  const dates = [
    date(1, '2027-06-01'),
    date(2, '2027-06-08', { status: 'cancelled' }),
    date(3, '2027-06-15'),
    date(4, '2027-09-01'),
    date(5, '2027-09-02', { series: [] }),
  ];
  expect([...numbersIn({ id: 1, before: 4 }, dates, '2027-05-01')]).toEqual([
    [1, 5],
    [3, 6],
    [4, 1],
  ]);
  expect([...numbersIn({ id: 1, before: 4 }, dates.slice(3), '2027-08-15')]).toEqual([[4, 5]]);
  expect(seasonStartOf('2027-07-31')).toBe('2026-08-01');
  expect(seasonStartOf('2027-08-01')).toBe('2027-08-01');
});

test('two dates of a series collide on one day, and with the same production in one season', () => {
  const date = (id: number, day: string, production_id: number, rest: object = {}) => ({
    id,
    day,
    production_id,
    status: 'scheduled' as const,
    series: [1],
    ...rest,
  });
  expect(
    collisionsIn(1, [
      date(1, '2027-01-01', 1),
      date(2, '2027-01-01', 2),
      date(3, '2027-02-01', 1),
      date(4, '2027-09-01', 1),
      date(5, '2027-02-01', 9, { status: 'postponed' }),
    ]),
  ).toEqual([
    { id: 2, with: 1, kind: 'day' },
    { id: 3, with: 1, kind: 'production' },
  ]);
  expect(collisionsIn(2, [date(1, '2027-01-01', 1), date(2, '2027-01-01', 2)]), 'of another series').toEqual([]);
});

test('what collides on days that are not shown is told, within the season, and nothing that is shown on neither', async () => {
  const production_id = await insertProduction(site.db, { type_id: place.type_id, title: { de: 'Lulu' } });
  const add2 = (day: string, rest: object = {}) => add(day, { production_id, series: [friday], ...rest });
  const [autumn, shown, spring, summer] = [await add2('2030-10-04'), await add2('2031-01-10'), await add2('2031-04-04'), await add2('2031-08-01')];
  const others = [await add2('2030-11-01', { series: [] }), await add2('2030-12-06', { status: 'cancelled' }), await add('2031-02-07', { series: [friday] })];
  const { dates, outside } = await read('2031-01-01', '2031-01-31');
  expect(dates.map(({ id }) => id)).toEqual([shown]);
  expect(outside).toMatchObject([
    { id: autumn, day: '2030-10-04', label: 'Lulu' },
    { id: spring, day: '2031-04-04', label: 'Lulu' },
  ]);
  for (const id of [summer, ...others]) expect(outside.map((date) => date.id)).not.toContain(id);
  expect(collisionsWith(friday, dates, outside)).toEqual([{ id: shown, with: autumn, kind: 'production' }]);
  expect(collisionsWith(friday, dates, outside.slice(1))).toEqual([{ id: spring, with: shown, kind: 'production' }]);
  expect(collisionsWith(friday, [], outside)).toEqual([]);
  expect([seasonEndOf('2031-07-31'), seasonEndOf('2031-08-01')]).toEqual(['2031-08-01', '2032-08-01']);
});
