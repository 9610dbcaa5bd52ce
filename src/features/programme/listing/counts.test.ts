import { afterAll, beforeAll, expect, test } from 'vitest';
import { enableReadCache } from '#db/cached-read.server.ts';
import { Changes } from '#db/tracking/changes.server.ts';
import { recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { insertEvent, insertRoom } from '../build.ts';
import { eventCount, optionCounts } from './counts.server.ts';

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

/** Resolves when the change is known. */
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

test('stay when only seats change', async () => {
  await counted();
  await db.updateTable('event').set({ seat_groups: '[]' }).where('id', '=', first).execute();
  await told(() => insertRoom(db)); // what was written before is told before
  queries.length = 0;
  await counted();
  expect(queries).toEqual([]);
});

test('of a filtered list are read each time', async () => {
  queries.length = 0;
  await eventCount(recording, { room: room_id }, now);
  await eventCount(recording, { room: room_id }, now);
  expect(queries).toHaveLength(2);
});
