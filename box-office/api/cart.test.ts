import { beforeEach, describe, expect, it } from 'vitest';
import { statusesOnOneConnection } from '../testing/keep-alive.ts';
import { boxOfficeForTests } from '../testing/office.ts';

const office = boxOfficeForTests();
const minute = 60_000;
const hall = 430 - 4; // wheelchair places do not count
let event = 0;
const request = (more: object = {}) => ({ quantities: [2], event_jet_id: event, sale_type_ids: [1], seat_group: 1, ...more });
const post = (more: object = {}, headers: Record<string, string> = {}) => office.client.send('POST', '/api/cart', { body: request(more), headers });

beforeEach(async () => {
  await office.client.moveClock(0);
  event += 1;
  await office.client.putEvent(event);
});

describe('adding to a cart', () => {
  it('holds connected seats for 15 minutes and answers with the cart', async () => {
    const before = Date.now();
    const answer = await office.client.add(request({ quantities: [2, 1], sale_type_ids: [1, 3] }));
    expect(answer).toMatchObject({ tickets_quantity: 3, tickets_added: 3, cart_url: `${office.client.url}/cart/${answer.cart_id}` });
    expect(Date.parse(answer.expires_at) - before).toBeGreaterThanOrEqual(15 * minute);
    const { lines, total } = await office.client.cart(answer.cart_id);
    expect(total).toBe('80.00');
    const seats = lines.flatMap((line) => line.seats);
    expect(new Set(seats.map(({ row }) => row))).toEqual(new Set(['5']));
    expect(seats.map(({ seat }) => seat - (seats[0]?.seat ?? 0))).toEqual([0, 1, 2]);
    expect(await office.client.free(event)).toBe(hall - 3);
  });

  it('adds to what the cart has, and starts its 15 minutes anew', async () => {
    const first = await office.client.add(request());
    await office.client.moveClock(10);
    const second = await office.client.add(request({ cart_id: first.cart_id, seat_group: 2 }));
    expect(second).toMatchObject({ cart_id: first.cart_id, tickets_quantity: 4, tickets_added: 2 });
    expect(Date.parse(second.expires_at) - Date.parse(first.expires_at)).toBeGreaterThanOrEqual(10 * minute);
    await office.client.moveClock(20);
    expect(await office.client.free(event)).toBe(hall - 4);
  });

  it.each([
    ['an unknown event', { event_jet_id: 999 }, -201],
    ['an unknown price', { sale_type_ids: [9] }, -203],
    ['an unknown cart', { cart_id: 'gone' }, -204],
    ['no seat group where there are several', { seat_group: null }, -205],
    ['an unknown seat group', { seat_group: 9 }, -205],
    ['a time slot where there are none', { block_id: 5 }, -206],
    ['eleven tickets', { quantities: [11] }, -210],
    ['no tickets', { quantities: [0] }, -200],
    ['fewer quantities than prices', { sale_type_ids: [1, 2] }, -200],
    ['a negative quantity', { quantities: [-1] }, -200],
    ['half a ticket', { quantities: [0.5] }, -200],
  ])('refuses %s, and holds nothing', async (_, more, code) => {
    expect(await office.client.refused(post(more))).toBe(code);
    expect(await office.client.free(event)).toBe(hall);
  });

  it('refuses what is no JSON or too large, and holds nothing', async () => {
    const send = (body: string) => fetch(`${office.client.url}/api/cart`, { method: 'POST', body });
    expect(await office.client.refused(send('{"quantities":'))).toBe(-200);
    expect(await office.client.refused(send(JSON.stringify(request({ padding: 'x'.repeat(70_000) }))))).toBe(-200);
    expect(await office.client.free(event)).toBe(hall);
  });

  it('counts the limit for each event of an order, over the whole cart', async () => {
    const { cart_id } = await office.client.add(request({ quantities: [9] }));
    expect(await office.client.refused(post({ cart_id }))).toBe(-210);
    expect((await office.client.add(request({ cart_id, quantities: [1] }))).tickets_quantity).toBe(10);
    await office.client.putEvent(event + 5_000, {});
    expect((await office.client.add(request({ cart_id, event_jet_id: event + 5_000, quantities: [10], sale_type_ids: [1] }))).tickets_quantity).toBe(20);
    expect(await office.client.refused(post({ cart_id, event_jet_id: event + 5_000 }))).toBe(-210);
  });

  it('sells an allotment out, to the last seat', async () => {
    await office.client.putEvent(event, { hall: 'studio', sold: 0.95 });
    const one = { quantities: [1], seat_group: undefined };
    for (let left = 6; left > 0; left -= 1) await office.client.add(request(one));
    expect(await office.client.refused(post(one))).toBe(-214);
    expect(await office.client.free(event)).toBe(0);
  });

  it.each(['closed', 'cancelled', 'postponed', 'not_open'])('refuses an event that is %s', async (status) => {
    await office.client.putEvent(event, { status });
    expect(await office.client.refused(post())).toBe(-202);
  });

  it('takes the tickets of a time slot from that slot', async () => {
    const time_slots = [
      { block_id: 1, time_start: '18:00', capacity: 3 },
      { block_id: 2, time_start: '19:00', capacity: 3 },
    ];
    await office.client.putEvent(event, { hall: 'foyer', time_slots });
    expect(await office.client.refused(post())).toBe(-206);
    await office.client.add(request({ quantities: [3], block_id: 1 }));
    expect(await office.client.refused(post({ quantities: [1], block_id: '1' }))).toBe(-214);
    expect((await office.client.add(request({ quantities: [3], block_id: '2' }))).tickets_added).toBe(3);
  });

  it('refuses a time slot that has begun, and sells the next', async () => {
    const time_slots = [
      { block_id: 1, time_start: '18:00' },
      { block_id: 2, time_start: '19:00' },
    ];
    await office.client.putEvent(event, { hall: 'foyer', date_start: '2030-06-01T16:00:00Z', time_slots });
    await office.client.moveClock((Date.parse('2030-06-01T16:30:00Z') - Date.now()) / minute);
    expect(await office.client.refused(post({ block_id: 1 }))).toBe(-206);
    expect((await office.client.add(request({ block_id: 2 }))).tickets_added).toBe(2);
  });
});

describe('an idempotency key', () => {
  it('answers a repetition as the first time and holds nothing more', async () => {
    const key = `key-${event}`;
    const first = await office.client.add(request(), key);
    expect(await office.client.add(request(), key)).toEqual(first);
    expect(await office.client.free(event)).toBe(hall - 2);
  });

  it('does so for many at once', async () => {
    const key = `many-${event}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => office.client.add(request(), key)));
    expect(new Set(answers.map(({ cart_id }) => cart_id)).size).toBe(1);
    expect(await office.client.free(event)).toBe(hall - 2);
  });

  it('repeats a refusal too, and refuses another request', async () => {
    const headers = { 'Idempotency-Key': `no-${event}` };
    expect(await office.client.refused(post({ seat_group: 9 }, headers))).toBe(-205);
    expect(await office.client.refused(post({ seat_group: 9 }, headers))).toBe(-205);
    expect(await office.client.refused(post({}, headers))).toBe(-209);
    expect(await office.client.free(event)).toBe(hall);
  });

  it('is forgotten after a day', async () => {
    const first = await office.client.add(request(), `old-${event}`);
    for (const hours of [23, 25]) {
      await office.client.moveClock(hours * 60);
      await office.client.add(request(), `other-${event}-${hours}`);
      const again = await office.client.add(request(), `old-${event}`);
      expect(again.cart_id === first.cart_id, `${hours} hours`).toBe(hours === 23);
    }
  });
});

describe('a hold', () => {
  it('lapses after 15 minutes, and others can have the seats', async () => {
    const { cart_id } = await office.client.add(request());
    const [line] = (await office.client.cart(cart_id)).lines;
    await office.client.moveClock(14.9);
    expect(await office.client.free(event)).toBe(hall - 2);
    await office.client.moveClock(15.1);
    expect(await office.client.free(event)).toBe(hall);
    const gone = (method: string, path = '') => office.client.refused(office.client.send(method, `/api/cart/${cart_id}${path}`));
    expect(await gone('GET')).toBe(-204);
    expect(await gone('POST', '/extend')).toBe(-204);
    expect(await gone('DELETE', `/lines/${line?.line}`)).toBe(-204);
    expect(await gone('DELETE')).toBe(-204);
    expect(await office.client.refused(post({ cart_id }))).toBe(-204);
    const other = await office.client.add(request());
    expect((await office.client.cart(other.cart_id)).lines[0]?.seats).toEqual(line?.seats);
  });

  it('is extended once, by 15 minutes', async () => {
    const { cart_id, expires_at } = await office.client.add(request());
    const extend = () => office.client.send('POST', `/api/cart/${cart_id}/extend`);
    expect((await office.client.cart(cart_id)).can_extend).toBe(true);
    expect((await extend()).status).toBe(200);
    const cart = await office.client.cart(cart_id);
    expect(cart.can_extend).toBe(false);
    expect(Date.parse(cart.expires_at) - Date.parse(expires_at)).toBe(15 * minute);
    expect(await office.client.refused(extend())).toBe(-208);
    await office.client.moveClock(29);
    expect(await office.client.free(event)).toBe(hall - 2);
    await office.client.moveClock(31);
    expect(await office.client.free(event)).toBe(hall);
  });

  it.each([
    ['by adding', [14, 28, 42, 55]],
    ['by extending', [14, 28, 42]],
  ])('cannot be kept alive for more than an hour %s', async (_, added) => {
    const { cart_id, expires_at } = await office.client.add(request({ quantities: [1] }));
    const extend = () => office.client.send('POST', `/api/cart/${cart_id}/extend`);
    for (const at of added) {
      await office.client.moveClock(at);
      await office.client.add(request({ quantities: [1], cart_id }));
    }
    if (added.length < 4) expect((await extend()).status).toBe(200);
    const cart = await office.client.cart(cart_id);
    expect([Date.parse(cart.expires_at) - Date.parse(expires_at), cart.can_extend]).toEqual([45 * minute, false]);
    expect(await office.client.refused(extend())).toBe(-208);
  });

  it('that has lapsed is deleted after a day', async () => {
    const { cart_id } = await office.client.add(request());
    for (const hours of [23, 25]) {
      await office.client.moveClock(hours * 60);
      await office.client.add(request());
      await office.client.moveClock(0); // when it would still hold, if it were there
      expect((await office.client.send('GET', `/api/cart/${cart_id}`)).ok, `${hours} hours`).toBe(hours === 23);
    }
  });
});

describe('giving tickets back', () => {
  let cartId = '';
  beforeEach(async () => {
    cartId = (await office.client.add(request({ quantities: [2, 1], sale_type_ids: [1, 2] }))).cart_id;
  });

  it('frees the seats of a line at once', async () => {
    const [line] = (await office.client.cart(cartId)).lines;
    await office.client.send('DELETE', `/api/cart/${cartId}/lines/${line?.line}`);
    expect(await office.client.cart(cartId)).toMatchObject({ tickets_quantity: 1, total: '24.00' });
    expect(await office.client.free(event)).toBe(hall - 1);
  });

  it('leaves the lines of other carts alone', async () => {
    const other = await office.client.add(request());
    const [line] = (await office.client.cart(other.cart_id)).lines;
    expect(await office.client.refused(office.client.send('DELETE', `/api/cart/${cartId}/lines/${line?.line}`))).toBe(-207);
    expect((await office.client.cart(other.cart_id)).tickets_quantity).toBe(2);
  });

  it('frees everything, and the cart is gone', async () => {
    expect((await office.client.send('DELETE', `/api/cart/${cartId}`)).status).toBe(200);
    expect(await office.client.free(event)).toBe(hall);
    expect(await office.client.refused(office.client.send('GET', `/api/cart/${cartId}`))).toBe(-204);
  });
});

it('refuses a body that is too large, and the next request of the same client is answered', async () => {
  const large = { method: 'POST', path: '/api/cart', body: 'x'.repeat(3_000_000) };
  const next = { method: 'GET', path: '/api/capabilities' };
  expect(await statusesOnOneConnection(office.client.url, [next, large, next, large, next])).toEqual([200, 400, 200, 400, 200]);
});
