import { beforeEach, expect, test } from 'vitest';
import { hall, orderOf, testShop, Visitor } from '../../../../tests/support/shop/shop.ts';
import type { BoxOffice } from '../box-office/box-office.ts';
import { createSimulator } from '../box-office/simulator.server.ts';
import { renameGrace } from '../limits.ts';

// A look at the cart takes no turn: what it saw may be older than an order that is answered before it.
const { site, running, boxOffice, open, event } = await testShop();

let visitor: Visitor;
let concert: { id: number; idJet: number };
let held: { seen: PromiseWithResolvers<void>; go: PromiseWithResolvers<void> };
beforeEach(async () => {
  held = { seen: Promise.withResolvers(), go: Promise.withResolvers() };
  visitor = new Visitor(site);
  concert = await event();
});

function slowToRead(): BoxOffice {
  const office = createSimulator({ url: running.url });
  let reads = 0;
  const cart: BoxOffice['cart'] = async (...asked) => {
    const answer = await office.cart(...asked);
    if (++reads > 1) return answer;
    held.seen.resolve();
    await held.go.promise;
    return answer;
  };
  return { ...office, cart };
}

const added = async (more: object = {}) => (await visitor.post('/de/api/shop-cart/', orderOf(concert.idJet, more))).json();
const read = async () => (await (await visitor.get('/de/api/shop-cart/')).json()).cart;
const idOf = ({ cart_url }: { cart_url: string }) => new URL(cart_url).pathname.split('/').at(-1) ?? '';
const giveBackElsewhere = async (id: string) => expect((await boxOffice.send('DELETE', `/api/cart/${id}`)).ok).toBe(true);

test('a read of a cart that is no more leaves the cookies of the one that an order has begun since', async () => {
  open({ office: slowToRead() });
  await giveBackElsewhere(idOf(await added()));
  const older = read();
  await held.seen.promise;
  const newer = await added();
  held.go.resolve();
  expect(await older).toBeNull();
  expect([visitor.set.size, visitor.cookie('cartAmount')]).toEqual([0, '2']);
  expect(await read()).toMatchObject({ tickets_quantity: 2, cart_url: newer.cart_url });
});

test('nor does it take those back that an order has set which knew nothing of the older cart', async () => {
  let now = Date.now();
  open({ office: slowToRead(), now: () => new Date(now) });
  await giveBackElsewhere(idOf(await added()));
  now += renameGrace;
  const older = read();
  await held.seen.promise;
  expect(await read()).toBeNull(); // which takes the cookies back
  const newer = await added();
  held.go.resolve();
  await older;
  expect(await read()).toMatchObject({ tickets_quantity: 2, cart_url: newer.cart_url });
});

test('nor while the order is under way', async () => {
  const begun = Promise.withResolvers<void>();
  const office = slowToRead();
  const answerOrder = Promise.withResolvers<void>();
  let orders = 0;
  open({
    office: {
      ...office,
      add: async (...order) => {
        if (++orders > 1) {
          begun.resolve();
          await answerOrder.promise;
        }
        return office.add(...order);
      },
    },
  });
  await added();
  const older = read();
  await held.seen.promise;
  const order = added();
  await begun.promise;
  held.go.resolve();
  expect(await older).toMatchObject({ tickets_quantity: 2 });
  expect(visitor.set.size).toBe(0);
  answerOrder.resolve();
  expect((await order).tickets_quantity).toBe(4);
});

test('the number of tickets is not set back', async () => {
  open({ office: slowToRead() });
  await added();
  const older = read();
  await held.seen.promise;
  await added({ quantities: [1] });
  held.go.resolve();
  expect(await older).toMatchObject({ tickets_quantity: 2 });
  expect(visitor.cookie('cartAmount')).toBe('3');
});

test('a read that comes with the name of an older cart is answered with the newest', async () => {
  open();
  const old = await added();
  await giveBackElsewhere(idOf(old));
  const cookie = visitor.cookie('cart') ?? '';
  const newer = await added();
  visitor.setCookie('cart', cookie); // it was on its way meanwhile
  expect(await read()).toMatchObject({ cart_url: newer.cart_url });
  expect(visitor.cookie('cartAmount')).toBe('2');
});

test('a cart that was begun in a page of the box office waits for an order under way, and does not take its place', async () => {
  const begun = Promise.withResolvers<void>();
  const answerOrder = Promise.withResolvers<void>();
  const office = createSimulator({ url: running.url });
  const add: BoxOffice['add'] = async (...order) => {
    begun.resolve();
    await answerOrder.promise;
    return office.add(...order);
  };
  open({ office: { ...office, add } });
  const there = await boxOffice.add({ event_jet_id: concert.idJet, quantities: [1], sale_type_ids: [1], seat_group: 1 });
  const order = added();
  await begun.promise;
  const joined = visitor.post('/de/api/shop-cart/join/', { cart: there.cart_id });
  answerOrder.resolve();
  const { cart } = await (await joined).json();
  expect(cart.cart_url).toBe((await order).cart_url);
  expect(visitor.cookie('cartAmount')).toBe('2');
  expect(await boxOffice.free(concert.idJet)).toBe(hall - 3);
});
