import { beforeAll, beforeEach, expect, test } from 'vitest';
import { recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { testShop } from '../../../../tests/support/shop/shop.ts';
import { openBoxOffice } from '../../booking/index.server.ts';
import { insertEvent, insertProduction, insertRoom, insertType } from '../../programme/build.ts';
import type { ComparedDate } from '../contract.ts';
import { compareRows } from './compared-rows.server.ts';
import { lookAtBoxOffice } from './last-comparison.server.ts';

// Beside a real simulated box office: what differs, what is taken over and taken back, and what is kept until it changes.
const { site, running, boxOffice, open, services } = await testShop();
let manager: Awaited<ReturnType<typeof site.signIn>>;
let match: ReturnType<typeof recordCalls>;
let events: ReturnType<typeof recordCalls>;
let place: { room_id: number; type_id: number; production_id: number };
let chamber: number;
let number = 9_000;
beforeAll(async () => {
  manager = await site.signIn('manager');
  [match, events] = [recordCalls(site, 'box-office', manager), recordCalls(site, 'events', manager)];
  const type_id = await insertType(site.db);
  place = { type_id, room_id: await insertRoom(site.db), production_id: await insertProduction(site.db, { type_id, title: { de: 'Wozzeck' } }) };
  chamber = await insertRoom(site.db, { name: { de: 'Kleines Haus' }, aliases: ['Kammersaal'] });
});
beforeEach(async () => {
  await boxOffice.fault({ mode: 'none' });
  open();
  await site.db.deleteFrom('event').execute();
});

const day = (n: number) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + n * 86_400_000);
async function pair(n: number, here: Parameters<typeof insertEvent>[1] = {}, there: object = {}) {
  const id_jet = String(++number);
  await boxOffice.putEvent(Number(id_jet), { hall: 'grosser-saal', title: { de: 'Wozzeck' }, date_start: day(n).toISOString(), ...there });
  return { id: await insertEvent(site.db, { ...place, id_jet, date_start: day(n), is_online: false, ...here }), id_jet };
}
const compare = async () => (await match.get()).body as { state: string; dates: ComparedDate[]; compared: number };
const fieldsOf = async (id: number) => (await compare()).dates.find((date) => date.id === id)?.differences.map(({ field }) => field) ?? [];
const row = (id: number) => site.db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const take = async (id: number, fields: string[], more: object = {}) =>
  match.post('take/', { dates: [{ id, revision: (await row(id)).revision, fields, ...more }] });

test('time, room, status, what is on sale while offline, unknown numbers and none', async () => {
  const same = await pair(10, { is_online: true });
  const late = await pair(11, { is_online: true, date_start: new Date(day(11).getTime() - 1_800_000) });
  const elsewhere = await pair(12, { is_online: true }, { hall: 'kammersaal' });
  const off = await pair(13, { is_online: true }, { status: 'cancelled' });
  const offline = await pair(14);
  const unknown = await insertEvent(site.db, { ...place, id_jet: '424242', date_start: day(15), is_online: true });
  const none = await insertEvent(site.db, { ...place, id_jet: null, date_start: day(16), is_online: true });
  await boxOffice.putEvent(++number, { hall: 'studio', title: { de: 'Wozzeck' }, date_start: day(16).toISOString() });
  const found = Object.fromEntries(
    await Promise.all([same, late, elsewhere, off, offline, { id: unknown }, { id: none }].map(async ({ id }) => [id, await fieldsOf(id)])),
  );
  expect(found).toEqual({
    ...{ [same.id]: [], [late.id]: ['time'], [elsewhere.id]: ['room'], [off.id]: ['status'], [offline.id]: ['online'] },
    ...{ [unknown]: ['unknown'], [none]: ['number'] },
  });
  const { dates, compared } = await compare();
  expect(compared).toBe(7);
  expect(dates.find(({ id }) => id === elsewhere.id)?.theirs).toMatchObject({ room: 'Kammersaal', room_id: chamber });
  expect(dates.find(({ id }) => id === none)?.suggestions).toMatchObject([{ number: String(number), title: 'Wozzeck', room: 'Studio' }]);
});

test('the start page counts what is to be looked at, as it was when the box office last answered', async () => {
  const counted = async (): Promise<number | undefined> =>
    (await (await site.get('/de/api/cms-counters/', manager.headers)).json()).find(({ name }: { name: string }) => name === 'box_office')?.n;
  await pair(10, { is_online: true });
  const late = await pair(11, { is_online: true, date_start: new Date(day(11).getTime() - 1_800_000) });
  await pair(12);
  await insertEvent(site.db, { ...place, id_jet: null, date_start: day(90), is_online: true });
  await compare();
  expect(await counted()).toBe(2);
  await match.post('ignore/', { id: late.id, field: 'time' });
  await compare();
  expect(await counted()).toBe(1);
  const watched = { db: site.db, now: () => new Date(), services, report: (problem: unknown) => expect(problem).toBeNull() };
  await pair(13);
  await lookAtBoxOffice(watched);
  expect(await counted()).toBe(2);
  await boxOffice.fault({ mode: 'error500' });
  await site.db.deleteFrom('event').execute();
  await lookAtBoxOffice(watched);
  expect(await counted()).toBe(2);
});

test('what the box office says is taken over with its history, and taken back as one', async () => {
  const moved = await pair(
    20,
    { date_start: new Date(day(20).getTime() - 1_800_000), date_end: new Date(day(20).getTime() + 3_600_000) },
    { hall: 'kammersaal' },
  );
  const none = await insertEvent(site.db, { ...place, id_jet: null, date_start: day(21), is_online: false });
  await boxOffice.putEvent(++number, { hall: 'grosser-saal', date_start: day(21).toISOString(), status: 'not_open' });
  const before = { moved: await row(moved.id), none: await row(none) };
  const { body } = await match.post('take/', {
    dates: [
      { id: moved.id, revision: before.moved.revision, fields: ['time', 'room'] },
      { id: none, revision: before.none.revision, fields: ['number'], number: String(number) },
    ],
  });
  expect(body).toMatchObject({ written: true, batch: expect.any(String), refused: [] });
  expect(await row(moved.id)).toMatchObject({ date_start: day(20), date_end: new Date(day(20).getTime() + 5_400_000), room_id: chamber });
  expect((await row(none)).id_jet).toBe(String(number));
  expect(await fieldsOf(none)).toEqual([]);
  expect((await events.get(`${moved.id}/history/`)).body.results[0]).toMatchObject({ batch: body.batch, via: 'bulk' });
  expect((await events.post('undo/', { batch: body.batch })).body).toMatchObject({ changed: 2, refused: [] });
  expect(await row(moved.id)).toMatchObject({ date_start: before.moved.date_start, date_end: before.moved.date_end, room_id: place.room_id });
  expect((await row(none)).id_jet).toBeNull();
});

test('where one cannot be taken over none is, and it is told why', async () => {
  const good = await pair(30);
  const stale = await pair(31);
  const revisions = [(await row(good.id)).revision, (await row(stale.id)).revision + 1];
  const before = await everything(site.db);
  const { body } = await match.post('take/', {
    dates: [good.id, stale.id].map((id, at) => ({ id, revision: revisions[at], fields: ['online'] })),
  });
  expect(body).toMatchObject({
    written: false,
    batch: null,
    refused: [{ id: stale.id, reasons: ['Wurde inzwischen geändert. Bitte laden Sie die Seite neu.'] }],
  });
  expect(await everything(site.db)).toBe(before);
  expect((await take(good.id, ['online'])).body.written).toBe(true);
  expect((await row(good.id)).is_online).toBe(true);
});

test('what is kept is told no more until one of both says something else', async () => {
  const { id, id_jet } = await pair(40, { is_online: true, date_start: new Date(day(40).getTime() - 1_800_000) });
  const accepted = async () => (await compare()).dates.find((date) => date.id === id)?.differences[0]?.accepted ?? null;
  expect((await match.post('ignore/', { id, field: 'room' })).status).toBe(422);
  expect((await match.post('ignore/', { id, field: 'time' })).status).toBe(204);
  expect(await accepted()).toMatchObject({ user_name: expect.any(String) });
  await boxOffice.putEvent(Number(id_jet), { hall: 'grosser-saal', date_start: new Date(day(40).getTime() + 1_800_000).toISOString() });
  expect(await accepted()).toBeNull();
  await match.post('ignore/', { id, field: 'time' });
  expect(await accepted()).not.toBeNull();
  await match.post('notice/', { id, field: 'time' });
  expect(await accepted()).toBeNull();
});

test('a box office that is silent, tells no events or is none is said so, and nothing is written', async () => {
  const { id } = await pair(50);
  await boxOffice.fault({ mode: 'hang' });
  expect(await compare()).toMatchObject({ state: 'unavailable', dates: [] });
  expect((await take(id, ['online'])).status).toBe(503);
  expect((await match.post('ignore/', { id, field: 'online' })).status).toBe(503);
  await boxOffice.fault({ mode: 'error500' });
  expect((await compare()).state).toBe('unavailable');
  open({ office: openBoxOffice({ kind: 'jet', url: running.url }) });
  expect((await compare()).state).toBe('unsupported');
  open({ office: null });
  expect((await compare()).state).toBe('none');
  expect((await row(id)).is_online).toBe(false);
});

test('twenty dates are compared in as many statements as one', async () => {
  const { recording, queries } = recordingDatabase(site.url);
  const count = async () => {
    const answer = await openBoxOffice({ kind: 'simulator', url: running.url }).events(new Date(), day(300));
    if (!answer.ok) throw new Error('The box office does not answer.');
    const before = queries.length;
    await compareRows(recording, new Date(), answer.value);
    return queries.length - before;
  };
  await pair(60);
  const one = await count();
  for (let n = 61; n < 80; n++) await pair(n);
  expect([one, await count()]).toEqual([2, 2]);
});

test('is for managers', async () => {
  const editor = recordCalls(site, 'box-office', await site.signIn('editor'));
  expect((await editor.get()).status).toBe(403);
  expect((await editor.post('take/', { dates: [] })).status).toBe(403);
});
