import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from './box-office.ts';
import { asTotals, heldAfter, readReference, writeReference } from './jet/cart.ts';
import { createJet, type JetOptions } from './jet.server.ts';
import { statusIdsAtOnce } from './limits.ts';
import { startServer } from './testing/http-server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let answer: object;
let received: { path: string | undefined; authorization: string | undefined; body: unknown }[];

beforeAll(async () => {
  server = await startServer(async (request, response) => {
    const body = request.method === 'POST' ? await json(request) : undefined;
    received.push({ path: request.url, authorization: request.headers.authorization, body });
    response.end(JSON.stringify(answer));
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  received = [];
});

const publicUrl = 'https://karten.example';
const jet = (more: Partial<JetOptions> = {}) => createJet({ url: server.url, publicUrl, ...more });
const lines = { eventId: '7', quantities: [2], saleTypeIds: [1], seatGroup: 3 };
const cartOf = (added: Answer<{ cart: string }>): string => {
  if (!added.ok) throw new Error('not added');
  return added.value.cart;
};

describe('an answer with nothing but what V §7 names', () => {
  test('says no end; the cart is continued by the last part of its address', async () => {
    answer = { tickets_quantity: 2, cart_url: `${publicUrl}/basket/b-17?x=1#seats` };
    const added = await jet().add(lines, null, 'k');
    expect(added).toMatchObject({ ok: true, value: { ticketsQuantity: 2, expiresAt: null } });
    expect(jet().cartUrl(cartOf(added), 'en')).toBe(`${publicUrl}/basket/b-17?x=1&lang=en`);
    await jet().add(lines, cartOf(added), 'k');
    expect(received.map(({ path, body }) => [path, body])).toEqual([
      ['/api/cart', { quantities: [2], event_jet_id: 7, sale_type_ids: [1], seat_group: 3 }],
      ['/api/cart', { quantities: [2], event_jet_id: 7, sale_type_ids: [1], seat_group: 3, cart_id: 'b-17' }],
    ]);
  });

  test('is unclear where it does not even have that', async () => {
    answer = { tickets_quantity: 2 };
    expect(await jet().add(lines, null, 'k')).toEqual({ ok: false, failure: { kind: 'unclear' } });
  });
});

test.each([
  'https://evil.example/cart/c1',
  '//evil.example/cart/c1',
  'javascript:alert(1)//cart/c1',
  'https://karten.example.evil.example/cart/c1',
  'http://karten.example/cart/c1',
])('a cart at %s leads to the front page of the box office', async (cart_url) => {
  answer = { tickets_quantity: 2, cart_url, cart_id: 'c1' };
  expect(jet().cartUrl(cartOf(await jet().add(lines, null, 'k')), 'de')).toBe(`${publicUrl}/?lang=de`);
});

test('a cart whose name would lead elsewhere is none', async () => {
  answer = { tickets_quantity: 2, cart_url: `${publicUrl}/cart/c1`, cart_id: '..' };
  const cart = cartOf(await jet().add(lines, null, 'k'));
  expect(await jet({ capabilities: { readsCarts: true } }).cart(cart)).toEqual({ ok: true, value: null });
  expect(received).toHaveLength(1);
});

test('a public address may have a path; pages beside it are not its own', async () => {
  const below = jet({ publicUrl: `${publicUrl}/haus` });
  answer = { tickets_quantity: 2, cart_url: `${publicUrl}/haus/cart/c1`, cart_id: 'c1' };
  expect(cartOf(await below.add(lines, null, 'k'))).toBe('c1');
  answer = { tickets_quantity: 2, cart_url: `${publicUrl}/haus-2/cart/c1`, cart_id: 'c1' };
  expect(below.cartUrl(cartOf(await below.add(lines, null, 'k')), 'de')).toBe(`${publicUrl}/haus/?lang=de`);
});

test('paths can be elsewhere, and the token goes along', async () => {
  answer = { tickets_quantity: 2, cart_url: `${publicUrl}/cart/c1`, cart_id: 'c1' };
  await jet({ paths: { add: '/de/shop-cart/' }, token: 'secret' }).add(lines, null, 'k');
  expect(received).toMatchObject([{ path: '/de/shop-cart/', authorization: 'Bearer secret' }]);
});

test('the status of very many events takes several requests', async () => {
  answer = { events: [] };
  await jet().status(Array.from({ length: 2 * statusIdsAtOnce + 1 }, (_, index) => String(index + 1)));
  expect(received).toHaveLength(3);
});

describe('totals', () => {
  const held = [
    { eventId: '7', seatGroup: 3, blockId: 0, saleTypeId: 1, quantity: 2 },
    { eventId: '7', seatGroup: 3, blockId: 5, saleTypeId: 1, quantity: 4 },
    { eventId: '8', seatGroup: 3, blockId: 0, saleTypeId: 1, quantity: 1 },
  ];

  test('count what is held of the same event, group, slot and price', () => {
    expect(asTotals({ ...lines, quantities: [1, 1], saleTypeIds: [1, 2] }, held)).toMatchObject({ quantities: [3, 1], saleTypeIds: [1, 2] });
    expect(asTotals({ ...lines, blockId: 5 }, held).quantities).toEqual([6]);
    expect(asTotals({ ...lines, seatGroup: 4 }, held).quantities).toEqual([2]);
    expect(asTotals({ ...lines, seatGroup: undefined }, held).quantities).toEqual([4]);
  });

  test('name a price once, however often the order does', () => {
    expect(asTotals({ ...lines, quantities: [1, 2], saleTypeIds: [1, 1] }, held)).toMatchObject({ quantities: [5], saleTypeIds: [1] });
  });

  test('are remembered in the cart’s name, beside what else it has', () => {
    const after = heldAfter(held, { ...lines, quantities: [3] });
    expect(after.map(({ eventId, blockId, quantity }) => [eventId, blockId, quantity])).toEqual([
      ['7', 5, 4],
      ['8', 0, 1],
      ['7', 0, 3],
    ]);
    expect(readReference(writeReference({ id: 'c1', held: after }))).toEqual({ id: 'c1', path: undefined, held: after });
  });
});
