import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { failure, hall, orderOf, testShop, Visitor } from '../support/shop.ts';

// An order that is sent again under its key: it holds once, whatever became of the answer, and in the visitor's one cart.
const { site, boxOffice, open, event } = await testShop();
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
