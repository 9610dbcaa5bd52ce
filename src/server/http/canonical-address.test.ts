import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { sendRaw, statusOf } from '../../../tests/support/raw-http.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});

test.each([
  ['/de/', '/de'],
  ['/de/programm//', '/de/programm'],
  ['/de//programm', '/de/programm'],
  ['/en/events/?room=1&room=2', '/en/events?room=1&room=2'],
  ['/webshop/', '/webshop'],
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['//de/api/events/', '/de/api/events/'],
  ['//webshop/event/1/', '/webshop/event/1/'],
  ['//evil.example//de/', '/evil.example/de'],
  ['/\\\\evil.example/', '/evil.example'],
  ['///%2F/evil.example/', '/%2F/evil.example'],
])('%s leads to the one address, and to no other host', async (path, address) => {
  const response = await site.app.request(`http://localhost${path}`);
  expect([response.status, response.headers.get('location')]).toEqual([301, address]);
});

test('one address is answered, and what others stand for is left to them', async () => {
  for (const path of ['/de', '/de/programm', '/api/events/', '/webshop/cart/']) expect((await site.get(path)).status, path).toBe(200);
  expect((await site.get('/api/events')).headers.get('location')).toBe('/api/events/');
  expect((await site.app.request('/de/user/login/', { method: 'POST', headers: site.csrf })).status).not.toBe(301);
});

test('a request with two hosts is refused', async () => {
  const server = createAdaptorServer({ fetch: site.app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
  const ask = async (hosts: string) => statusOf(await sendRaw(url, `GET /healthz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`));
  expect(await ask('Host: a.example\r\n')).toBe(200);
  expect(await ask('Host: a.example\r\nhost: b.example\r\n')).toBe(400);
  expect(await ask('Host: a.example\r\nX-Forwarded-Host: host\r\nhOST: a.example\r\n')).toBe(400);
  server.close();
});
