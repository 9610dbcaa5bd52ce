import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, hall, orderOf, testShop, Visitor } from '../../../../tests/support/shop/shop.ts';
import { createJet } from '../box-office/jet.server.ts';

// An order that is sent again under its key: it holds once, whatever became of the answer, and in the visitor's one cart.
const { site, running, boxOffice, open, event } = await testShop();
const free = (idJet: number) => boxOffice.free(idJet);

let visitor: Visitor;
let concert: { id: number; idJet: number };
beforeEach(async () => {
  await boxOffice.fault({ mode: 'none' });
  open();
  visitor = new Visitor(site);
  concert = await event();
});

const order = (more: object = {}) => orderOf(concert.idJet, more);
const add = (more: object = {}) => visitor.post('/de/api/shop-cart/', order(more));
const added = async (more: object = {}) => (await add(more)).json();

test('the same key holds once', async () => {
  const key = randomUUID();
  const first = await added({ key });
  visitor = new Visitor(site); // the answer did not reach the browser, and its cookies neither
  expect(await added({ key })).toMatchObject({ cart_url: first.cart_url, tickets_quantity: 2 });
  expect(await free(concert.idJet)).toBe(hall - 2);
});

test('what was unclear is held once when the visitor tries it again', async () => {
  const key = randomUUID();
  await boxOffice.fault({ mode: 'lost_answer', only: '/api/cart', times: 1 });
  expect((await failure(add({ key }))).slice(0, 2)).toEqual([502, 'shop_unclear']);
  expect(await added({ key })).toMatchObject({ tickets_quantity: 2, tickets_added: 2 });
  expect(await free(concert.idJet)).toBe(hall - 2);
});

test('the same key holds once, also where the cart of the cookie was no more', async () => {
  await added();
  const key = randomUUID();
  const gone = visitor.cookie('cart') ?? '';
  await visitor.post('/de/api/shop-cart/release/');
  for (let time = 0; time < 2; time++) {
    visitor.setCookie('cart', gone); // as if no answer had come
    expect(await added({ key })).toMatchObject({ tickets_quantity: 2 });
  }
  expect(await free(concert.idJet)).toBe(hall - 2);
});

test('an order that failed and is tried again goes into the cart that another has begun meanwhile', async () => {
  const key = randomUUID();
  await boxOffice.fault({ mode: 'offline', only: '/api/cart', times: 1 });
  expect((await add({ key })).status).toBe(503);
  const other = await added({ seat_group: 2 });
  expect(await added({ key })).toMatchObject({ cart_url: other.cart_url, tickets_quantity: 4 });
  expect(await free(concert.idJet)).toBe(hall - 4);
});

test('what a repetition says is what the cart has now, and not what it had the first time', async () => {
  const key = randomUUID();
  await added({ key });
  await added({ seat_group: 2, quantities: [1] });
  expect(await added({ key })).toMatchObject({ tickets_quantity: 3 });
  expect(visitor.cookie('cartAmount')).toBe('3');
  await visitor.post('/de/api/shop-cart/release/');
  expect((await failure(add({ key }))).slice(0, 2)).toEqual([409, '-204']);
  expect(visitor.cookie('cartAmount')).toBeUndefined();
});

describe('the answer to the first order was lost, and another has begun the cart before it is tried again', () => {
  let other: { id: number; idJet: number };
  let key: string;
  let begun: { cart_url: string };
  const beginBeside = async (mode: string) => {
    other = await event();
    key = randomUUID();
    await boxOffice.fault({ mode, only: '/api/cart', times: 1 });
    expect((await failure(add({ key }))).slice(0, 2)).toEqual([502, 'shop_unclear']);
    begun = await (await visitor.post('/de/api/shop-cart/', orderOf(other.idJet, { quantities: [1] }))).json();
  };
  /** All of it is in the one cart that the visitor sees; `beside`: tickets that are held elsewhere. */
  const isTogether = async (beside = 0) => {
    const seen = (await (await visitor.get('/de/api/shop-cart/')).json()).cart;
    expect([seen.tickets_quantity, seen.cart_url, visitor.cookie('cartAmount')]).toEqual([3, begun.cart_url, '3']);
    expect([await free(concert.idJet), await free(other.idJet)]).toEqual([hall - 2 - beside, hall - 1]);
  };

  test.each(['lost_answer', 'reset'])('%s: one cart has all of it, and nothing is held elsewhere, however often it is tried', async (mode) => {
    await beginBeside(mode);
    for (let time = 0; time < 3; time++) expect(await added({ key })).toMatchObject({ tickets_quantity: 3, cart_url: begun.cart_url });
    await isTogether();
  });

  test('also a while later', async () => {
    let later = 0;
    open({ now: () => new Date(Date.now() + later) });
    await beginBeside('lost_answer');
    later = 5 * 60_000;
    expect(await added({ key })).toMatchObject({ tickets_quantity: 3, cart_url: begun.cart_url });
    await isTogether();
  });

  test.each([
    ['finding', '/api/cart'],
    ['giving back', '/api/cart/'],
  ])('where %s it fails, it is still unclear, and works the next time', async (_, only) => {
    await beginBeside('lost_answer');
    await boxOffice.fault({ mode: 'offline', only, times: 1 });
    expect((await failure(add({ key }))).slice(0, 2)).toEqual([502, 'shop_unclear']);
    expect(visitor.cookie('cartAmount')).toBe('1');
    expect(await added({ key })).toMatchObject({ tickets_quantity: 3, cart_url: begun.cart_url });
    await isTogether();
  });

  test('where the cart has no room for it, nothing of it is held', async () => {
    await beginBeside('lost_answer');
    await visitor.post('/de/api/shop-cart/', orderOf(concert.idJet, { quantities: [9] }));
    expect((await failure(add({ key }))).slice(0, 2)).toEqual([409, '-210']);
    expect([visitor.cookie('cartAmount'), await free(concert.idJet)]).toEqual(['10', hall - 9]);
  });

  test.each([
    ['gives nothing back', { repeatsSafely: true, readsCarts: true }],
    ['knows no repetition', { removesLines: true, readsCarts: true }],
  ])('a box office that %s: one cart has all of it, and what is beside it lapses', async (_, capabilities) => {
    open({ office: createJet({ url: running.url, capabilities }) });
    await beginBeside('lost_answer');
    expect(await added({ key })).toMatchObject({ tickets_quantity: 3, cart_url: begun.cart_url });
    await isTogether(2);
  });
});

test('an order that has to begin anew takes no longer than any other', async () => {
  await added();
  const [, cart] = /\/cart\/([\w-]+)/.exec(decodeURIComponent(visitor.cookie('cartUrl') ?? '')) ?? [];
  await boxOffice.send('DELETE', `/api/cart/${cart}`);
  await boxOffice.fault({ mode: 'slow', ms: 500, only: '/api/cart' }); // one such answer is waited for (tests/support/shop/shop.ts), but not two
  expect((await failure(add())).slice(0, 2)).toEqual([502, 'shop_unclear']);
});

test('a cart that was given back is not asked for again by whoever has no other', async () => {
  await added();
  await visitor.post('/de/api/shop-cart/release/');
  await boxOffice.fault({ mode: 'slow', ms: 1, only: '/api/cart', times: 2 });
  expect((await add()).status).toBe(200);
  const { mode } = await (await boxOffice.admin('GET', '/faults')).json();
  expect(mode).toBe('slow'); // it was asked once
});
