import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { visitorAddress } from './visitor-address.server.ts';

const socket = { incoming: { socket: { remoteAddress: '10.0.0.9' } } };

async function addressOf(proxies: number, forwarded?: string): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => c.text(visitorAddress(c, proxies)));
  const response = await app.request('/', forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } }, socket);
  return response.text();
}

test.each<[string, number, string | undefined, string]>([
  ['without proxies the socket’s, whatever a visitor claims', 0, '203.0.113.7', '10.0.0.9'],
  ['behind one, what that has seen: the last', 1, '203.0.113.7', '203.0.113.7'],
  ['behind one, not what a visitor has put before it', 1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['behind two, the last but one', 2, '198.51.100.1, 203.0.113.7, 10.1.1.1', '203.0.113.7'],
  ['of IPv6 as well', 1, '2001:db8::7', '2001:db8::7'],
  ['where the header is missing, the socket’s', 1, undefined, '10.0.0.9'],
  ['where it is too short, the socket’s', 2, '203.0.113.7', '10.0.0.9'],
  ['where it holds no address, the socket’s', 1, 'unknown', '10.0.0.9'],
])('%s', async (_, proxies, forwarded, address) => expect(await addressOf(proxies, forwarded)).toBe(address));

test('where there is no connection it is unknown', async () => {
  const app = new Hono();
  app.get('/', (c) => c.text(visitorAddress(c)));
  expect(await (await app.request('/')).text()).toBe('');
});
