import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop/shop.ts';
import { maxEvents, maxStreams, maxStreamsOfAddress, maxWaiting } from '../limits.ts';

const { site, open, event } = await testShop();
const shop = open();
const patience = { timeout: 20_000 };
let base = '';
const server = serve({ fetch: site.app.fetch, port: 0, hostname: '127.0.0.1' });
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function listen(ids: string, path = '/en/api/availability/stream') {
  const controller = new AbortController();
  const response = await fetch(`${base}${path}?ids=${ids}`, { signal: controller.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return block;
      }
      const part = await reader?.read();
      if (!part || part.done) return null;
      text += part.value;
    }
  };
  return { response, next, close: () => controller.abort() };
}

test('says at once what is known, then every change, of the events asked for', async () => {
  const [one, other] = [await event(), await event()];
  shop.board.publish(one.id, { availability: 'available', sale: 'on_sale' });
  const { response, next, close } = await listen(`${one.id},999999`);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect([response.headers.get('cache-control'), response.headers.get('x-accel-buffering')]).toEqual(['no-store', 'no']);
  expect(await next()).toBe('retry: 5000');
  expect(await next()).toBe('event: shop\ndata: {"online":true}');
  expect(await next()).toBe(`event: availability\ndata: {"id":${one.id},"availability":"available","sale":"on_sale"}`);
  shop.board.publish(other.id, { availability: 'few', sale: 'on_sale' });
  shop.board.publish(one.id, { availability: 'available', sale: 'on_sale' });
  shop.board.publish(one.id, { availability: 'few', sale: 'on_sale' });
  expect(await next()).toBe(`event: availability\ndata: {"id":${one.id},"availability":"few","sale":"on_sale"}`);
  shop.board.publishShop(false);
  expect(await next()).toBe('event: shop\ndata: {"online":false}');
  shop.board.publishShop(true);
  expect(await next()).toBe('event: shop\ndata: {"online":true}');
  close();
  await expect.poll(() => shop.board.listeners, patience).toBe(0);
});

test('many listen to one board, and one that leaves leaves the others', async () => {
  const { id } = await event();
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(String(id))));
  for (const { next } of streams) expect([await next(), await next()]).toEqual(['retry: 5000', 'event: shop\ndata: {"online":true}']);
  streams[0]?.close();
  await expect.poll(() => shop.board.listeners).toBe(19);
  shop.board.publish(id, { availability: 'sold_out', sale: 'on_sale' });
  for (const { next } of streams.slice(1)) expect(await next()).toMatch(/"sold_out"/);
  for (const { close } of streams) close();
  await expect.poll(() => shop.board.listeners, patience).toBe(0);
});

test('of a reader who does not read it ends', async () => {
  const { id } = await event();
  const stream = await site.app.request(`/de/api/availability/stream?ids=${id}`);
  expect(shop.board.listeners).toBe(1);
  for (let note = 0; note <= maxWaiting; note++) shop.board.publish(id, { availability: note % 2 ? 'few' : 'available', sale: 'on_sale' });
  expect(shop.board.listeners).toBe(0);
  expect((await stream.text()).split('\n\n').length).toBeGreaterThan(maxWaiting); // it is over, or this would not come back
});

test('ends with the server', async () => {
  const { next } = await listen('999998');
  expect([await next(), await next()]).toEqual(['retry: 5000', 'event: shop\ndata: {"online":true}']);
  shop.board.close();
  expect(await next()).toBeNull();
  expect(shop.board.listeners).toBe(0);
});

test('a list that is none is a 400, and nobody listens', async () => {
  const tooMany = Array.from({ length: maxEvents + 1 }, (_, index) => index + 1).join(',');
  for (const ids of ['x', '1;2', '-1', '1,', '99999999999', tooMany]) {
    const response = await fetch(`${base}/de/api/availability/stream?ids=${ids}`);
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_input']);
  }
  expect(shop.board.listeners).toBe(0);
});

test('more than so many streams are refused', async () => {
  const nothing = () => {};
  const stops = Array.from({ length: maxStreams }, () => shop.board.subscribe({ ids: new Set(), tell: nothing, tellShop: nothing, end: nothing }));
  const response = await fetch(`${base}/de/api/availability/stream?ids=1`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  for (const stop of stops) stop();
  const { response: answered, close } = await listen('1', '/api/availability/stream');
  expect(answered.status).toBe(200);
  close();
});

test('one address has so many and no more; when one of them ends there is room again', async () => {
  const streams = await Promise.all(Array.from({ length: maxStreamsOfAddress }, () => listen('1')));
  expect(streams.filter(({ response }) => response.status !== 200)).toEqual([]);
  const refused = await fetch(`${base}/de/api/availability/stream?ids=1`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  const elsewhere = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  const other = await site.app.request('/de/api/availability/stream?ids=1', {}, elsewhere);
  expect(other.status).toBe(200);
  await other.body?.cancel();
  streams[0]?.close();
  await expect.poll(() => shop.board.listeners, patience).toBe(maxStreamsOfAddress - 1);
  const again = await listen('1');
  expect(again.response.status).toBe(200);
  for (const { close } of [...streams, again]) close();
  await expect.poll(() => shop.board.listeners, patience).toBe(0);
});
