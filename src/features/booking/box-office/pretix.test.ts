import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewLines } from './box-office.ts';
import { maxPages } from './limits.ts';
import { readPretixId } from './pretix/id.ts';
import { createPretix, type PretixOptions } from './pretix.server.ts';
import { startServer } from './testing/http-server.ts';
import { type PretixServer, startPretixServer } from './testing/pretix-server.ts';

let server: PretixServer;
beforeAll(async () => {
  server = await startPretixServer();
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

const at = (time: string) => () => new Date(time);
const pretix = (more: Partial<PretixOptions> = {}) => createPretix({ url: server.url, token: server.token, now: at('2026-11-21T12:00:00Z'), ...more });
const order = (more: Partial<NewLines> = {}): NewLines => ({ eventId: 'ostkai/lieder', quantities: [1], saleTypeIds: [71], seatGroup: 51, ...more });
const january = { eventId: 'ostkai/hafen/11' };

test.each(['ostkai/lieder', 'ostkai/hafen/11', 'A.b-c/2027'])('%s names an event', (text) => expect(readPretixId(text)).not.toBeNull());
test.each([
  'ostkai',
  'ostkai/',
  '/lieder',
  '../lieder',
  'ostkai/..',
  'ostkai/lieder/x',
  'ostkai/lieder/0',
  'ostkai/lieder/1/2',
  'ostkai/lie der',
  'ostkai/lieder?x',
])('%j names none', (text) => expect(readPretixId(text)).toBeNull());

describe('the catalogue', () => {
  test('has the products that are sold on the web without a voucher, from all pages, in pretix’s order', async () => {
    const answer = await pretix().catalogue('ostkai/lieder');
    expect(answer).toMatchObject({
      ok: true,
      value: {
        seatGroups: [
          { seat_group: 51, text: 'Kategorie I', text_en: 'Category I', status: '1', max: 10 },
          { seat_group: 52, status: '2', max: 2 },
        ],
      },
    });
    if (answer.ok) expect(answer.value.seatGroups).toHaveLength(2);
  });

  test('has the limit that a product has for one order, and an order beyond it is refused', async () => {
    server.limitOrders(4);
    const answer = await pretix().catalogue('ostkai/lieder');
    expect(answer.ok && answer.value.seatGroups.map(({ max }) => max)).toEqual([4, 2]);
    expect(await pretix().add(order({ quantities: [5] }), null, 'k')).toMatchObject({ failure: { kind: 'refused', code: -210 } });
    expect(await pretix().add(order({ quantities: [4] }), null, 'k')).toMatchObject({ ok: true });
  });

  test('calls the dearest variation the full price', async () => {
    const answer = await pretix().catalogue('ostkai/lieder');
    const prices =
      answer.ok && answer.value.seatGroups[0]?.prices.map(({ text, name, name_en, price, has_discounts }) => [text, name, name_en, price, has_discounts]);
    expect(prices).toEqual([
      ['Vollpreis', 'Erwachsene', 'Adults', '32.00', true],
      ['Ermäßigt', 'Ermäßigt', 'Reduced', '16.00', false],
    ]);
  });

  test('of a date has its quota and its prices', async () => {
    const answer = await pretix().catalogue(january.eventId);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        seatGroups: [
          { seat_group: 51, status: '2', max: 3 },
          { seat_group: 52, prices: [{ price: '9.50' }] },
        ],
      },
    });
  });

  test.each([
    ['2026-05-01T12:00:00Z', 'not_open'],
    ['2026-12-18T16:59:00Z', 'on_sale'],
    ['2026-12-18T17:00:00Z', 'closed'],
    ['2026-12-18T18:30:00Z', 'over'],
  ])('at %s the sale is %s', async (time, sale) => {
    const answer = await pretix({ now: at(time) }).catalogue('ostkai/lieder');
    expect(answer).toMatchObject({ ok: true, value: { sale } });
    if (answer.ok && sale !== 'on_sale') expect(answer.value.seatGroups.every(({ status, max }) => status === '0' && max === 0)).toBe(true);
  });
});

test('the status of events and dates takes one list each, all pages of it', async () => {
  expect(await pretix().status(['ostkai/lieder', 'ostkai/matinee', 'ostkai/hafen/11', 'ostkai/hafen/12', 'ostkai/hafen/99', 'fremd/lieder'])).toEqual({
    ok: true,
    value: [
      { eventId: 'ostkai/lieder', sale: 'on_sale', availability: 'available' },
      { eventId: 'ostkai/matinee', sale: 'on_sale', availability: 'sold_out' },
      { eventId: 'ostkai/hafen/11', sale: 'on_sale', availability: 'available' },
      { eventId: 'ostkai/hafen/12', sale: 'on_sale', availability: 'sold_out' },
    ],
  });
});

describe('a cart', () => {
  test('belongs to one event: an order for another is refused and holds nothing', async () => {
    const added = await pretix().add(order(), null, 'k');
    if (!added.ok) throw new Error('not added');
    expect(await pretix().add(order(january), added.value.cart, 'k')).toMatchObject({ failure: { kind: 'refused', code: -200 } });
    expect(server.held()).toBe(1);
  });

  test('of a series holds tickets of its dates, with their names and prices', async () => {
    const added = await pretix().add(order({ ...january, quantities: [2], saleTypeIds: [52], seatGroup: 52 }), null, 'k');
    if (!added.ok) throw new Error('not added');
    expect(await pretix().cart(added.value.cart)).toMatchObject({
      ok: true,
      value: { total: '19.00', lines: [{ ...january, quantity: 2, price: '9.50', title: { de: 'Hafenkonzert im Januar', en: 'Harbour concert in January' } }] },
    });
  });

  test('ends when its first ticket does, and cannot be held longer', async () => {
    const first = await pretix().add(order(), null, 'k');
    if (!first.ok) throw new Error('not added');
    const later = pretix({ now: at('2026-11-21T12:10:00Z') });
    const second = await later.add(order(), first.value.cart, 'k');
    expect(second).toMatchObject({ ok: true, value: { ticketsQuantity: 2, expiresAt: new Date('2026-11-21T12:15:00Z') } });
    expect(await later.extend(first.value.cart)).toEqual({ ok: false, failure: { kind: 'unsupported' } });
    expect(await pretix({ now: at('2026-11-21T12:15:00Z') }).cart(first.value.cart)).toMatchObject({ ok: true, value: { ticketsQuantity: 1 } });
    expect(await pretix({ now: at('2026-11-21T12:25:00Z') }).cart(first.value.cart)).toEqual({ ok: true, value: null });
  });

  test('is handed over through the widget’s path', async () => {
    const added = await pretix().add(order(), null, 'k');
    const url = pretix({ publicUrl: 'https://karten.example' }).cartUrl(added.ok ? added.value.cart : '', 'en');
    expect(url).toMatch(/^https:\/\/karten\.example\/ostkai\/lieder\/w\/[a-z0-9]{16}\/\?take_cart_id=[0-9a-f]{32}%40api&locale=en$/);
  });
});

test('where tickets cannot be given back, it is unclear what is held', async () => {
  const added = await pretix().add(order({ quantities: [2] }), null, 'k');
  if (!added.ok) throw new Error('not added');
  const cart = await pretix().cart(added.value.cart);
  const line = (cart.ok && cart.value?.lines[0]?.line) || '';
  server.keepAll();
  const calls = [
    pretix().removeLine(added.value.cart, line),
    pretix().release(added.value.cart),
    pretix().add(order({ quantities: [3], saleTypeIds: [52], seatGroup: 52 }), null, 'k'),
  ];
  for (const call of calls) expect(await call).toEqual({ ok: false, failure: { kind: 'unclear' } });
  expect(server.held()).toBe(4);
});

test('without the right to ask there is no box office', async () => {
  const stranger = pretix({ token: 'wrong' });
  for (const call of [stranger.catalogue('ostkai/lieder'), stranger.status(['ostkai/lieder']), stranger.add(order(), null, 'k')]) {
    expect(await call).toEqual({ ok: false, failure: { kind: 'unavailable' } });
  }
});

test('a list that does not end is left', async () => {
  let asked = 0;
  const endless = await startServer((request, response) => {
    asked += 1;
    response.end(JSON.stringify({ next: `http://127.0.0.1${request.url}`, results: [] }));
  });
  expect(await createPretix({ url: endless.url, token: 'x' }).cart('ostkai/lieder:0123456789abcdef@api')).toEqual({
    ok: false,
    failure: { kind: 'unavailable' },
  });
  expect(asked).toBe(maxPages);
  await endless.stop();
});
