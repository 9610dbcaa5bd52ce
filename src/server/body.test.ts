import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { statusesOnOneConnection } from '../../tests/support/box-office.ts';

test('a body that is too large is refused, and the next request of the same client is answered', async () => {
  const { app, csrf } = await testApp();
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  try {
    const large = { method: 'POST', path: '/api/dashboard-error-log/', body: 'x'.repeat(3_000_000) };
    const next = { method: 'GET', path: '/healthz' };
    expect(await statusesOnOneConnection(`http://127.0.0.1:${port}`, [next, large, next, large, next], csrf)).toEqual([200, 413, 200, 413, 200]);
  } finally {
    server.close();
  }
});
