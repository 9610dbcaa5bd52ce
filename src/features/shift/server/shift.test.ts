import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction, insertRoom, insertType } from '../../programme/build.ts';
import type { ShiftedDate } from '../contract.ts';

let site: TestApp;
let manager: SignedIn;
let shifts: ReturnType<typeof recordCalls>;
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
  shifts = recordCalls(site, 'shift', manager);
  events = recordCalls(site, 'events', manager);
  const type_id = await insertType(site.db);
  place = { type_id, room_id: await insertRoom(site.db), production_id: await insertProduction(site.db, { type_id, title: { de: 'Wozzeck' } }) };
});
const add = (day: string, rest: Parameters<typeof insertEvent>[1] = {}) =>
  insertEvent(site.db, { ...place, is_online: false, date_start: instantAt(day, '19:30'), date_end: instantAt(day, '22:00'), ...rest });
const row = (id: number) => site.db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const seen = (ids: readonly number[]) => Promise.all(ids.map(async (id) => ({ id, revision: (await row(id)).revision })));
const post = async (ids: readonly number[], body: object) => (await shifts.post('', { dates: await seen(ids), ...body })).body;
const save = (ids: readonly number[], body: object) => post(ids, { preview: false, ...body });
const reasons = ({ dates }: { dates: ShiftedDate[] }) => dates.map(({ refusal }) => refusal?.reason ?? null);

test('dates move over the change of the clock, with end and beginning of the sale, as one act that is taken back as one', async () => {
  const details = {
    sale_starts: '2027-03-21T10:00:00+01:00',
    sale_friends: '2027-03-10T10:00:00+01:00',
    presale: { starts: '2026-01-05T10:00:00+01:00', whom: { de: 'Abo', en: 'Subscribers' } },
  };
  const ids = [await add('2027-03-26', { details: JSON.stringify(details) }), await add('2027-03-27', { date_end: instantAt('2027-03-28', '01:00') })];
  const before = await Promise.all(ids.map(row));
  const { body } = await shifts.post('', { dates: await seen(ids), unit: 'days', amount: 2, preview: false });
  expect(body).toMatchObject({ written: true, batch: expect.any(String) });
  expect(await row(ids[0] ?? 0)).toMatchObject({
    date_start: instantAt('2027-03-28', '19:30'),
    date_end: instantAt('2027-03-28', '22:00'),
    // What has begun already stays.
    details: { sale_starts: '2027-03-23T10:00:00+01:00', sale_friends: '2027-03-12T10:00:00+01:00', presale: { starts: '2026-01-05T10:00:00+01:00' } },
  });
  expect(await row(ids[1] ?? 0)).toMatchObject({ date_start: instantAt('2027-03-29', '19:30'), date_end: instantAt('2027-03-30', '01:00') });
  for (const id of ids) expect((await events.get(`${id}/history/`)).body.results[0]).toMatchObject({ batch: body.batch, via: 'bulk' });
  expect((await events.post('undo/', { batch: body.batch })).body).toMatchObject({ changed: 2, refused: [] });
  const counted = { sequence: 0, revision: 0, updated_at: 0 };
  expect((await Promise.all(ids.map(row))).map((one) => ({ ...one, ...counted }))).toEqual(before.map((one) => ({ ...one, ...counted })));
});

test('what was changed since is not taken back, also where no field holds it', async () => {
  const ids = [await add('2027-05-01', { details: JSON.stringify({ sale_starts: '2027-04-01T10:00:00+02:00' }) }), await add('2027-05-02')];
  const { batch } = await save(ids, { unit: 'weeks', amount: 1 });
  await site.db
    .updateTable('event')
    .set({ details: JSON.stringify({ age_from: 6 }) })
    .where('id', '=', ids[0] ?? 0)
    .execute();
  expect((await events.post('undo/', { batch })).body).toMatchObject({ changed: 1, refused: [{ id: ids[0] }] });
});

test('a preview says old and new, and writes nothing', async () => {
  const [id, beside] = [await add('2027-04-10'), await add('2027-04-17', { date_start: instantAt('2027-04-17', '21:00') })];
  const before = await everything(site.db);
  const body = await post([id], { unit: 'weeks', amount: 1 });
  expect(await everything(site.db)).toBe(before);
  expect(body).toMatchObject({
    written: false,
    batch: null,
    dates: [
      {
        id,
        before: { day: '2027-04-10', date_start: '2027-04-10T19:30:00+02:00' },
        after: { day: '2027-04-17', date_start: '2027-04-17T19:30:00+02:00', date_end: '2027-04-17T22:00:00+02:00' },
        clashes: [{ kind: 'room', other: { id: beside } }],
        refusal: null,
        is_past: false,
      },
    ],
  });
  expect((await post([id], { unit: 'days', amount: -1_000 })).dates[0]).toMatchObject({ is_past: true });
});

test('a preview tells what a date would disturb in another room', async () => {
  const [id, room_id] = [await add('2027-04-24'), await insertRoom(site.db, { name: { de: 'Studio' } })];
  const beside = await add('2027-04-25', { room_id });
  await site.db.insertInto('room_disturbance').values({ room_id, other_id: place.room_id }).execute();
  const [{ clashes }] = (await post([id], { unit: 'days', amount: 1 })).dates;
  expect(clashes).toMatchObject([{ kind: 'disturbance', other: { id: beside }, rooms: ['Studio', 'Großer Saal'], people: [] }]);
});

test('dates that move together are not beside where they were', async () => {
  const ids = [await add('2027-06-10'), await add('2027-06-11')];
  expect((await post(ids, { unit: 'days', amount: 1 })).dates.map(({ clashes }: ShiftedDate) => clashes)).toEqual([[], []]);
});

describe('of dates that visitors know', () => {
  test('it has to be said that they were a mistake, and then nothing is news', async () => {
    const id = await add('2027-07-01', { is_online: true });
    const asked = await save([id], { unit: 'minutes', amount: 30 });
    expect([asked.written, reasons(asked), asked.dates[0].after.date_start]).toEqual([false, ['known'], '2027-07-01T20:00:00+02:00']);
    expect((await row(id)).date_start).toEqual(instantAt('2027-07-01', '19:30'));
    expect((await save([id], { unit: 'minutes', amount: 30, correction: true })).written).toBe(true);
    expect(await row(id)).toMatchObject({ date_start: instantAt('2027-07-01', '20:00'), date_end: instantAt('2027-07-01', '22:30'), announced_start: null });
    const news = await site.db.selectFrom('programme_news').select('kind').where('event_id', '=', id).execute();
    expect(news.map(({ kind }) => kind)).toEqual(['announced']);
    expect(await (await site.get(`/de/api/events/${id}.ics`)).text()).toContain('DTSTART;TZID=Europe/Berlin:20270701T200000');
  });
});

test('what cannot be shifted says why, and none of the others is', async () => {
  const [good, night, autumn] = [
    await add('2027-03-20'),
    await add('2027-03-21', { date_start: instantAt('2027-03-21', '02:30'), date_end: null }),
    await add('2026-10-24', { date_start: instantAt('2026-10-24', '02:30'), date_end: null }),
  ];
  const off = await add('2027-03-25', { status: 'cancelled' });
  const before = await everything(site.db);
  expect(reasons(await save([good, night], { unit: 'weeks', amount: 1 }))).toEqual([null, 'skipped']);
  expect(reasons(await save([good, off], { unit: 'weeks', amount: 1 }))).toEqual([null, 'cancelled']);
  expect(await everything(site.db)).toBe(before);
  const open = await add('2027-03-22', { time_known: false, date_start: instantAt('2027-03-22'), date_end: null });
  expect(reasons(await save([open], { unit: 'minutes', amount: 30 }))).toEqual(['time_open']);
  expect(reasons(await save([open], { unit: 'days', amount: 1 }))).toEqual([null]);
  expect(reasons(await save([autumn], { unit: 'days', amount: 1 }))).toEqual(['over']);
  const stale = await shifts.post('', { dates: [{ id: good, revision: (await row(good)).revision + 1 }], unit: 'days', amount: 1, preview: false });
  expect(reasons(stale.body)).toEqual(['changed']);
  const named = (await post([night], { unit: 'weeks', amount: 1 })).dates[0].refusal.text;
  expect(named).toContain('Der Beginn fiele auf eine Uhrzeit, die es an dem Tag nicht gibt');
});

test('what is asked wrongly is said by field', async () => {
  const id = await add('2027-08-01');
  const wrong = async (body: object) => {
    const answer = await shifts.post('', { dates: await seen([id]), unit: 'days', amount: 1, ...body });
    return [answer.status, Object.keys(answer.body.fields ?? {})];
  };
  expect(await wrong({ amount: 0 })).toEqual([400, ['amount']]);
  expect(await wrong({ unit: 'minutes', amount: 1_441 })).toEqual([400, ['amount']]);
  expect(await wrong({ unit: 'years' })).toEqual([400, ['unit']]);
  expect(await wrong({ dates: [{ id: 999_999, revision: 1 }] })).toEqual([422, []]);
});

// Who asks is looked up now and then.
const sent = () => statements.filter(({ text }) => !/"?(user_session|site_user)"?/.test(text)).length;

test('the number of statements is that of one date', async () => {
  const days = (from: number, n: number) => Promise.all([...Array(n).keys()].map((day) => add(`2028-0${from}-${String(2 * day + 1).padStart(2, '0')}`)));
  const count = async (ids: number[], preview: boolean) => {
    const dates = await seen(ids);
    const from = sent();
    const { body } = await shifts.post('', { dates, unit: 'weeks', amount: 100, preview });
    expect(body.written).toBe(!preview);
    return sent() - from;
  };
  const [first, one, many] = [await days(1, 1), await days(2, 1), await days(3, 12)];
  await count(first, true); // settings and the like are read once
  expect(await count(many, true)).toBe(await count(one, true));
  expect(await count(many, false)).toBe(await count(one, false));
  const setup = async (ids: number[]) => {
    const from = sent();
    expect((await shifts.get(`?ids=${ids.join(',')}`)).body).toHaveLength(ids.length);
    return sent() - from;
  };
  expect(await setup(many)).toBe(await setup(one));
});

test('is for managers', async () => {
  const editor = recordCalls(site, 'shift', await site.signIn('editor'));
  expect((await editor.get('?ids=1')).status).toBe(403);
  expect((await editor.post('', { dates: [{ id: 1, revision: 1 }], unit: 'days', amount: 1 })).status).toBe(403);
});
