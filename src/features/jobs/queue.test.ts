import pg from 'pg';
import { expect, test } from 'vitest';
import { connect } from '#db/database.server.ts';
import { emptyDatabase } from '../../../tests/support/database.ts';
import { deadQueue, queue } from './queries.server.ts';
import { openQueue } from './queue.server.ts';

test('of three processes that start at once on a database without the queue all have it', async () => {
  const url = await emptyDatabase();
  const pools = [1, 2, 3].map(() => connect(new pg.Pool({ connectionString: url, max: 2 })));
  const bosses = await Promise.all(pools.map((db) => openQueue(db, { isSupervised: false, report: () => {} })));
  const names = await Promise.all(bosses.map(async (boss) => (await boss.getQueues()).map(({ name }) => name).sort()));
  expect(names).toEqual(pools.map(() => [deadQueue, queue].sort()));
  await Promise.all(bosses.map((boss) => boss.stop({ graceful: false })));
  await Promise.all(pools.map((pool) => pool.destroy()));
});
