import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { everything } from '../../../tests/support/everything.ts';
import { sendRaw, statusOf } from '../../../tests/support/raw-http.ts';
import { statusesOnOneConnection } from '../../../tests/support/shop/box-office.ts';

const limit = 1_000_000;
let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});

const report = (bytes: number) => `${JSON.stringify({ url: '/de/weg' })}${' '.repeat(bytes)}`.slice(0, bytes);
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  site.app.request(
    new Request('http://localhost/en/api/dashboard-error-log/', {
      method: 'POST',
      headers: { ...site.csrf, 'Content-Type': 'application/json', ...headers },
      body,
      ...(typeof body === 'string' ? {} : { duplex: 'half' }),
    }),
  );

/** A body without a length, as `Transfer-Encoding: chunked` brings it; counts how much of it was asked for. */
function chunked(text: string) {
  const asked = { bytes: 0 };
  const stream = new ReadableStream({
    pull(controller) {
      const chunk = Buffer.from(text.slice(asked.bytes, asked.bytes + 50_000));
      asked.bytes += chunk.length;
      if (chunk.length > 0) controller.enqueue(chunk);
      else controller.close();
    },
  });
  return { stream, asked };
}

describe('a JSON body', () => {
  test('may have a megabyte', async () => {
    expect((await post(report(limit))).status).toBe(204);
    expect((await post(chunked(report(limit)).stream)).status).toBe(204);
  });

  test('that is larger is refused, and leaves no trace', async () => {
    const before = await everything(site.db);
    const response = await post(report(limit + 1));
    expect([response.status, await response.json()]).toEqual([413, { code: 'too_large', message: 'The request is too large.' }]);
    expect(await everything(site.db)).toBe(before);
  });

  test('is counted while it comes, whatever its length is said to be, and read no further than that', async () => {
    const before = await everything(site.db);
    const { stream, asked } = chunked(report(5 * limit));
    expect((await post(stream, { 'Content-Length': '10' })).status).toBe(413);
    expect(asked.bytes).toBeLessThan(2 * limit);
    expect(await everything(site.db)).toBe(before);
  });
});

async function listen() {
  const server = createAdaptorServer({ fetch: site.app.fetch, serverOptions: { requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 } });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { server, url: `http://127.0.0.1:${port}` };
}

const begun = (path: string, type: string) => {
  const headers = { ...(type.endsWith('json') ? site.csrf : { Cookie: site.csrf.Cookie }), 'Content-Type': type, 'Content-Length': '100', Host: 'localhost' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\nonly the beg`;
};

test.each([
  ['/api/dashboard-error-log/', 'application/json'],
  ['/de/user/login', 'application/x-www-form-urlencoded'],
])('a body that breaks off, or comes too slowly, ends the connection and is no failure: %s', async (path, type) => {
  const { server, url } = await listen();
  const before = site.logged.length;
  try {
    expect(statusOf(await sendRaw(url, begun(path, type)))).toBe(408);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(begun(path, type), () => socket.resetAndDestroy());
    await expect.poll(() => site.logged.length - before).toBe(2);
    expect(site.logged.slice(before)).toEqual(Array(2).fill(expect.objectContaining({ level: 20, path, msg: 'the body did not come to its end' })));
    expect(JSON.stringify(site.logged.slice(before))).not.toContain('stack');
  } finally {
    server.close();
  }
});

test('a body that is too large is refused, and the next request of the same client is answered', async () => {
  const server = createAdaptorServer({ fetch: site.app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  try {
    const large = { method: 'POST', path: '/api/dashboard-error-log/', body: 'x'.repeat(3_000_000) };
    const next = { method: 'GET', path: '/healthz' };
    expect(await statusesOnOneConnection(`http://127.0.0.1:${port}`, [next, large, next, large, next], site.csrf)).toEqual([200, 413, 200, 413, 200]);
  } finally {
    server.close();
  }
});
