import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { cachedApp } from '../../../tests/support/cached-app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { blockRegistry } from '../../blocks/registry.ts';
import { insertEvent, insertProduction, insertRoom, insertType } from '../programme/build.ts';
import { goOut } from './release-job.server.ts';

const dates = 60;

// `npm run bench -- release` measures it with 500 and a crowd.
test('whoever asks while it goes out is answered with none of it or all of it, and never with a failure', async () => {
  const site = await testApp();
  const manager = await site.signIn('manager');
  const at = new Date('2026-12-01T11:00:00+01:00');
  const { body: release } = await recordCalls(site, 'releases', manager).create({ name: 'Spielzeit', at: at.toISOString() });
  const type_id = await insertType(site.db);
  const room_id = await insertRoom(site.db);
  await insertEvent(site.db, { type_id, room_id });
  for (let n = 0; n < dates; n++) {
    const production_id =
      n % 10 === 0 ? await insertProduction(site.db, { type_id, is_online: n % 20 === 0, release_id: n % 20 === 0 ? null : release.id }) : undefined;
    const known = production_id ?? (await site.db.selectFrom('production').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id;
    await insertEvent(site.db, {
      production_id: known,
      type_id,
      room_id,
      is_online: false,
      release_id: release.id,
      date_start: new Date(at.getTime() + n * 3_600_000),
    });
  }
  const one = await cachedApp(site);
  const counts = new Set<number>();
  const statuses = new Set<number>();
  let isOut = false;
  const ask = async (path: string) => {
    while (!isOut) {
      await setTimeout(1); // what is cached is answered without waiting for anything
      const response = await one.get(path);
      statuses.add(response.status);
      const text = await response.text();
      if (path.includes('/api/events/')) counts.add(JSON.parse(text).count);
    }
  };
  const asking = ['/de/programm', '/de/api/events/?page_size=1', '/de/api/events/?room=1&page_size=1', '/de/produktionen', '/de/api/event-filters/'].map(ask);
  await site.db.transaction().execute((db) => goOut({ db, registry: blockRegistry, now: at }, release.id));
  await expect.poll(async () => (await (await one.getFresh('/de/api/events/?page_size=1')).json()).count).toBe(dates + 1);
  isOut = true;
  await Promise.all(asking);
  expect([...counts].filter((count) => count !== 1 && count !== dates + 1)).toEqual([]);
  expect([...statuses]).toEqual([200]);
});

test('what follows from the dates of a release is worked out once for all of them, not for each', async () => {
  const { db } = await testApp();
  const production_id = await insertProduction(db);
  for (let n = 0; n < dates; n++) await insertEvent(db, { production_id, is_online: false });
  const { rows } = await sql<{ 'QUERY PLAN': [{ Triggers: { 'Trigger Name': string; Calls: number }[] }] }>`
    explain (analyze, format json) update event set is_online = true where production_id = ${sql.lit(production_id)}`.execute(db);
  const calls = new Map(rows[0]?.['QUERY PLAN'][0].Triggers.map((trigger) => [trigger['Trigger Name'], trigger.Calls]));
  for (const name of ['event_labels_changed', 'event_news', 'event_occasions_moved', 'production_span_moved', 'search_changed', 'tell_update'])
    expect(calls.get(name), name).toBe(1);
});
