import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { insertRoom } from '../programme/build.ts';

let site: TestApp;
let rooms: ReturnType<typeof recordCalls>;
beforeAll(async () => {
  site = await testApp();
  rooms = recordCalls(site, 'rooms', await site.signIn('manager'));
});
const room = (id: number) => rooms.get(`${id}/`).then(({ body }) => body as { revision: number; disturbs: number[] });
const disturb = async (id: number, disturbs: number[]) => rooms.change(id, (await room(id)).revision, { disturbs });
const pairs = () => site.db.selectFrom('room_disturbance').selectAll().orderBy('room_id').orderBy('other_id').execute();
const lastOf = async (id: number) => (await rooms.get(`${id}/history/`)).body.results[0];

test('what one room disturbs disturbs it, which the records and histories of both tell', async () => {
  const [one, other, third] = [await insertRoom(site.db), await insertRoom(site.db), await insertRoom(site.db)];
  const before = await room(other);
  expect((await disturb(one, [other, third])).body.disturbs).toEqual([other, third]);
  expect([(await room(other)).disturbs, (await room(third)).disturbs]).toEqual([[one], [one]]);
  expect((await room(other)).revision).toBe(before.revision + 1);
  expect((await lastOf(other)).changes).toMatchObject([{ field: 'disturbs', before: [], after: [one] }]);
  expect((await disturb(other, [])).status).toBe(200);
  expect([(await room(one)).disturbs, (await room(third)).disturbs]).toEqual([[third], [one]]);
  const { revision } = await room(one);
  expect((await rooms.remove(one, revision)).status).toBe(204);
  expect([(await room(third)).disturbs, await pairs()]).toEqual([[], []]);
  const [{ id: binned }] = (await rooms.get('bin/')).body;
  expect((await rooms.post(`bin/${binned}/recover/`)).status).toBe(200);
  expect([(await room(one)).disturbs, (await room(third)).disturbs]).toEqual([[third], [one]]);
});

test('of several at once it is taken back for all', async () => {
  const [one, other, third] = [await insertRoom(site.db), await insertRoom(site.db), await insertRoom(site.db)];
  const { body } = await rooms.post('bulk/', { ids: [one, other], set: { disturbs: [third] } });
  expect([body.changed, (await room(third)).disturbs]).toEqual([2, [one, other]]);
  const undone = (await rooms.post('undo/', { batch: body.batch })).body;
  expect([undone.refused, (await room(one)).disturbs, (await room(third)).disturbs]).toEqual([[], [], []]);
});

test('an import that changes the other room as well is taken back whole', async () => {
  const [one, other] = [await insertRoom(site.db), await insertRoom(site.db)];
  const text = JSON.stringify([
    { id: one, disturbs: [other] },
    { id: other, setup_minutes: 30 },
  ]);
  const { body } = await rooms.post('import/', { text, preview: false });
  expect([body.written, (await room(other)).disturbs]).toEqual([true, [one]]);
  expect((await rooms.post('undo/', { batch: body.batch })).body.refused).toEqual([]);
  expect(await room(other)).toMatchObject({ disturbs: [], setup_minutes: null });
});

test('no room disturbs itself', async () => {
  const id = await insertRoom(site.db);
  const { status, body } = await disturb(id, [id]);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['disturbs']]);
});
