import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, hall, orderOf, testShop, Visitor } from '../../../../tests/support/shop/shop.ts';
import { resetAllAttempts } from '../../../api/rate-limit/rate-limit.server.ts';
import { cartChanges, newCarts } from '../limits.ts';

// What a visitor, or somebody beside them, might do with the cart that it is not for.
const { site, running, boxOffice, reported, open, event } = await testShop();
const free = (idJet: number) => boxOffice.free(idJet);

let visitor: Visitor;
let concert: { id: number; idJet: number };
beforeEach(async () => {
  await resetAllAttempts(site.db);
  await boxOffice.fault({ mode: 'none' });
  open();
  visitor = new Visitor(site);
  concert = await event();
});

const order = (more: object = {}) => orderOf(concert.idJet, more);
const add = (more: object = {}, language = 'de') => visitor.post(`/${language}/api/shop-cart/`, order(more));
const added = async (more: object = {}) => (await add(more)).json();

describe('a cart that the box office itself has left in the cookies of the parent domain', () => {
  const left = (amount: string, url: string) => {
    visitor.setCookie('cartAmount', amount);
    visitor.setCookie('cartUrl', encodeURIComponent(url));
  };
  const asked = async () => (await visitor.get('/de/api/shop-cart/')).json();

  test('stays, and its address comes with the answer', async () => {
    for (const url of [`${running.url}/cart/other`, '/webshop/cart']) {
      left('2', url);
      expect(await asked()).toMatchObject({ cart: null, cart_url: url });
      expect([visitor.cookie('cartAmount'), visitor.set.size]).toEqual(['2', 0]);
    }
  });

  test.each(['https://evil.example/login', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'nonsense'])(
    'that leads to %s is none',
    async (url) => {
      left('2', url);
      expect(await asked()).toMatchObject({ cart: null, cart_url: null });
      for (const name of ['cartAmount', 'cartUrl']) expect(visitor.cookie(name), name).toBeUndefined();
      expect(reported).not.toContainEqual(expect.objectContaining({ message: expect.stringContaining('evil') }));
    },
  );
});

/** Seconds, more than none. */
const retryAfter = (refused: Response) => Number(refused.headers.get('retry-after')) || Number.NaN;

describe('limits', () => {
  const wrong = () => add({ seat_group: 9 });
  test('of one cart', async () => {
    await added();
    for (let call = 0; call < cartChanges.cart.max; call++) expect((await wrong()).status).toBe(409);
    expect((await failure(add())).slice(0, 2)).toEqual([429, 'too_many']);
    expect(await free(concert.idJet)).toBe(hall - 2);
    visitor = await new Visitor(site).takeToken();
    expect((await add()).status).toBe(200);
  });

  test('of one address without a cart; a cart of one’s own making is none', async () => {
    for (let call = 0; call < cartChanges.visitor.max; call++) {
      visitor.setCookie('cart', `${Buffer.from(`["${call}",1,9e15,""]`).toString('base64url')}.${randomUUID()}`);
      expect((await wrong()).status).toBe(409);
    }
    const refused = await add();
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many']);
    expect(retryAfter(refused)).toBeLessThanOrEqual(cartChanges.visitor.seconds);
    expect(await free(concert.idJet)).toBe(hall);
  });
});

describe('new carts of one address', () => {
  const from = async (address: string) => (visitor = await new Visitor(site, address).takeToken());
  const begin = async (address: string, more: object = {}) => {
    await from(address);
    return add({ quantities: [1], ...more });
  };

  test('are so many and no more, whoever drops the cookies; an order that failed is none', async () => {
    const { max, seconds } = newCarts;
    for (let cart = 0; cart < max; cart++) {
      expect((await begin('2001:db8::1', { seat_group: 9 })).status).toBe(409);
      expect((await begin(`2001:db8::${cart.toString(16)}`)).status).toBe(200);
    }
    const last = visitor;
    const refused = await begin('2001:db8::ffff');
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many']);
    expect(retryAfter(refused)).toBeLessThanOrEqual(seconds);
    expect(visitor.cookie('cart')).toBeUndefined();
    expect(await free(concert.idJet)).toBe(hall - max);
    expect((await begin('2001:db8:1::1')).status).toBe(200);
    visitor = last;
    expect((await add({ quantities: [1] })).status).toBe(200); // who has a cart goes on with it
    open({ now: () => new Date(Date.now() + seconds * 1_000) });
    expect((await begin('2001:db8::1')).status).toBe(200);
  });

  test('an answer that was lost counts: it may hold tickets', async () => {
    await boxOffice.fault({ mode: 'lost_answer', only: '/api/cart', times: newCarts.max });
    for (let cart = 0; cart < newCarts.max; cart++) expect((await begin('192.0.2.7')).status).toBe(502);
    expect((await begin('192.0.2.7')).status).toBe(429);
  });
});
