import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { swallowingProxy } from '../../../tests/support/database/swallowing-proxy.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { isDatabaseUnavailable } from '../unavailable.server.ts';
import type { HealthCheck } from './health-check.server.ts';
import { PreparingClient } from './preparing-client.server.ts';

const { url } = await testDatabaseWithUrl();

const proxy = await swallowingProxy(url);
const pool = new pg.Pool({
  ...proxy.config,
  Client: PreparingClient,
  max: 2,
  connectionTimeoutMillis: 1_000,
  ...{ answer_timeout: 300 }, // of our client alone
} as pg.PoolConfig);
pool.on('error', () => {});
afterAll(async () => {
  proxy.close();
  await pool.end().catch(() => {});
});

const ask = async (text: string) => {
  const client = await pool.connect();
  client.on('error', () => {});
  try {
    return (await client.query(text, [])).rows;
  } finally {
    client.release();
  }
};

test('a connection that answers nothing any more is given up, nobody gets it again, and that counts as an unavailable database', async () => {
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  proxy.freeze(true);
  for (let turn = 0; turn < 4; turn++) {
    const error = await ask('select 1 as one').catch((failure: unknown) => failure);
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  }
  expect(pool.totalCount).toBe(0);
  proxy.freeze(false);
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
});

test('who waits for a connection is not given one that was given up with the whole database', async () => {
  const waiting = new Set<() => void>();
  const onUnresponsive = (giveUp: () => void) => {
    waiting.add(giveUp);
    return () => waiting.delete(giveUp);
  };
  const health = { limits: { suspicion: 60_000, answer: 0, pace: 0 }, check() {}, onUnresponsive } as unknown as HealthCheck; // only what a client asks of it
  const one = new pg.Pool({ ...proxy.config, Client: PreparingClient, max: 1, ...{ health } } as pg.PoolConfig); // of our client alone
  one.on('error', () => {});
  const first = await one.connect();
  first.on('error', () => {});
  const answer = first.query('select pg_sleep(60)', []).finally(() => first.release());
  const next = one.connect();
  await Promise.resolve().then(() => [...waiting].map((giveUp) => giveUp())); // as a check tells of it, which is a promise
  await expect(answer).rejects.toThrow('Query read timeout');
  const second = await next;
  expect((await second.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  second.release();
  await one.end();
});

test('a process of PostgreSQL that is stopped is left, and the next question gets another one', async () => {
  const direct = new pg.Pool({ connectionString: url, Client: PreparingClient, max: 1, ...{ answer_timeout: 300 } } as pg.PoolConfig); // of our client alone
  direct.on('error', () => {});
  const askForProcess = async () => {
    const client = await direct.connect();
    client.on('error', () => {});
    try {
      return Number((await client.query('select pg_backend_pid() as pid', [])).rows[0].pid);
    } finally {
      client.release();
    }
  };
  const stopped = await askForProcess();
  process.kill(stopped, 'SIGSTOP');
  try {
    const error = await askForProcess().catch((failure: unknown) => failure);
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    expect(await askForProcess()).not.toBe(stopped);
  } finally {
    process.kill(stopped, 'SIGCONT');
    await direct.end();
  }
});

test('who has taken the limit of statements away waits for as long as it takes', async () => {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0', []);
  expect((await client.query('select 1 as one from pg_sleep(0.6)', [])).rows).toEqual([{ one: 1 }]);
  await client.query('reset statement_timeout', []);
  client.on('error', () => {});
  await expect(client.query('select 1 as one from pg_sleep(0.6)', [])).rejects.toThrow('Query read timeout');
  client.release();
  expect(pool.idleCount).toBe(0);
});
