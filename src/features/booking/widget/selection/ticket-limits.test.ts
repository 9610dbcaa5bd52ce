import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSeatGroup } from '../../build.ts';
import type { SeatGroup } from '../../contract.ts';
import { amountOf, type Selection, selectionReducer } from './selection.ts';
import { fitSelection, isSoldOut, offeredGroups, roomIn, type Situation, slotTime, sortPrices, timesOf } from './ticket-limits.ts';

const price = (sale_type_id: number, text: string) => ({ id: sale_type_id, price: '10.00', sale_type_id, seat_group: 1, text, name: '', has_discounts: false });
const group = (seat_group: number, given: Partial<SeatGroup> = {}): SeatGroup => ({ ...buildSeatGroup('1'), id: seat_group, seat_group, ...given });
const chosen = (...amounts: [seatGroup: number, amount: number][]): Selection =>
  amounts.map(([seat_group, amount]) => ({ ticket: { id: 1, seat_group, sale_type_id: 1 }, amount }));
const situation = (given: Partial<Omit<Situation, 'offer'>> & Partial<Situation['offer']> = {}): Situation => {
  const { max_tickets = 10, seat_groups = [group(1, { max: 6 }), group(2, { max: 3 })], time = null, selection = [], inCart = 0 } = given;
  return { offer: { max_tickets, seat_groups }, time, selection, inCart };
};

describe('what is offered (V §5)', () => {
  test('no seat group and no time slot with status 0', () => {
    const groups = [group(1), group(2, { status: '0' }), group(3, { status: '2' })];
    expect(offeredGroups(groups, null).map(({ seat_group }) => seat_group)).toEqual([1, 3]);
    const slots = buildSeatGroup('1', ['0', '1', '2']);
    expect(timesOf([slots])).toEqual(['11:00:00', '12:00:00']);
    expect(offeredGroups([slots], '10:00:00')).toEqual([]);
    expect(offeredGroups([slots], '11:00:00')).toEqual([slots]);
  });

  test('a time that several groups share stands once, in order', () => {
    const late = { ...buildSeatGroup('1', ['1', '1']), timeslots: buildSeatGroup('1', ['1', '1']).timeslots.toReversed() };
    expect(timesOf([late, buildSeatGroup('2', ['1'])])).toEqual(['10:00:00', '11:00:00']);
  });

  test('the times of a sold out group are none', () => expect(timesOf([buildSeatGroup('0', ['1'])])).toEqual([]));
});

describe('main prices and discounts (V §9)', () => {
  const prices = [price(2, 'Ermäßigt'), price(1, 'Vollpreis'), price(3, 'Kinder')];
  const types = (list: { sale_type_id: number }[]) => list.map(({ sale_type_id }) => sale_type_id);

  test('in a seat group only Vollpreis is main', () => {
    const { main, discounts } = sortPrices({ prices, timeslots: [] });
    expect([types(main), types(discounts)]).toEqual([[1], [2, 3]]);
  });

  test('in a time slot the first is main and the rest are discounts', () => {
    const { main, discounts } = sortPrices({ prices, timeslots: buildSeatGroup('1', ['1']).timeslots });
    expect([types(main), types(discounts)]).toEqual([[2], [1, 3]]);
  });
});

describe('how many more', () => {
  test('the order’s limit less the cart and the selection, and the connected seats of the group', () => {
    expect(roomIn(group(1, { max: 6 }), situation())).toEqual({ left: 6, full: null, isKnown: true });
    expect(roomIn(group(1, { max: 6 }), situation({ inCart: 7 })).left).toBe(3);
    expect(roomIn(group(1, { max: 6 }), situation({ selection: chosen([1, 2], [2, 3]) })).left).toBe(4);
    expect(roomIn(group(1, { max: 6 }), situation({ selection: chosen([1, 6]) }))).toMatchObject({ left: 0, full: 'seats' });
    expect(roomIn(group(1, { max: 6 }), situation({ inCart: 10 }))).toMatchObject({ left: 0, full: 'order' });
    expect(roomIn(group(1, { max: 6 }), situation({ inCart: 12 })).left).toBe(0);
  });

  test('in a time slot that slot’s own limit counts', () => {
    const slots = { ...buildSeatGroup('1', ['1']), max: 9 };
    const timeslots = slots.timeslots.map((slot) => ({ ...slot, max: 2 }));
    expect(roomIn({ ...slots, timeslots }, situation({ time: '10:00:00' })).left).toBe(2);
  });

  test('what the box office does not say is not limited, except by the contract', () => {
    expect(roomIn(group(1), situation({ max_tickets: null }))).toEqual({ left: 99, full: null, isKnown: false });
  });
});

describe('a selection that has to fit', () => {
  test('loses what is gone, and the last tickets beyond the limits', () => {
    expect(fitSelection(situation({ selection: chosen([1, 2], [3, 1]) }))).toEqual(chosen([1, 2]));
    expect(fitSelection(situation({ selection: chosen([1, 6], [2, 3]), inCart: 3 }))).toEqual(chosen([1, 6], [2, 1]));
    expect(fitSelection(situation({ selection: chosen([2, 3]), seat_groups: [group(2, { status: '0' })] }))).toEqual([]);
    expect(fitSelection(situation({ selection: [{ ticket: { id: 1, seat_group: 1, sale_type_id: 9 }, amount: 1 }] }))).toEqual([]);
  });

  test('whatever is clicked within the room that is left, the limits hold and everything fits', () => {
    const click = fc.record({ add: fc.boolean(), group: fc.integer({ min: 0, max: 2 }) });
    const world = fc.record({
      max_tickets: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
      inCart: fc.integer({ min: 0, max: 12 }),
      maxima: fc.tuple(...[1, 2, 3].map(() => fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }))),
    });
    fc.assert(
      fc.property(world, fc.array(click, { maxLength: 50 }), ({ max_tickets, inCart, maxima }, clicks) => {
        const seat_groups = maxima.map((max, index) => group(index + 1, max === undefined ? {} : { max }));
        const at = (selection: Selection) => situation({ max_tickets, inCart, seat_groups, selection });
        const selection = clicks.reduce<Selection>((before, { add, group: index }) => {
          const one = seat_groups[index] as SeatGroup; // three groups, index 0 to 2
          if (add && roomIn(one, at(before)).left === 0) return before;
          return selectionReducer(before, { type: add ? 'add' : 'remove', ticket: { id: 1, seat_group: one.seat_group, sale_type_id: 1 } });
        }, []);
        if (max_tickets !== null) expect(amountOf(selection) === 0 || amountOf(selection) + inCart <= max_tickets).toBe(true);
        for (const { seat_group, max } of seat_groups) expect(amountOf(selection, seat_group)).toBeLessThanOrEqual(max ?? 99);
        expect(fitSelection(at(selection))).toEqual(selection);
      }),
    );
  });
});

test('a time is its first five characters, followed by Uhr in German', () => {
  expect([slotTime('de', '18:30:00'), slotTime('en', '18:30:00')]).toEqual(['18:30 Uhr', '18:30']);
});

test('sold out is what has no seat group left at any time; what is not on sale is something else', () => {
  const of = (...seat_groups: SeatGroup[]) => ({ sale: 'on_sale' as const, seat_groups });
  expect(isSoldOut(of(group(1, { status: '0' }), group(2, { status: '0' })))).toBe(true);
  expect(isSoldOut(of(group(1, { status: '0' }), group(2, { status: '2' })))).toBe(false);
  expect(isSoldOut(of(buildSeatGroup('1', ['0', '0'])))).toBe(true);
  expect(isSoldOut(of(buildSeatGroup('1', ['0', '1'])))).toBe(false);
  expect(isSoldOut({ ...of(group(1, { status: '0' })), sale: 'closed' })).toBe(false);
});
