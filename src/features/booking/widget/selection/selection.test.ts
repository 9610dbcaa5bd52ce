import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, amountOfTicket, type Selection, type SelectionAction, selectionReducer, type Ticket } from './selection.ts';

const ticket = (seat_group: number, sale_type_id: number): Ticket => ({ id: seat_group * 100 + sale_type_id, seat_group, sale_type_id });
const selected = (...actions: SelectionAction[]): Selection => actions.reduce(selectionReducer, []);
const add = (given: Ticket) => ({ type: 'add', ticket: given }) as const;
const remove = (given: Ticket) => ({ type: 'remove', ticket: given }) as const;

describe('selected tickets', () => {
  test('the same seat group and sale type increments, another is appended with amount 1', () => {
    expect(selected(add(ticket(1, 1)), add(ticket(1, 2)), add(ticket(1, 1)), add(ticket(2, 1)))).toEqual([
      { ticket: ticket(1, 1), amount: 2 },
      { ticket: ticket(1, 2), amount: 1 },
      { ticket: ticket(2, 1), amount: 1 },
    ]);
  });

  test('the id makes no difference', () => {
    expect(selected(add(ticket(1, 1)), add({ ...ticket(1, 1), id: 7 }))).toEqual([{ ticket: ticket(1, 1), amount: 2 }]);
  });

  test('removing decrements, and at 1 removes the entry; of what is not there nothing', () => {
    expect(selected(add(ticket(1, 1)), add(ticket(1, 1)), remove(ticket(1, 1)))).toEqual([{ ticket: ticket(1, 1), amount: 1 }]);
    expect(selected(add(ticket(1, 1)), remove(ticket(1, 1)))).toEqual([]);
    expect(selected(add(ticket(1, 1)), remove(ticket(2, 1)))).toEqual([{ ticket: ticket(1, 1), amount: 1 }]);
  });

  test('whatever is clicked, amounts are what was added less what was removed, never below 1, and no ticket stands twice', () => {
    const action = fc.record({
      type: fc.constantFrom('add' as const, 'remove' as const),
      ticket: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })).map(([a, b]) => ticket(a, b)),
    });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const counted = new Map<number, number>();
        for (const {
          type,
          ticket: { id },
        } of actions)
          counted.set(id, Math.max(0, (counted.get(id) ?? 0) + (type === 'add' ? 1 : -1)));
        const selection = actions.reduce<Selection>(selectionReducer, []);
        expect(selection.every(({ amount }) => amount >= 1)).toBe(true);
        expect(new Set(selection.map(({ ticket: { id } }) => id)).size).toBe(selection.length);
        for (const [id, amount] of counted) expect(amountOfTicket(selection, ticket(Math.trunc(id / 100), id % 100))).toBe(amount);
        expect(amountOf(selection)).toBe([...counted.values()].reduce((sum, amount) => sum + amount, 0));
        expect(amountOf(selection, 1) + amountOf(selection, 2) + amountOf(selection, 3)).toBe(amountOf(selection));
      }),
    );
  });
});
