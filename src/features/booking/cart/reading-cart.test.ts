import { beforeEach, describe, expect, test } from 'vitest';
import { failure, hall, orderOf, testShop, Visitor } from '../../../../tests/support/shop/shop.ts';
import type { Answer } from '../box-office/box-office.ts';
import { createSimulator } from '../box-office/simulator.server.ts';

const { site, running, boxOffice, open, event } = await testShop();
const free = (idJet: number) => boxOffice.free(idJet);

let visitor: Visitor;
let concert: { id: number; idJet: number };
beforeEach(async () => {
  await boxOffice.fault({ mode: 'none' });
  await boxOffice.moveClock(0);
  open();
  visitor = new Visitor(site);
  concert = await event();
});

const order = (more: object = {}) => orderOf(concert.idJet, more);
const add = (more: object = {}, language = 'de') => visitor.post(`/${language}/api/shop-cart/`, order(more));
const added = async (more: object = {}) => (await add(more)).json();
const cart = async () => (await (await visitor.get('/de/api/shop-cart/')).json()).cart;

describe('the cart', () => {
  test('is none without a cookie, and none by a cookie that is not ours', async () => {
    expect(await cart()).toBeNull();
    expect(visitor.set.size).toBe(0);
    await added();
    const [text, signature] = visitor.cookie('cart')?.split('.') ?? [];
    const other = Buffer.from(JSON.stringify(['somebody else’s', 1, 9e15, ''])).toString('base64url');
    for (const forged of [`${other}.${signature}`, `${text}.${signature}x`, `${text}`, '.', 'x']) {
      visitor.setCookie('cart', forged);
      expect(await cart(), forged).toBeNull();
      expect(visitor.cookie('cart')).toBeUndefined();
    }
  });

  test('is read line by line, in the visitor’s language', async () => {
    await added({ quantities: [1, 1], sale_type_ids: [1, 2] });
    const { lines, ...rest } = (await (await visitor.get('/en/api/shop-cart/')).json()).cart;
    expect(rest).toMatchObject({ tickets_quantity: 2, can_extend: true, total: expect.stringMatching(/^\d+\.\d\d$/) });
    expect(rest.cart_url).toMatch(/lang=en$/);
    expect(rest.cart_page).toBe('/webshop/cart?lang=en');
    expect(lines[0]).toMatchObject({
      event: { id: concert.id, url: expect.stringMatching(new RegExp(`^/en/events/.+/${concert.id}$`)) },
      seat_group: 1,
      sale_type_id: 1,
    });
    expect(lines.map(({ title, quantity }: { title: string; quantity: number }) => [title, quantity])).toEqual([
      ['Songs by the water', 1],
      ['Songs by the water', 1],
    ]);
  });

  test('is extended once, and its cookies with it', async () => {
    const { expires_at } = await added();
    const extended = (await (await visitor.post('/de/api/shop-cart/extend/')).json()).cart;
    expect(Date.parse(extended.expires_at) - Date.parse(expires_at)).toBe(15 * 60_000);
    expect(extended.can_extend).toBe(false);
    expect(visitor.set.get('cart')?.maxAge).toBeGreaterThan(28 * 60);
    expect((await failure(visitor.post('/de/api/shop-cart/extend/'))).slice(0, 2)).toEqual([409, '-208']);
  });

  test('gives a line back, then all of it', async () => {
    await added();
    await added({ seat_group: 2 });
    const [first] = (await cart()).lines;
    const left = (await (await visitor.post('/de/api/shop-cart/remove/', { line: first.line })).json()).cart;
    expect([left.tickets_quantity, visitor.cookie('cartAmount'), await free(concert.idJet)]).toEqual([2, '2', hall - 2]);
    expect((await (await visitor.post('/de/api/shop-cart/release/')).json()).cart).toBeNull();
    expect([visitor.cookie('cart'), visitor.cookie('cartAmount'), await free(concert.idJet)]).toEqual([undefined, undefined, hall]);
    expect((await failure(visitor.post('/de/api/shop-cart/release/'))).slice(0, 2)).toEqual([404, 'no_cart']);
  });

  test('ends with its first tickets where the box office does not say when', async () => {
    const office = createSimulator({ url: running.url });
    const silent = async (...order: Parameters<typeof office.add>) => {
      const answer = await office.add(...order);
      return answer.ok ? { ...answer, value: { ...answer.value, expiresAt: null } } : answer;
    };
    let now = new Date();
    open({ office: { ...office, add: silent }, now: () => now });
    const first = await added({ quantities: [1] });
    expect(Date.parse(first.expires_at)).toBe(now.getTime() + 15 * 60_000);
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await added({ quantities: [1] })).expires_at).toBe(first.expires_at);
  });

  test('is held for 15 minutes after the last change, however far ahead the box office says', async () => {
    const office = createSimulator({ url: running.url });
    const farAhead = { expiresAt: new Date(Date.now() + 500 * 24 * 60 * 60_000) }; // no cookie may have such an end
    const asSaid = <T>(answer: Answer<T>): Answer<T> => (answer.ok && answer.value ? { ...answer, value: { ...answer.value, ...farAhead } } : answer);
    open({
      office: {
        ...office,
        add: async (...order) => asSaid(await office.add(...order)),
        cart: async (...asked) => asSaid(await office.cart(...asked)),
        extend: async (...asked) => asSaid(await office.extend(...asked)),
      },
    });
    const minutesOf = ({ expires_at, server_time }: { expires_at: string; server_time: string }) => (Date.parse(expires_at) - Date.parse(server_time)) / 60_000;
    expect(minutesOf(await added())).toBeCloseTo(15, 1);
    expect(visitor.set.get('cart')?.maxAge).toBeLessThanOrEqual(15 * 60);
    const read = await (await visitor.get('/de/api/shop-cart/')).json();
    expect(minutesOf({ server_time: read.server_time, expires_at: read.cart.expires_at })).toBeCloseTo(15, 1);
    const extended = await (await visitor.post('/de/api/shop-cart/extend/')).json();
    expect(minutesOf({ server_time: extended.server_time, expires_at: extended.cart.expires_at })).toBeCloseTo(30, 1);
  });

  test('is none once its end is past by our clock, whatever the box office says', async () => {
    const { expires_at } = await added();
    open({ now: () => new Date(expires_at) });
    expect(await cart()).toBeNull();
    expect(visitor.cookie('cart')).toBeUndefined();
  });

  test('that has lapsed or was bought is forgotten', async () => {
    await added();
    await boxOffice.moveClock(20);
    expect(await cart()).toBeNull();
    expect(visitor.cookie('cartAmount')).toBeUndefined();
  });

  test('stays with its cookies while the box office cannot be reached', async () => {
    await added();
    await boxOffice.fault({ mode: 'offline' });
    expect((await failure(visitor.get('/de/api/shop-cart/'))).slice(0, 2)).toEqual([503, 'shop_unavailable']);
    expect(visitor.cookie('cartAmount')).toBe('2');
  });
});
