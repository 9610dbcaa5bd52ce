import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#api/api-error.ts';
import { buildSeatGroup } from '../../build.ts';
import { bookingContract } from '../../contract.ts';
import { totalOf } from '../selection/money.ts';
import type { Selection } from '../selection/selection.ts';
import { failureOf, mayRepeat } from './failure.ts';
import { bodyOf, maxAfterRefusal, type Order, ordersOf, ticketsIn, withFewer, without } from './orders.ts';
import { type Outcome, ordersWith, sendOrders } from './send-orders.ts';

const entry = (seat_group: number, sale_type_id: number, amount: number) => ({ ticket: { id: 1, seat_group, sale_type_id }, amount });
const groups = [1, 2, 3].map((seat_group) => ({ ...buildSeatGroup('1'), seat_group, text: `Kategorie ${seat_group}` }));
const orderOf = (...lines: [saleTypeId: number, amount: number][]): Order => ({
  seatGroup: 1,
  name: 'Kategorie 1',
  blockId: undefined,
  lines: lines.map(([saleTypeId, amount]) => ({ saleTypeId, amount })),
  key: 'aaaaaaaa-0000-4000-8000-000000000000',
});

describe('orders', () => {
  test('one per seat group, in the order of choosing, its prices together', () => {
    const orders = ordersOf([entry(2, 1, 2), entry(1, 1, 1), entry(2, 3, 1)], groups, null);
    expect(orders.map(({ name, lines }) => [name, lines])).toEqual([
      [
        'Kategorie 2',
        [
          { saleTypeId: 1, amount: 2 },
          { saleTypeId: 3, amount: 1 },
        ],
      ],
      ['Kategorie 1', [{ saleTypeId: 1, amount: 1 }]],
    ]);
    expect(new Set(orders.map(({ key }) => key)).size).toBe(2);
  });

  test('carry the block of the chosen time', () => {
    const slots = buildSeatGroup('1', ['1', '1']);
    expect(ordersOf([entry(1, 1, 1)], [slots], '11:00:00')[0]?.blockId).toBe(2);
  });

  test('whatever is selected, every ticket is ordered once, in a body that the contract takes', () => {
    const selection = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 12 })), {
      minLength: 1,
      selector: ([group, type]) => `${group} ${type}`,
    });
    fc.assert(
      fc.property(selection, (given) => {
        const selected: Selection = given.map(([group, type, amount]) => entry(group, type, amount));
        const orders = ordersOf(selected, groups, null);
        const back = orders.flatMap(({ seatGroup, lines }) => lines.map(({ saleTypeId, amount }) => `${seatGroup} ${saleTypeId} ${amount}`));
        expect(back.toSorted()).toEqual(given.map((one) => one.join(' ')).toSorted());
        for (const order of orders) {
          const body = bodyOf(order, { id_jet: '100101' });
          expect(bookingContract.addToCart.body.parse(body)).toEqual(body);
          expect(z.uuidv4().safeParse(order.key).success).toBe(true);
        }
        expect(without(selected, orders)).toEqual([]);
      }),
    );
  });
});

describe('once more with fewer', () => {
  test('at least one fewer, the last chosen left out first, under another key', () => {
    const order = orderOf([1, 2], [2, 3]);
    expect(withFewer(order, 3)?.lines).toEqual([
      { saleTypeId: 1, amount: 2 },
      { saleTypeId: 2, amount: 1 },
    ]);
    expect(withFewer(order, 9)?.lines).toEqual([
      { saleTypeId: 1, amount: 2 },
      { saleTypeId: 2, amount: 2 },
    ]);
    expect(withFewer(order, 2)?.lines).toEqual([{ saleTypeId: 1, amount: 2 }]);
    expect(withFewer(order, 2)?.key).not.toBe(order.key);
    expect([withFewer(order, 0), withFewer(orderOf([1, 1]), 5)]).toEqual([null, null]);
  });

  test('as many as the box office now has side by side', () => {
    const asked = orderOf([1, 5]);
    const most = (given: object) => maxAfterRefusal(asked, [{ ...buildSeatGroup('1'), ...given }], null);
    expect([most({ max: 2 }), most({ max: 9 }), most({}), most({ status: '0' }), maxAfterRefusal(asked, [], null)]).toEqual([2, 4, 4, 0, 0]);
  });

  test('whatever is left, the new order is smaller and keeps within it', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 20 }), (given, most) => {
        const order = orderOf(...given);
        const fewer = withFewer(order, most);
        if (fewer) expect(ticketsIn(fewer)).toBe(Math.min(most, ticketsIn(order) - 1));
        else expect(ticketsIn(order)).toBe(1);
      }),
    );
  });
});

describe('sending', () => {
  const three = [1, 2, 3].map((seatGroup) => ({ ...orderOf([1, seatGroup]), seatGroup }));

  test('one after another; one that fails does not stop the rest, and none is sent twice', async () => {
    const sent: number[] = [];
    const told: string[] = [];
    let open = 0;
    const send = async ({ seatGroup, lines }: Order) => {
      expect(++open).toBe(1);
      sent.push(seatGroup);
      await null;
      open--;
      if (seatGroup === 2) throw new ApiError(409, { code: '-214', message: '' });
      return { tickets_added: lines[0]?.amount ?? 0 };
    };
    const tell = ({ order, state }: Outcome) => told.push(`${order.seatGroup} ${state}`);
    const ends = await sendOrders(three, send, tell);
    expect(sent).toEqual([1, 2, 3]);
    expect(told).toEqual(['1 sending', '1 added', '2 sending', '2 failed', '3 sending', '3 added']);
    expect(ends.map((end) => (end.state === 'added' ? end.tickets : end.state === 'failed' && end.failure))).toEqual([1, { kind: 'refused', code: -214 }, 3]);
  });

  test.each([
    ['the box office lost the answer', new ApiError(502, { code: 'shop_unclear', message: '' })],
    ['our own server failed', new ApiError(500, { code: 'internal', message: '' })],
    ['the connection broke', new TypeError('Failed to fetch')],
    ['it was late', new DOMException('', 'TimeoutError')],
  ])('%s: unclear, and the rest proceeds', async (_, failure) => {
    const send = async ({ seatGroup }: Order) => {
      if (seatGroup === 1) throw failure;
      return { tickets_added: seatGroup };
    };
    const told: Outcome[] = [];
    const ends = await sendOrders(three, send, (outcome) => told.push(outcome));
    expect(ends).toEqual(told.filter(({ state }) => state !== 'sending'));
    expect(ends.map((end) => (end.state === 'failed' ? end.failure.kind : end.state))).toEqual(['unclear', 'added', 'added']);
  });

  test('once more goes an order alone beside a cart, and before it what may have begun the cart where there is none', () => {
    const [one, two, last] = three as [Order, Order, Order];
    const failed = (order: Order, kind: 'unclear' | 'failed'): Outcome => ({ order, state: 'failed', failure: { kind } });
    const left = [failed(one, 'unclear'), failed(two, 'unclear'), failed(last, 'failed')];
    const again = { ...two, key: 'again' };
    const lost = [
      { ...one, isLost: true },
      { ...again, isLost: true },
    ];
    expect(ordersWith(again, left, { hasCart: false, repeatsSafely: true })).toEqual(lost);
    for (const where of [
      { hasCart: true, repeatsSafely: true },
      { hasCart: false, repeatsSafely: false },
    ])
      expect(ordersWith(again, left, where)).toEqual(lost.slice(1));
    expect(ordersWith(last, left, { hasCart: true, repeatsSafely: true })).toMatchObject([{ ...last, isLost: false }]);
  });

  test('what may be held stays unclear, whatever goes wrong the next time; a refusal says that it is not', async () => {
    const order = { ...orderOf([1, 2]), isLost: true };
    const kindAfter = async (code: string, status: number) => {
      const [end] = await sendOrders(
        [order],
        () => Promise.reject(new ApiError(status, { code, message: '' })),
        () => {},
      );
      return end?.state === 'failed' && end.failure.kind;
    };
    for (const [code, status] of [
      ['shop_unavailable', 503],
      ['shop_offline', 503],
      ['too_many', 429],
    ] as const)
      expect(await kindAfter(code, status)).toBe('unclear');
    expect(await kindAfter('-214', 409)).toBe('refused');
  });
});

describe('what went wrong', () => {
  const failure = (status: number, code: string) => failureOf(new ApiError(status, { code, message: '' }));
  test.each([
    ['-214', 409, { kind: 'refused', code: -214 }],
    ['17', 409, { kind: 'refused', code: 17 }],
    ['shop_unclear', 502, { kind: 'unclear' }],
    ['shop_unavailable', 503, { kind: 'unavailable' }],
    ['shop_offline', 503, { kind: 'offline' }],
    ['shop_busy', 503, { kind: 'crowded' }],
    ['too_many', 429, { kind: 'busy' }],
    ['invalid_input', 400, { kind: 'failed' }],
    ['internal', 500, { kind: 'unclear' }],
    ['unreadable_answer', 502, { kind: 'unclear' }],
  ])('%s', (code, status, expected) => expect(failure(status, code)).toEqual(expected));

  test('an answer that never came is unclear, never a failure', () => {
    expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'unclear' });
    expect(failureOf(new DOMException('', 'TimeoutError'))).toEqual({ kind: 'unclear' });
  });

  test('what may have been done is offered again only where it then holds once', () => {
    expect([mayRepeat({ kind: 'unclear' }, true), mayRepeat({ kind: 'unclear' }, false)]).toEqual([true, false]);
    expect([mayRepeat({ kind: 'unavailable' }, false), mayRepeat({ kind: 'refused', code: -214 }, true)]).toEqual([true, false]);
  });
});

test('a total is counted in cents', () => {
  const prices = [
    { ...price('19.90'), sale_type_id: 1 },
    { ...price('0.10'), sale_type_id: 2 },
  ];
  expect(totalOf([entry(1, 1, 3), entry(1, 2, 1)], prices)).toBe('59.80');
  expect(totalOf([], prices)).toBe('0.00');
});

const price = (text: string) => ({ id: 1, price: text, sale_type_id: 1, seat_group: 1, text: '', name: '', has_discounts: false });
