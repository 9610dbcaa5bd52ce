import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { ChangeReader } from './change-reader.server.ts';
import { Changes } from './changes.server.ts';

const { url } = await testDatabaseWithUrl();
const { host, port: databasePort, user = '', database = '' } = new pg.Client({ connectionString: url });
const there = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${databasePort}` } : { host, port: databasePort };

/** The network between site and database: `refuses` says how many connections it still breaks, each after a moment, `swallowed` which it has let wait. */
const network = { refuses: 0, attempts: 0, maxAtOnce: 0, swallows: false };
const swallowed: net.Socket[] = [];
const open = new Set<net.Socket>();
const relay = net.createServer(async (socket) => {
  socket.on('error', () => {}).on('close', () => open.delete(socket));
  open.add(socket);
  network.attempts++;
  network.maxAtOnce = Math.max(network.maxAtOnce, open.size);
  if (network.refuses-- > 0) {
    await pause(300);
    return socket.destroy();
  }
  if (network.swallows) {
    swallowed.push(socket.resume());
    return;
  }
  const further = net.connect(there);
  further.on('error', () => {}).on('close', () => socket.destroy());
  socket.on('close', () => further.destroy());
  socket.pipe(further).pipe(socket);
});
await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
afterAll(() => relay.close());

test('after a break one attempt follows the other, and one connection is left', async () => {
  const changes = new Changes();
  const { port } = relay.address() as net.AddressInfo; // it listens at a port
  const onListening = vi.fn();
  await changes.open({ host: '127.0.0.1', port, user, database }, null, { onListening });
  expect(onListening).toHaveBeenCalledTimes(1);
  Object.assign(network, { refuses: 3, attempts: 0, maxAtOnce: 0 });
  for (const socket of open) socket.destroy();
  await vi.waitUntil(() => !changes.isListening, { timeout: 20_000 });
  await vi.waitUntil(() => changes.isListening, { timeout: 20_000 });
  expect(network).toMatchObject({ attempts: 4, maxAtOnce: 1 });
  expect(onListening).toHaveBeenCalledTimes(2);
  await changes.close();
  await vi.waitUntil(() => open.size === 0, { timeout: 20_000 });
});

test('a connection that the network has swallowed is not waited for once the network is back', async () => {
  const changes = new Changes();
  const { port } = relay.address() as net.AddressInfo; // it listens at a port
  await changes.open({ host: '127.0.0.1', port, user, database });
  network.swallows = true;
  for (const socket of open) socket.destroy();
  await vi.waitUntil(() => swallowed.length > 0, { timeout: 20_000 });
  network.swallows = false;
  await vi.waitUntil(() => changes.isListening, { timeout: 20_000 });
  expect(swallowed[0]?.destroyed).toBe(false);
  await changes.close();
  for (const socket of open) socket.destroy();
});

test('of the time before a standby took over nothing is known: there, numbers of transactions come again', async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const reader = new ChangeReader();
  expect(await reader.read(client)).toEqual([]);
  expect(await reader.read(client)).toEqual([]);
  reader.position = reader.position?.replace(/\/[0-9A-F]{8}\|/, '/0000000F|') ?? null;
  expect(await reader.read(client)).toBeNull();
  expect(await reader.read(client)).toEqual([]);
  await client.end();
});
