import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabaseWithUrl } from '../../tests/support/database.ts';
import { ShareIsFull, withinShare } from './connection-share.server.ts';
import type { ConnectionShare } from './connection-share.ts';
import { connect, createPool } from './database.server.ts';

const { db, url } = await testDatabaseWithUrl();
const share = { name: 'test', connections: 2, waiting: 3, patience: 60_000, statement: 60_000 };

function holding(of: Partial<ConnectionShare> = {}) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const done = withinShare(db, { ...share, ...of }, async (one) => {
    await sql`select 1`.execute(one);
    begin();
    await promise;
    return 'done';
  });
  return { begun, end, done };
}

test('no more calls at once than its share, and the pool answers the others', async () => {
  const held = [holding(), holding()];
  await Promise.all(held.map(({ begun }) => begun));
  const next = holding();
  let isIn = false;
  void next.begun.then(() => {
    isIn = true;
  });
  await Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(db)));
  expect(isIn).toBe(false);
  held[0]?.end();
  await next.begun;
  held[1]?.end();
  next.end();
  expect(await Promise.all([...held, next].map(({ done }) => done))).toEqual(['done', 'done', 'done']);
});

test('so many wait; whoever comes then, or waits too long, is told to come back', async () => {
  const held = [holding(), holding()];
  await Promise.all(held.map(({ begun }) => begun));
  const impatient = holding({ patience: 1 });
  const waiting = [holding(), holding()];
  await expect(impatient.done).rejects.toThrow(ShareIsFull);
  waiting.push(holding());
  await expect(holding().done).rejects.toThrow(ShareIsFull);
  for (const one of [...held, ...waiting]) one.end();
  await Promise.all([...held, ...waiting].map(({ done }) => done));
});

test('a query that takes too long is ended, and its connection goes on as before', async () => {
  const slow = withinShare(db, { ...share, statement: 20 }, (one) => sql`select pg_sleep(60)`.execute(one));
  await expect(slow).rejects.toThrow(ShareIsFull);
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  expect(rows[0]?.statement_timeout).toBe('15s');
});

test('what fails in it gives its place back', async () => {
  const one = { ...share, name: 'one', connections: 1, waiting: 0 };
  await expect(withinShare(db, one, (it) => sql`select nonsense`.execute(it))).rejects.toThrow('nonsense');
  expect(await withinShare(db, one, async () => 'free')).toBe('free');
});

test('while others wait, a place rests for a multiple of what its last call took', async () => {
  const resting = { name: 'resting', connections: 1 };
  const one = holding({ ...resting, rest: 4 });
  await one.begun;
  const next = holding(resting);
  await sql`select pg_sleep(0.02)`.execute(db);
  one.end();
  await one.done;
  const end = performance.now();
  await next.begun;
  expect(performance.now() - end).toBeGreaterThan(70); // four times 20 ms; a timer of Node may be a little early
  next.end();
  await next.done;
});

test('a share that keeps its plans keeps its connection with its settings, and the pool has all of its own', async () => {
  const planShare = { ...share, name: 'kept', connections: 1, statement: 200, keepsPlans: true } as const;
  const settings = async (one: typeof db) => {
    const { rows } = await sql<Record<'process' | 'timeout' | 'plans' | 'pages', string>>`select pg_backend_pid() as process,
      current_setting('statement_timeout') as timeout, current_setting('plan_cache_mode') as plans, current_setting('random_page_cost') as pages`.execute(one);
    return rows[0];
  };
  const held = Array.from({ length: 4 }, () => holding({ connections: 4 }));
  await Promise.all(held.map(({ begun }) => begun)); // all that the pool has
  const first = await withinShare(db, planShare, settings);
  await expect(withinShare(db, planShare, (one) => sql`select pg_sleep(60)`.execute(one))).rejects.toThrow(ShareIsFull);
  const again = await withinShare(db, planShare, settings);
  for (const one of held) one.end();
  await Promise.all(held.map(({ done }) => done));
  expect(first).toMatchObject({ timeout: '200ms', plans: 'force_generic_plan', pages: '1.1' });
  expect(again).toEqual(first);
  expect(await settings(db)).toMatchObject({ timeout: '15s', plans: 'auto', pages: '1.1' });
});

test('the limit of a share that keeps its plans holds, whatever the address says; when the database is closed it opens no connection', async () => {
  const address = new URL(url);
  address.searchParams.set('statement_timeout', '7000');
  const other = connect(createPool({ connectionString: address.href }, 1));
  const planShare = { ...share, name: 'kept', connections: 1, statement: 200, keepsPlans: true } as const;
  const timeout = async (one: typeof db) => (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(one)).rows[0]?.statement_timeout;
  expect(await timeout(other)).toBe('7s');
  expect(await withinShare(other, planShare, timeout)).toBe('200ms');
  const unused = connect(createPool({ connectionString: url }, 1));
  await timeout(unused);
  for (const closed of [other, unused]) {
    await closed.destroy();
    await expect(withinShare(closed, planShare, timeout)).rejects.toThrow(/closed|destroyed/);
  }
});
