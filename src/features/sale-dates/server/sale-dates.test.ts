import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction, insertRoom, insertType } from '../../programme/build.ts';
import type { SetDate } from '../contract.ts';

let site: TestApp;
let manager: SignedIn;
let sales: ReturnType<typeof recordCalls>;
let events: ReturnType<typeof recordCalls>;
let place: { room_id: number; type_id: number; production_id: number };
let statements: RecordedQuery[] = [];
beforeAll(async () => {
  site = await testApp({
    connection: async (url) => {
      const { recording, queries } = recordingDatabase(url);
      statements = queries;
      return recording;
    },
  });
  manager = await site.signIn('manager');
  sales = recordCalls(site, 'sale-dates', manager);
  events = recordCalls(site, 'events', manager);
  const type_id = await insertType(site.db);
  place = { type_id, room_id: await insertRoom(site.db), production_id: await insertProduction(site.db, { type_id, title: { de: 'Wozzeck' } }) };
});
const add = (day: string, rest: Parameters<typeof insertEvent>[1] = {}) => insertEvent(site.db, { ...place, date_start: instantAt(day, '19:30'), ...rest });
const row = (id: number) => site.db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const seen = (ids: readonly number[]) => Promise.all(ids.map(async (id) => ({ id, revision: (await row(id)).revision })));
const post = async (ids: readonly number[], rules: object, preview = true) => (await sales.post('', { dates: await seen(ids), rules, preview })).body;
const save = (ids: readonly number[], rules: object) => post(ids, rules, false);
const reasons = ({ dates }: { dates: SetDate[] }) => dates.map(({ refusal }) => refusal?.reason ?? null);
const month = { kind: 'month', amount: 2, time: '10:00' };

test('a rule for each group sets the sale of several dates as one act, which is taken back as one', async () => {
  const details = { age_from: 6, sale_starts: '2026-12-24T10:00:00+01:00' };
  const ids = [await add('2027-05-15', { details: JSON.stringify(details) }), await add('2027-06-30')];
  const before = await Promise.all(ids.map(row));
  const rules = {
    sale_starts: month,
    sale_friends: { kind: 'weeks', amount: 20, time: '09:30' },
    sale_subscribers: { kind: 'days', amount: 100, time: '10:00' },
  };
  const body = await save(ids, rules);
  expect(body).toMatchObject({ written: true, batch: expect.any(String) });
  expect((await row(ids[0] ?? 0)).details).toEqual({
    age_from: 6,
    sale_starts: '2027-03-01T10:00:00+01:00',
    sale_friends: '2026-12-26T09:30:00+01:00',
    sale_subscribers: '2027-02-04T10:00:00+01:00',
  });
  expect((await row(ids[1] ?? 0)).details).toMatchObject({ sale_starts: '2027-04-01T10:00:00+02:00' });
  const { tickets } = await (await site.get(`/de/api/events/${ids[1]}/`)).json();
  expect(tickets).toMatchObject({ state: 'not_yet', text: 'Vorverkauf ab Do 01/04/2027, 10.00 Uhr' });
  for (const id of ids) expect((await events.get(`${id}/history/`)).body.results[0]).toMatchObject({ batch: body.batch, via: 'bulk' });
  expect((await events.post('undo/', { batch: body.batch })).body).toMatchObject({ changed: 2, refused: [] });
  expect(await Promise.all(ids.map(async (id) => (await row(id)).details))).toEqual(before.map((one) => one.details));
});

test('what is said of one group leaves the others, and nothing of its own lets the production’s hold', async () => {
  const production_id = await insertProduction(site.db, { type_id: place.type_id, details: JSON.stringify({ sale_starts: '2027-01-10T10:00:00+01:00' }) });
  const id = await add('2027-06-01', { production_id, details: JSON.stringify({ sale_starts: '2027-02-01T10:00:00+01:00' }) });
  const body = await save([id], { sale_friends: { kind: 'day', day: '2027-01-05', time: '10:00' } });
  expect(body.dates[0].after).toEqual({ sale_starts: '2027-02-01T10:00:00+01:00', sale_friends: '2027-01-05T10:00:00+01:00', sale_subscribers: null });
  const without = await save([id], { sale_starts: { kind: 'none' } });
  expect(without.dates[0].after.sale_starts).toBe('2027-01-10T10:00:00+01:00');
  expect((await row(id)).details).toEqual({ sale_friends: '2027-01-05T10:00:00+01:00' });
});

test('a preview says old and new, and writes nothing', async () => {
  const id = await add('2027-04-10');
  const before = await everything(site.db);
  const body = await post([id], { sale_starts: { kind: 'days', amount: 700, time: '10:00' } });
  expect(await everything(site.db)).toBe(before);
  expect(body).toMatchObject({ written: false, batch: null, dates: [{ id, before: { sale_starts: null }, is_past: true, refusal: null }] });
});

test('what cannot be set says why, and none of the others is', async () => {
  const [good, spring, off, early] = [
    await add('2027-06-20'),
    await add('2027-03-29'),
    await add('2027-06-25', { status: 'cancelled' }),
    await add('2027-06-21', { date_start: instantAt('2027-06-21', '09:00') }),
  ];
  const before = await everything(site.db);
  const day = { kind: 'days', amount: 1, time: '02:30' };
  expect(reasons(await save([spring, good], { sale_starts: day }))).toEqual(['skipped', null]);
  expect(reasons(await save([good, off], { sale_starts: month }))).toEqual([null, 'cancelled']);
  expect(reasons(await save([good, early], { sale_starts: { kind: 'days', amount: 0, time: '10:00' } }))).toEqual([null, 'late']);
  expect(reasons(await save([good], { sale_friends: month }))).toEqual(['order']);
  expect(reasons(await save([good], { sale_starts: month, sale_subscribers: month }))).toEqual(['order']);
  const stale = await sales.post('', { dates: [{ id: good, revision: (await row(good)).revision + 1 }], rules: { sale_starts: month }, preview: false });
  expect(reasons(stale.body)).toEqual(['changed']);
  expect(await everything(site.db)).toBe(before);
  expect((await post([good], { sale_friends: month })).dates[0].refusal.text).toContain(
    'Der Verkauf für den Freundeskreis läge nicht vor dem Verkauf für alle',
  );
});

test('what is asked wrongly is said by field', async () => {
  const id = await add('2027-08-01');
  const wrong = async (rules: object) => {
    const answer = await sales.post('', { dates: await seen([id]), rules });
    return [answer.status, Object.keys(answer.body.fields ?? {})];
  };
  expect(await wrong({})).toEqual([400, ['rules']]);
  expect(await wrong({ sale_starts: { ...month, amount: 25 } })).toEqual([400, ['rules.sale_starts.amount']]);
  expect(await wrong({ sale_starts: { ...month, time: '24:00' } })).toEqual([400, ['rules.sale_starts.time']]);
  expect(await wrong({ sale_friends: { kind: 'day', day: '2027-02-29', time: '10:00' } })).toEqual([400, ['rules.sale_friends.day']]);
  expect((await sales.post('', { dates: [{ id: 999_999, revision: 1 }], rules: { sale_starts: month } })).status).toBe(422);
});

// Who asks is looked up now and then.
const sent = () => statements.filter(({ text }) => !/"?(user_session|site_user)"?/.test(text)).length;

test('the number of statements is that of one date', async () => {
  const days = (from: number, n: number) => Promise.all([...Array(n).keys()].map((day) => add(`2028-0${from}-${String(2 * day + 1).padStart(2, '0')}`)));
  const count = async (ids: number[], preview: boolean) => {
    const dates = await seen(ids);
    const from = sent();
    const { body } = await sales.post('', { dates, rules: { sale_starts: month }, preview });
    expect(body.written).toBe(!preview);
    return sent() - from;
  };
  const [first, one, many] = [await days(1, 1), await days(2, 1), await days(3, 12)];
  await count(first, true); // settings and the like are read once
  expect(await count(many, true)).toBe(await count(one, true));
  expect(await count(many, false)).toBe(await count(one, false));
  const setup = async (ids: number[]) => {
    const from = sent();
    expect((await sales.get(`?ids=${ids.join(',')}`)).body).toHaveLength(ids.length);
    return sent() - from;
  };
  expect(await setup(many)).toBe(await setup(one));
});

test('is for managers', async () => {
  const editor = recordCalls(site, 'sale-dates', await site.signIn('editor'));
  expect((await editor.get('?ids=1')).status).toBe(403);
  expect((await editor.post('', { dates: [{ id: 1, revision: 1 }], rules: { sale_starts: month } })).status).toBe(403);
});
