import { beforeEach, describe, expect, test } from 'vitest';
import { failure, hall, orderOf, testShop, Visitor } from '../../../../tests/support/shop/shop.ts';
import { saveSettings } from '../../settings/index.server.ts';
import { createSimulator } from '../box-office/simulator.server.ts';

const { site, running, boxOffice, reported, open, event } = await testShop();
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

describe('adding', () => {
  test('holds tickets in the box office and says how long', async () => {
    const answer = await added({ quantities: [2, 1], sale_type_ids: [1, 3] });
    expect(answer).toMatchObject({ tickets_quantity: 3, tickets_added: 3, can_extend: true });
    expect(answer.cart_url).toMatch(new RegExp(`^${running.url}/cart/[\\w-]+\\?lang=de$`));
    const held = Date.parse(answer.expires_at) - Date.parse(answer.server_time);
    expect(held).toBeGreaterThan(14.5 * 60_000);
    expect(held).toBeLessThanOrEqual(15 * 60_000);
    expect(await free(concert.idJet)).toBe(hall - 3);
  });

  test('continues the cart of the cookie, which no script can read', async () => {
    await added();
    expect(visitor.set.get('cart')?.text).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    for (const name of ['cartAmount', 'cartUrl']) expect(visitor.set.get(name)?.text).not.toMatch(/HttpOnly/);
    expect((await added({ seat_group: 2 })).tickets_quantity).toBe(4);
    expect(visitor.set.get('cartAmount')?.value).toBe('4');
    expect(visitor.set.get('cartUrl')?.value).toMatch(`${running.url}/cart/`);
    expect((await cart()).lines).toHaveLength(2);
  });

  test('two tabs that begin at the same moment get one cart', async () => {
    const answers = await Promise.all([add(), add({ seat_group: 2 })].map(async (answer) => (await answer).json()));
    expect(answers.map(({ tickets_quantity }) => tickets_quantity).sort()).toEqual([2, 4]);
    expect(new Set(answers.map(({ cart_url }) => cart_url)).size).toBe(1);
    expect((await cart()).tickets_quantity).toBe(4);
    expect(await free(concert.idJet)).toBe(hall - 4);
  });

  test('a first order that fails does not keep the one beside it from beginning a cart', async () => {
    const [failed, other] = await Promise.all([add({ seat_group: 9 }), add()]);
    expect([failed.status, other.status, (await other.json()).tickets_quantity]).toEqual([409, 200, 2]);
  });

  test('no cookie outlives the hold', async () => {
    for (let times = 0; times < 3; times++) {
      const { expires_at } = await added({ quantities: [1] });
      const now = Date.now();
      for (const name of ['cart', 'cartAmount', 'cartUrl']) {
        const { maxAge = Number.POSITIVE_INFINITY, expires } = visitor.set.get(name) ?? {};
        expect(now + maxAge * 1_000, name).toBeLessThanOrEqual(Date.parse(expires_at) + (Date.now() - now) + answerTime);
        expect(expires?.getTime(), name).toBeLessThanOrEqual(Date.parse(expires_at));
        expect(maxAge, name).toBeGreaterThan(14 * 60);
      }
    }
  });

  test.each([
    ['more quantities than prices', { quantities: [1, 1] }, 'sale_type_ids'],
    ['no tickets', { quantities: [0] }, 'quantities.0'],
    ['half a ticket', { quantities: [0.5] }, 'quantities.0'],
    ['an event that is no number of any', { event_jet_id: '1 or 1' }, 'event_jet_id'],
  ])('%s is refused before anybody is asked', async (_, more, field) => {
    const response = await add(more);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
    expect(await free(concert.idJet)).toBe(hall);
  });

  test('an event that is not shown, called off or unknown is not sold', async () => {
    const hidden = await event({}, { is_online: false });
    const cancelled = await event({}, { status: 'cancelled' });
    await boxOffice.putEvent(77);
    for (const idJet of [hidden.idJet, cancelled.idJet, 77]) {
      expect((await failure(add({ event_jet_id: String(idJet) }))).slice(0, 2)).toEqual([404, 'not_for_sale']);
      expect(await free(idJet)).toBe(hall);
    }
  });

  test('needs the token against forged requests', async () => {
    const response = await site.app.request('/de/api/shop-cart/', { method: 'POST', body: JSON.stringify(order()) });
    expect(response.status).toBe(403);
    expect(await free(concert.idJet)).toBe(hall);
  });
});

/** Milliseconds between the site's look at the clock and ours: a cookie counts from when it arrives. */
const answerTime = 1_000;

describe('a refusal', () => {
  test('too few connected seats: −214, in the visitor’s language, and nothing is held', async () => {
    const full = await event({ sold: 1 });
    const more = { event_jet_id: String(full.idJet) };
    expect(await failure(add(more))).toEqual([409, '-214', 'Es wurden nicht genügend (zusammenhängende) Plätze gefunden.']);
    expect(await failure(add(more, 'en'))).toEqual([409, '-214', 'Not enough (connected) seats found.']);
    expect(visitor.cookie('cart')).toBeUndefined();
  });

  test('any other says its number', async () => {
    expect(await failure(add({ seat_group: 9 }, 'en'))).toEqual([409, '-205', "Unfortunately, that didn't work. Error -205"]);
  });

  test('a cart that has lapsed is replaced by a new one', async () => {
    const old = await added();
    await boxOffice.moveClock(20);
    const answer = await added({ quantities: [3] });
    expect(answer).toMatchObject({ tickets_quantity: 3, tickets_added: 3 });
    expect(answer.cart_url).not.toBe(old.cart_url);
    expect(await free(concert.idJet)).toBe(hall - 3);
  });

  test('where that does not work either, the lapsed cart is forgotten', async () => {
    await added();
    await boxOffice.moveClock(20);
    const full = await event({ sold: 1 });
    expect((await failure(add({ event_jet_id: String(full.idJet) }))).slice(0, 2)).toEqual([409, '-214']);
    for (const name of ['cart', 'cartAmount', 'cartUrl']) expect(visitor.cookie(name), name).toBeUndefined();
  });
});

describe('when the box office fails', () => {
  test.each([
    ['offline', 503, 'shop_unavailable', 0],
    ['error500', 502, 'shop_unclear', 0],
    ['reset', 502, 'shop_unclear', 0],
    ['hang', 502, 'shop_unclear', 0],
    ['lost_answer', 502, 'shop_unclear', 2],
    ['broken_json', 502, 'shop_unclear', 2],
  ])('%s: %i %s, and it is asked no second time', async (mode, status, code, taken) => {
    await boxOffice.fault({ mode, only: '/api/cart', times: 1 });
    expect((await failure(add())).slice(0, 2)).toEqual([status, code]);
    expect(await free(concert.idJet)).toBe(hall - taken);
    expect(visitor.cookie('cart')).toBeUndefined();
  });

  test('a slow answer in time is an answer', async () => {
    await boxOffice.fault({ mode: 'slow', ms: 300, only: '/api/cart', times: 1 });
    expect((await added()).tickets_quantity).toBe(2);
  });

  test.each([
    ['extend', 'offline', 503, 'shop_unavailable'],
    ['extend', 'lost_answer', 502, 'shop_unclear'],
    ['remove', 'hang', 502, 'shop_unclear'],
    ['remove', 'error500', 502, 'shop_unclear'],
    ['release', 'offline', 503, 'shop_unavailable'],
    ['release', 'reset', 502, 'shop_unclear'],
  ])('%s while it is %s: %i %s, and the cart stays the visitor’s', async (call, mode, status, code) => {
    await added();
    const [{ line }] = (await cart()).lines;
    await boxOffice.fault({ mode, only: '/api/cart', times: 1 });
    expect((await failure(visitor.post(`/de/api/shop-cart/${call}/`, { line }))).slice(0, 2)).toEqual([status, code]);
    expect((await cart()).tickets_quantity).toBe(2);
  });

  test('an unclear addition leaves the cart that there was', async () => {
    await added();
    await boxOffice.fault({ mode: 'lost_answer', only: '/api/cart', times: 1 });
    expect((await failure(add()))[1]).toBe('shop_unclear');
    expect(visitor.cookie('cartAmount')).toBe('2');
    expect((await cart()).tickets_quantity).toBe(4);
    expect(visitor.cookie('cartAmount')).toBe('4');
  });

  test('without one at all: 503', async () => {
    open({ office: null });
    expect((await failure(add())).slice(0, 2)).toEqual([503, 'shop_unavailable']);
  });

  test('a shop that the house has switched off sells nothing', async () => {
    await saveSettings(site.db, { is_shop_online: false }, 'de');
    try {
      expect((await failure(add())).slice(0, 2)).toEqual([503, 'shop_offline']);
      expect(await free(concert.idJet)).toBe(hall);
    } finally {
      await saveSettings(site.db, { is_shop_online: true }, 'de');
    }
  });
});

test('a link to a host that is not allowed goes no further', async () => {
  const office = createSimulator({ url: running.url, publicUrl: 'https://elsewhere.example' });
  open({ office });
  expect((await added()).cart_url).toBe('');
  expect(visitor.cookie('cartUrl')).toBeUndefined();
  expect((await cart()).cart_url).toBe('');
  expect(reported.at(-1)?.message).toMatch(/elsewhere\.example/);
  open({ office: createSimulator({ url: running.url, publicUrl: running.url.replace('//', '//ostkai.example@') }) });
  expect((await added()).cart_url).toBe('');
  open({ office, hosts: ['elsewhere.example'] });
  expect((await added()).cart_url).toMatch(/^https:\/\/elsewhere\.example\//);
});

test('an addition that fails leaves a cart that only the box office knows', async () => {
  visitor.setCookie('cartAmount', '3');
  visitor.setCookie('cartUrl', encodeURIComponent(`${running.url}/cart/other`));
  expect((await add({ seat_group: 9 })).status).toBe(409);
  expect([visitor.cookie('cartAmount'), visitor.set.has('cartUrl')]).toEqual(['3', false]);
});
