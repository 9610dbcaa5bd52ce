import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp, testNow } from '../../../../tests/support/app.ts';
import { cachedApp } from '../../../../tests/support/cached-app.ts';

// When an answer that is no longer true, or of which nobody knows, may stand in: for a moment, and without the database.
const site = await testApp({ demo: true });
const clock = { now: testNow };
const one = await cachedApp(site, { now: () => clock.now });

/** Keeps everybody from reading events until it is released, as a database under strain does. */
async function strain(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: site.url });
  await client.connect();
  await client.query('begin; lock table event in access exclusive mode');
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

test('the old answer stands in for a moment while the new one takes long, and no longer than five seconds after the change', async () => {
  const path = '/de/api/events/';
  const old = await (await one.get(path)).text();
  await site.db.updateTable('room').set({ name: '{"de":"Neu benannt"}' }).execute();
  await one.changes.sync();
  const release = await strain();
  const meanwhile = await one.get(path);
  expect([await meanwhile.text(), meanwhile.headers.get('x-cache')]).toEqual([old, 'stale']);
  clock.now = new Date(testNow.getTime() + 6_000);
  const later = one.get(path);
  expect(await Promise.race([later.then(() => 'answered'), wait(800, 'waits')])).toBe('waits');
  await release();
  const fresh = await later;
  expect([fresh.headers.get('x-cache'), (await fresh.text()).includes('Neu benannt')]).toEqual([null, true]);
  clock.now = testNow;
});

test('who is signed in gets the new one, however long it takes', async () => {
  const { headers } = await site.signIn('editor');
  const path = '/de/api/events/';
  await one.get(path);
  await site.db.updateTable('room').set({ name: '{"de":"Noch einmal"}' }).execute();
  expect(await (await one.get(path, headers)).text()).toContain('Noch einmal');
});

test('without the database what is kept stands in, and the log tells its age; what is not kept says that the site is unavailable', async () => {
  const { host, port: databasePort, user = '', database = '' } = new pg.Client({ connectionString: site.url });
  const there = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${databasePort}` } : { host, port: databasePort };
  const open = new Set<net.Socket>();
  let isCut = false;
  const relay = net.createServer((socket) => {
    if (isCut) return socket.destroy();
    const further = net.connect(there);
    for (const end of [socket, further]) open.add(end.on('error', () => {}).on('close', () => socket.destroy() && further.destroy()));
    socket.pipe(further).pipe(socket);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.address() as net.AddressInfo; // it listens at a port
  const away = await cachedApp({ url: `postgres://${user}@127.0.0.1:${port}/${database}`, dataDir: site.dataDir });
  afterAll(() => relay.close());
  const cached = await (await away.get('/de/programm')).text();
  isCut = true;
  for (const socket of open) socket.destroy();
  await vi.waitUntil(() => !away.changes.isListening, { timeout: 20_000 });
  const answer = await away.get('/de/programm');
  expect([answer.status, await answer.text()]).toEqual([200, cached]);
  expect(away.logged).toContainEqual(
    expect.objectContaining({ msg: 'a kept answer stands in while the database is unavailable', key: '/de/programm', age: 0 }),
  );
  expect(away.cache.stats.unavailable).toBeGreaterThan(0);
  expect((await away.get('/en/events')).status).toBe(503);
  isCut = false;
  await vi.waitUntil(() => away.changes.isListening, { timeout: 20_000 });
  expect((await away.get('/en/events')).status).toBe(200);
});
