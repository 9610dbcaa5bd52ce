import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enableReadCache } from '#db/cached-read.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { Changes } from '#db/tracking/changes.server.ts';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { insertEvent, insertProduction, insertTag } from './build.ts';
import { onlineEventRows, onlineEventsInOrder } from './presenter/queries/event-rows.server.ts';

// Rows that are cached: nothing that a row has read may change without it, and what another row has read changes nothing of it.
const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);
const changes = new Changes();
const pool = new pg.Pool({ connectionString: url, max: 1 });
beforeAll(async () => {
  await changes.open({ connectionString: url }, pool);
  enableReadCache(recording, changes);
});
afterAll(async () => {
  await changes.close();
  await pool.end();
});

const production = await insertProduction(db, { title: { de: 'Die Flut' } });
const tag = await insertTag(db, { de: 'Jazz' });
const day = (number: number) => `2026-12-0${number}T19:30:00+01:00`;
const [one, two] = [await insertEvent(db, { production_id: production, date_start: day(1) }), await insertEvent(db, { date_start: day(2), tags: [tag] })];
const rows = () => onlineEventsInOrder(recording, [one, two]);

/** How many events are read again after a statement of another process. */
async function readAgainAfter(change: () => Promise<unknown>): Promise<number> {
  await rows();
  const before = changes.sequence;
  await change();
  await vi.waitUntil(() => changes.sequence !== before, { timeout: 20_000 });
  queries.length = 0;
  await rows();
  return queries.reduce((sum, { parameters }) => sum + parameters.length, 0);
}

test('are read once', async () => {
  await rows();
  queries.length = 0;
  const known = await rows();
  expect(queries).toHaveLength(0);
  expect((await rows())[0]).toBe(known[0]);
});

test('are read again after they have changed, each by itself', async () => {
  expect(await readAgainAfter(() => sql`update event set status_note = '{"de": "Neu"}' where id = ${two}`.execute(db))).toBe(1);
  expect((await rows())[1]?.status_note).toEqual({ de: 'Neu' });
});

test('are read again after something that they show has changed, the row of another table or one of a list', async () => {
  expect(await readAgainAfter(() => sql`update production set subtitle = '{"de": "Die Ebbe"}' where id = ${production}`.execute(db))).toBe(1);
  expect((await rows())[0]?.subtitle).toEqual({ de: 'Die Ebbe' });
  expect(await readAgainAfter(() => sql`update tag set name = '{"de": "Blues"}' where id = ${tag}`.execute(db))).toBe(2);
  expect((await rows())[1]?.tags).toEqual([{ id: tag, name: { de: 'Blues' } }]);
});

test('one that is not shown is known not to be, until it is', async () => {
  let hidden = 0;
  await readAgainAfter(async () => {
    hidden = await insertEvent(db, { date_start: day(3), is_online: false });
  });
  await changes.sync(); // of all that the event needs
  const shown = async () => (await onlineEventRows.get(recording, [hidden])).has(hidden);
  expect(await shown()).toBe(false);
  queries.length = 0;
  expect(await shown()).toBe(false);
  expect(queries).toHaveLength(0);
  await readAgainAfter(() => sql`update event set is_online = true where id = ${hidden}`.execute(db));
  expect(await shown()).toBe(true);
});

test('who uses one has read it with all that it shows, and nothing of the others', async () => {
  await rows();
  const reads = new ReadDependencies();
  await recordReads(reads, () => onlineEventRows.get(recording, [one]));
  const update = (table: string, id: number, column: string) => reads.isChangedBy({ table, kind: 'update', ids: [id], columns: [column] });
  expect(reads.isComplete).toBe(true);
  expect([update('event', one, 'status'), update('production', production, 'subtitle'), update('tag', tag, 'name')]).toEqual([true, true, true]);
  expect([update('event', two, 'status'), update('production', production + 1, 'subtitle')]).toEqual([false, false]);
});
