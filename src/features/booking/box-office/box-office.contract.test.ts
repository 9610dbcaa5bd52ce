import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatGroupsSchema } from '../contract.ts';
import type { Added, Answer, BoxOffice, NewLines } from './box-office.ts';
import { createSimulator } from './simulator.server.ts';
import { type Events, type Office, offices, startSimulator } from './testing/offices.server.ts';

function valueIn<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`not answered: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}
const refusedWith = (code: number) => ({ ok: false, failure: { kind: 'refused', code } });
const unsupported = { ok: false, failure: { kind: 'unsupported' } };
const answeredUnless = <T>(isSupported: boolean, answer: Answer<T>): T | null => {
  if (isSupported) return valueIn(answer);
  expect(answer).toEqual(unsupported);
  return null;
};

describe.each(Object.keys(offices))('%s', (name) => {
  let setup: Office;
  let office: BoxOffice;
  let events: Events;
  let keys = 0;

  beforeAll(async () => {
    setup = await (offices[name] as () => Promise<Office>)(); // one of its keys
    ({ office } = setup);
  });
  beforeEach(async () => {
    events = await setup.begin();
  });
  afterAll(() => setup.stop());

  const newKey = () => {
    keys += 1;
    return `${name}-${keys}`;
  };
  const firstGroup = async (eventId: string) => {
    const group = valueIn(await office.catalogue(eventId)).seatGroups[0];
    if (!group?.prices[0] || !group.prices[1]) throw new Error('no seat group with two prices');
    return { seatGroup: group.seat_group, saleTypes: [group.prices[0].sale_type_id, group.prices[1].sale_type_id] as const };
  };
  const order = async (full: number, reduced = 0): Promise<NewLines> => {
    const { seatGroup, saleTypes } = await firstGroup(events.open);
    const [quantities, saleTypeIds] = reduced > 0 ? [[full, reduced], [...saleTypes]] : [[full], [saleTypes[0]]];
    return { eventId: events.open, quantities, saleTypeIds, seatGroup };
  };
  const add = async (lines: NewLines, cart: string | null = null): Promise<Added> => valueIn(await office.add(lines, cart, newKey()));

  describe('the catalogue', () => {
    test('has seat groups in our shape, each with its full price first', async () => {
      const { eventId, sale, seatGroups, maxTickets } = valueIn(await office.catalogue(events.open));
      expect({ eventId, sale, maxTickets }).toEqual({ eventId: events.open, sale: 'on_sale', maxTickets: 10 });
      expect(seatGroupsSchema.parse(seatGroups)).toEqual(seatGroups);
      expect(seatGroups.length).toBeGreaterThan(0);
      for (const { prices, status, seat_group } of seatGroups) {
        expect(status).not.toBe('0');
        expect(prices.map(({ text }) => text).indexOf('Vollpreis')).toBe(0);
        expect(prices.every((price) => price.seat_group === seat_group)).toBe(true);
      }
    });

    test('of an event that is not known is refused', async () => {
      for (const id of [setup.unknown, '../admin', '']) expect(await office.catalogue(id)).toMatchObject(refusedWith(-201));
    });
  });

  test('all its events are told, or it is said that they are not', async () => {
    const answer = await office.events(new Date('2020-01-01'), new Date('2040-01-01'));
    const told = answeredUnless(office.capabilities.listsEvents, answer);
    if (told) expect(told.events.map(({ eventId }) => eventId)).toContain(events.open);
  });

  test('the status of many events leaves out those that are not known', async () => {
    const states = valueIn(await office.status([setup.unknown, events.open, 'no-id/../x', events.open]));
    expect(states).toEqual([{ eventId: events.open, sale: 'on_sale', availability: 'available' }]);
    expect(await office.status([])).toEqual({ ok: true, value: [] });
  });

  describe('adding', () => {
    test('adds to what the cart has', async () => {
      const first = await add(await order(2));
      const second = await add(await order(1, 2), first.cart);
      const third = await add(await order(1), second.cart);
      expect([first, second, third].map(({ ticketsQuantity }) => ticketsQuantity)).toEqual([2, 5, 6]);
      expect(await setup.held()).toBe(6);
      expect(third.expiresAt).toBeInstanceOf(Date);
    });

    test('is refused with -214 where there is not enough, and holds nothing', async () => {
      const { eventId, seatGroup, saleTypeId, ask } = events.scarce;
      expect(await office.add({ eventId, seatGroup, quantities: [ask], saleTypeIds: [saleTypeId] }, null, newKey())).toMatchObject(refusedWith(-214));
      expect(await setup.held()).toBe(0);
      const fewer = await add({ eventId, seatGroup, quantities: [1], saleTypeIds: [saleTypeId] });
      expect(fewer.ticketsQuantity).toBe(1);
    });

    test('is refused with -204 in a cart that is no more, and holds nothing', async () => {
      for (const cart of [setup.staleCart, '../admin', '.AAAA', '']) expect(await office.add(await order(1), cart, newKey())).toMatchObject(refusedWith(-204));
      expect(await setup.held()).toBe(0);
    });

    test('is refused for an unknown event, seat group or price, and beyond the limit', async () => {
      const lines = await order(1);
      const refusedAdd = async (more: Partial<NewLines>, cart: string | null = null) => office.add({ ...lines, ...more }, cart, newKey());
      expect(await refusedAdd({ eventId: setup.unknown })).toMatchObject(refusedWith(-201));
      expect(await refusedAdd({ eventId: '../admin' })).toMatchObject(refusedWith(-201));
      expect(await refusedAdd({ seatGroup: 9_999 })).toMatchObject(refusedWith(-205));
      expect(await refusedAdd({ saleTypeIds: [9_999] })).toMatchObject(refusedWith(-203));
      expect(await refusedAdd({ quantities: [11] })).toMatchObject(refusedWith(-210));
      const { cart } = await add({ ...lines, quantities: [9] });
      expect(await refusedAdd({ quantities: [2] }, cart)).toMatchObject(refusedWith(-210));
      expect(await setup.held()).toBe(9);
    });

    test('a repetition holds once where the system can tell', async () => {
      const [lines, key] = [await order(2), newKey()];
      const answers = [await office.add(lines, null, key), await office.add(lines, null, key)].map(valueIn);
      expect(new Set(answers.map(({ cart }) => cart)).size).toBe(office.capabilities.repeatsSafely ? 1 : 2);
      expect(await setup.held()).toBe(office.capabilities.repeatsSafely ? 2 : 4);
    });
  });

  describe('a cart', () => {
    let added: Added;
    beforeEach(async () => {
      added = await add(await order(2, 1));
    });

    test('is read where it can be', async () => {
      const cart = answeredUnless(office.capabilities.readsCarts, await office.cart(added.cart));
      if (!cart) return;
      const { seatGroup, saleTypes } = await firstGroup(events.open);
      expect(cart).toMatchObject({
        cart: added.cart,
        ticketsQuantity: 3,
        expiresAt: added.expiresAt,
        canExtend: office.capabilities.extends || cart.canExtend,
      });
      expect(cart.lines.map(({ eventId, quantity, saleTypeId }) => [eventId, quantity, saleTypeId])).toEqual([
        [events.open, 2, saleTypes[0]],
        [events.open, 1, saleTypes[1]],
      ]);
      expect(cart.lines.every((line) => line.seatGroup === seatGroup && line.title.de && line.text.en)).toBe(true);
      const cents = cart.lines.reduce((sum, { price, quantity }) => sum + Math.round(Number(price) * 100) * quantity, 0);
      expect(cart.total).toBe((cents / 100).toFixed(2));
      for (const gone of [setup.staleCart, '../admin', '']) expect(await office.cart(gone)).toEqual({ ok: true, value: null });
    });

    test('loses a line, and with the last one is no more', async () => {
      const cart = office.capabilities.readsCarts ? valueIn(await office.cart(added.cart)) : null;
      const [full = '1', reduced = '2'] = cart?.lines.map(({ line }) => line) ?? [];
      const left = answeredUnless(office.capabilities.removesLines, await office.removeLine(added.cart, full));
      expect(await setup.held()).toBe(office.capabilities.removesLines ? 1 : 3);
      if (!left) return;
      expect(left.lines.map(({ line }) => line)).toEqual([reduced]);
      expect(await office.removeLine(added.cart, full)).toMatchObject(refusedWith(-207));
      expect(await office.removeLine(added.cart, '../x')).toMatchObject(refusedWith(-207));
      expect(await office.removeLine(setup.staleCart, full)).toMatchObject(refusedWith(-204));
      expect(valueIn(await office.removeLine(added.cart, reduced))).toBeNull();
      expect(valueIn(await office.cart(added.cart))).toBeNull();
      expect(await setup.held()).toBe(0);
    });

    test('is held longer where it can be', async () => {
      const longer = answeredUnless(office.capabilities.extends, await office.extend(added.cart));
      if (!longer) return;
      expect((longer.expiresAt?.getTime() ?? 0) - (added.expiresAt?.getTime() ?? 0)).toBe(office.capabilities.holdMinutes * 60_000);
      expect(longer.canExtend).toBe(false);
      expect(await office.extend(added.cart)).toMatchObject(refusedWith(-208));
      expect(await office.extend(setup.staleCart)).toMatchObject(refusedWith(-204));
    });

    test('is given back, also twice', async () => {
      const isSupported = office.capabilities.removesLines;
      answeredUnless(isSupported, await office.release(added.cart));
      expect(await setup.held()).toBe(isSupported ? 0 : 3);
      answeredUnless(isSupported, await office.release(added.cart));
      if (isSupported) expect(await office.add(await order(1), added.cart, newKey())).toMatchObject(refusedWith(-204));
    });

    test('has an absolute address under the box office’s host, as has an event; so has what is none', async () => {
      const carts = [added.cart, setup.staleCart, '../admin', ''].map((cart) => office.cartUrl(cart, 'en'));
      const pages = [events.open, setup.unknown, '//evil.example', '../x'].map((id) => office.eventUrl(id, 'de'));
      for (const url of [...carts, ...pages]) expect(new URL(url).host).toBe(setup.host);
      expect(new Set([...carts, ...pages].map((url) => new URL(url).pathname)).size).toBeLessThan(8);
      expect(office.cartUrl(added.cart, 'en')).not.toBe(office.cartUrl(added.cart, 'de'));
    });

    test('goes along to its pages, and is known by the name it has there, only where that is declared', () => {
      const page = office.eventUrl(events.open, 'de');
      const withCart = new URL(office.pageWith(page, added.cart));
      expect(withCart.href !== page).toBe(office.capabilities.sharesCarts);
      expect(office.cartNamed(withCart.searchParams.get('cart') ?? '')).toBe(office.capabilities.sharesCarts ? added.cart : null);
      for (const none of ['../admin', '', '.AAAA']) expect(office.cartNamed(none)).toBeNull();
    });
  });
});

describe('the simulator alone', () => {
  let simulator: Awaited<ReturnType<typeof startSimulator>>;
  beforeAll(async () => {
    simulator = await startSimulator();
  });
  afterAll(() => simulator.stop());

  test('can do what its client declares', async () => {
    const answer = await simulator.client.send('GET', '/api/capabilities');
    const office = createSimulator({ url: simulator.url, token: simulator.token });
    const { readsCarts, extends: isExtending, holdMinutes, quantities, maxTickets, limitsPer, listsOrders, listsEvents } = office.capabilities;
    expect(await answer.json()).toEqual({
      reads_carts: readsCarts,
      extends: isExtending,
      hold_minutes: holdMinutes,
      quantities,
      max_tickets: maxTickets,
      limits_per: limitsPer,
      lists_orders: listsOrders,
      lists_events: listsEvents,
    });
  });

  test('tells all its events between two instants, the next first', async () => {
    const at = (day: string) => new Date(`${day}T18:00:00Z`);
    const put = (id: number, day: string, more: object = {}) => simulator.client.putEvent(id, { date_start: at(day).toISOString(), ...more });
    await put(6_602, '2031-03-02', { hall: 'studio', status: 'cancelled' });
    await put(6_601, '2031-03-01', { hall: 'grosser-saal', title: { de: 'Wozzeck' } });
    await put(6_603, '2031-04-01');
    const office = createSimulator({ url: simulator.url });
    const { events, isCut } = valueIn(await office.events(at('2031-03-01'), at('2031-04-01')));
    expect(isCut).toBe(false);
    expect(events).toEqual([
      { eventId: '6601', title: { de: 'Wozzeck', en: 'Wozzeck' }, dateStart: at('2031-03-01'), room: 'Großer Saal', sale: 'on_sale' },
      expect.objectContaining({ eventId: '6602', dateStart: at('2031-03-02'), room: 'Studio', sale: 'cancelled' }),
    ]);
  });

  test('tells the orders of one address, to who has its token', async () => {
    const url = simulator.url;
    await simulator.client.putEvent(6501, { hall: 'kammersaal' });
    const office = createSimulator({ url, token: simulator.token });
    const buy = async (email: string) => {
      const added = await office.add({ eventId: '6501', quantities: [2], saleTypeIds: [1], seatGroup: 1 }, null, crypto.randomUUID());
      if (!added.ok) throw new Error('nothing was held');
      const body = new URLSearchParams({ name: 'Ada Lang', email, payment: 'test', terms: 'yes' });
      await fetch(`${office.cartUrl(added.value.cart, 'de').split('?')[0]}/checkout`, { method: 'POST', body, redirect: 'manual' });
    };
    await buy('Ada@Haus.example');
    await buy('andere@haus.example');
    const answer = await office.orders('ada@haus.example');
    expect(answer).toMatchObject({
      ok: true,
      value: [{ number: expect.stringMatching(/^OK-\d{6}$/), ticketsQuantity: 2, lines: [{ eventId: '6501', quantity: 2 }] }],
    });
    const [order] = answer.ok ? answer.value : [];
    expect(await (await fetch(order?.url ?? '')).text()).toContain(order?.number);
    expect(await office.orders('niemand@haus.example')).toEqual({ ok: true, value: [] });
    expect(await createSimulator({ url }).orders('ada@haus.example')).toMatchObject({ ok: false, failure: { kind: 'unsupported' } });
    const stranger = createSimulator({ url, token: 'the token of another house' });
    expect(await stranger.orders('ada@haus.example')).toMatchObject({ ok: false, failure: { kind: 'refused', code: -230 } });
  });

  test('sells time slots, each by itself', async () => {
    const time_slots = [
      { block_id: 1, time_start: '10:00', capacity: 2 },
      { block_id: 2, time_start: '11:30', capacity: 30 },
    ];
    await simulator.client.putEvent(1, { hall: 'foyer', time_slots });
    const office = createSimulator({ url: simulator.url });
    const slots = valueIn(await office.catalogue('1')).seatGroups[0]?.timeslots;
    expect(slots?.map(({ block_id, time_start, max }) => [block_id, time_start, max])).toEqual([
      [1, '10:00:00', 2],
      [2, '11:30:00', 10],
    ]);
    const order = (blockId?: number): NewLines => ({ eventId: '1', quantities: [3], saleTypeIds: [1], seatGroup: 1, blockId });
    expect(await office.add(order(), null, 'none')).toMatchObject(refusedWith(-206));
    expect(await office.add(order(1), null, 'full')).toMatchObject(refusedWith(-214));
    const { cart } = valueIn(await office.add(order(2), null, 'room'));
    expect(valueIn(await office.cart(cart))?.lines).toMatchObject([{ blockId: 2, quantity: 3 }]);
  });
});
