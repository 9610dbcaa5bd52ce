import { afterAll, beforeAll, expect, test } from 'vitest';
import { enableReadCache } from '#db/cached-read.server.ts';
import { Changes } from '#db/tracking/changes.server.ts';
import { recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { insertEvent, insertRoom } from '../build.ts';
import { eventCount, optionCounts } from './counts.server.ts';
import { countEvents } from './queries/listing.server.ts';

// Who asks how many events there are is told from what is kept, but never of a programme that is no more.
const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);
const changes = new Changes();
const now = new Date('2026-11-21T12:00:10Z');
const room_id = await insertRoom(db);
const first = await insertEvent(db, { room_id, date_start: '2026-11-21T12:01:00Z' });
beforeAll(async () => {
  await changes.open({ connectionString: url });
  enableReadCache(recording, changes);
});
afterAll(() => changes.close());

async function told(change: () => Promise<unknown>): Promise<void> {
  await change();
  await changes.sync();
}
const counted = async (at = now) => [await eventCount(recording, {}, at), (await optionCounts(recording, {}, at)).room.get(room_id)];

test('are read once a minute', async () => {
  await counted();
  queries.length = 0;
  expect(await counted(new Date('2026-11-21T12:00:59Z'))).toEqual([1, 1]);
  expect(queries).toEqual([]);
  await counted(new Date('2026-11-21T12:01:00Z'));
  expect(queries).toHaveLength(2);
});

test.each<[string, () => Promise<unknown>, number]>([
  ['a new event', () => insertEvent(db, { room_id }), 2],
  ['one that is taken offline', () => db.updateTable('event').set({ is_online: false }).where('id', '=', first).execute(), 1],
  [
    'one that is put back into the past',
    () => db.updateTable('event').set({ is_online: true, date_start: '2025-01-01T12:00:00Z' }).where('id', '=', first).execute(),
    1,
  ],
  ['one that is deleted', () => db.deleteFrom('event').where('id', '!=', first).execute(), 0],
])('are read again after %s', async (_, change, left) => {
  await counted();
  await told(change);
  expect((await counted())[0]).toBe(left);
});

test('from a day on they are those of the list, whatever lasts over midnight or is long gone', async () => {
  await insertEvent(db, { date_start: '2026-11-20T18:00:00Z', date_end: '2026-11-22T22:59:00Z' });
  await insertEvent(db, { date_start: '2026-11-21T22:30:00Z', date_end: '2026-11-21T23:30:00Z' });
  await insertEvent(db, { date_start: '2026-11-21T23:00:00Z' });
  await insertEvent(db, { date_start: '2026-11-22T22:59:00Z', is_online: false });
  await insertEvent(db, { date_start: '1842-12-07T19:00:00Z' });
  await told(() => insertEvent(db, { date_start: '2030-01-01T12:00:00Z', date_end: '2032-01-01T12:00:00Z' }));
  const counts = [];
  for (const date of [
    '1842-12-07',
    '1842-12-08',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2030-01-02',
    '2031-12-31',
    '2032-01-02',
    '2040-01-01',
  ]) {
    expect(await eventCount(recording, { date }, now), date).toBe(await countEvents(db, { date }, now));
    counts.push(await eventCount(recording, { date }, now));
  }
  expect(new Set(counts).size).toBeGreaterThan(4);
  expect(await eventCount(recording, { date: '2026-11-20', room: room_id }, now)).toBe(await countEvents(db, { date: '2026-11-20', room: room_id }, now));
});

test('stay when only seats change', async () => {
  await counted();
  await db.updateTable('event').set({ seat_groups: '[]' }).where('id', '=', first).execute();
  await told(() => insertRoom(db)); // what was written before is told before
  queries.length = 0;
  await counted();
  expect(queries).toEqual([]);
});

test('beside a choice are read once a minute, and again after an event comes into the list or leaves it', async () => {
  const other = await insertRoom(db);
  const id = await insertEvent(db, { room_id: other });
  const beside = async (at = now) => [await eventCount(recording, { room: other }, at), (await optionCounts(recording, { room: other }, at)).type.size];
  await told(() => insertEvent(db));
  expect(await beside()).toEqual([1, 1]);
  queries.length = 0;
  expect(await beside(new Date('2026-11-21T12:00:59Z'))).toEqual([1, 1]);
  expect(queries).toEqual([]);
  await told(() => db.updateTable('event').set({ room_id }).where('id', '=', id).execute());
  expect(await beside()).toEqual([0, 0]);
});
