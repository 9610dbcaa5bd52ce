import net from 'node:net';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { HealthCheck } from './health-check.server.ts';

const { url } = await testDatabaseWithUrl();
const { host, port: databasePort, user = '', database = '' } = new pg.Client({ connectionString: url });
let swallows = true;
const swallowed: net.Socket[] = [];
const relay = net.createServer((socket) => {
  socket.on('error', () => {});
  if (swallows) return void swallowed.push(socket.resume());
  const further = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${databasePort}`) : net.connect(databasePort, host);
  further.on('error', () => {}).on('close', () => socket.destroy());
  socket.on('close', () => further.destroy());
  socket.pipe(further).pipe(socket);
});
await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
afterAll(() => relay.close());

test('whoever is answered beside it tells it so', async () => {
  const { port } = relay.address() as net.AddressInfo; // it listens at a port
  const health = new HealthCheck({ host: '127.0.0.1', port, user, database }, { suspicion: 100, answer: 100, pace: 10 * 60_000 });
  health.check();
  await vi.waitUntil(() => !health.isResponding, { timeout: 20_000 });
  health.answered();
  expect(health.isResponding).toBe(true);
  health.check();
  await vi.waitUntil(() => !health.isResponding, { timeout: 20_000 });
});

test('a question that the network has swallowed is not waited for once the network is back', async () => {
  const { port } = relay.address() as net.AddressInfo; // it listens at a port
  const health = new HealthCheck({ host: '127.0.0.1', port, user, database }, { suspicion: 100, answer: 4_000, pace: 200 });
  const gaveUp = vi.fn();
  health.onUnresponsive(gaveUp);
  health.check();
  await vi.waitUntil(() => !health.isResponding, { timeout: 20_000 });
  expect(gaveUp).toHaveBeenCalledOnce();
  const before = swallowed.length;
  await vi.waitUntil(() => swallowed.length > before, { timeout: 20_000 });
  const last = swallowed.at(-1);
  swallows = false;
  await vi.waitUntil(() => health.isResponding, { timeout: 20_000 });
  expect(last?.destroyed).toBe(false);
});
