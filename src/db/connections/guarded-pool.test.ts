import net from 'node:net';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { createPool } from '../database.server.ts';
import { growth } from './guarded-pool.server.ts';
import { HealthCheck } from './health-check.server.ts';

const { url } = await testDatabaseWithUrl();
const { host, port: databasePort, user = '', database = '' } = new pg.Client({ connectionString: url });

/** Connections in the making are held until they are let through; `most`: at once. */
const held: (() => void)[] = [];
let most = 0;
let isHolding = true;
const relay = net.createServer((socket) => {
  socket.on('error', () => {});
  const pass = () => {
    const further = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${databasePort}`) : net.connect(databasePort, host);
    further.on('error', () => {}).on('close', () => socket.destroy());
    socket.on('close', () => further.destroy());
    socket.pipe(further).pipe(socket);
  };
  if (!isHolding) return pass();
  held.push(pass);
  most = Math.max(most, held.length);
});
await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
const { port } = relay.address() as net.AddressInfo; // it listens at a port
const config = { host: '127.0.0.1', port, user, database };
afterAll(() => relay.close());

test('connections are opened one after the other, as many as are needed, and beyond the first few not in the same moment', async () => {
  const pool = createPool(config, 4);
  const taken: Promise<pg.PoolClient>[] = Array.from({ length: 5 }, () => pool.connect());
  const opened: number[] = [];
  for (let count = 1; count <= 4; count++) {
    await expect.poll(() => held.length, { timeout: 20_000, interval: 5 }).toBe(1);
    opened.push(performance.now());
    held.pop()?.();
    await taken[count - 1];
  }
  expect(most).toBe(1);
  const [, , third = 0, fourth = 0] = opened;
  expect(fourth - third).toBeGreaterThanOrEqual(growth.every);
  expect([pool.totalCount, pool.waitingCount]).toEqual([4, 1]);
  isHolding = false;
  for (const one of taken) (await one).release();
  await pool.end();
});

test('one that hangs when the database is given up keeps nobody waiting when it is back', async () => {
  isHolding = true;
  const health = new HealthCheck(config, { suspicion: 100, answer: 300, pace: 100 });
  const pool = createPool({ ...config, health }, 4);
  await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded');
  isHolding = false;
  await expect.poll(() => pool.query('select 1').then(() => 'answered', String), { timeout: 8_000 }).toBe('answered');
  await pool.end();
});
