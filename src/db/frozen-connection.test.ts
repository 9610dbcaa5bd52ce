import { connect as connectTo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabaseWithUrl } from '../../tests/support/database.ts';
import { PreparingClient } from './preparing-client.server.ts';
import { isDatabaseUnavailable } from './unavailable.server.ts';

// A server that is stopped, or a network that swallows everything, breaks no connection: nothing comes, for ever.
const { url } = await testDatabaseWithUrl();
const target = new pg.Client({ connectionString: url });

/** Passes everything on to the database, and from `freeze` on nothing. */
async function swallowing() {
  let isFrozen = false;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = target.host.startsWith('/') ? connectTo(`${target.host}/.s.PGSQL.${target.port}`) : connectTo(target.port, target.host);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => !isFrozen && to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    freeze: (frozen: boolean) => {
      isFrozen = frozen;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const proxy = await swallowing();
const pool = new pg.Pool({
  host: '127.0.0.1',
  port: proxy.port,
  user: target.user,
  password: target.password ?? '',
  database: target.database,
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
