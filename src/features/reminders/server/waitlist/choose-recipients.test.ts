import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseRecipients, type Wish } from './choose-recipients.ts';

const wish = (id: number, seats: number, together = false): Wish => ({ id, seats, together });

test('the first who asked is told first, and no more than could all be served', () => {
  expect(chooseRecipients([wish(1, 2), wish(2, 2), wish(3, 2)], [4])).toEqual([1, 2]);
  expect(chooseRecipients([wish(1, 4), wish(2, 2), wish(3, 1)], [3])).toEqual([2, 3]);
  expect(chooseRecipients([wish(1, 1)], [])).toEqual([]);
});

test('whoever wants to sit together is told where so many seats are beside each other, once for the same seats', () => {
  expect(chooseRecipients([wish(1, 3, true), wish(2, 3)], [2, 2, 2])).toEqual([2]);
  expect(chooseRecipients([wish(1, 3, true), wish(2, 3, true), wish(3, 3)], [3, 1, 1, 1])).toEqual([1, 3]);
  expect(chooseRecipients([wish(1, 2, true), wish(2, 4, true)], [4, 2])).toEqual([1, 2]);
});

const someone = fc.record({ seats: fc.integer({ min: 1, max: 10 }), together: fc.boolean() });
const people = fc.array(someone, { maxLength: 12 }).map((wishes) => wishes.map((each, id) => ({ id, ...each })));
const rows = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 5 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Whether some way of seating serves all of them: every one is tried. */
function canSeat(wishes: readonly Wish[], free: readonly number[]): boolean {
  const together = wishes.filter((each) => each.together).map(({ seats }) => seats);
  const place = ([first, ...rest]: readonly number[], left: readonly number[]): boolean =>
    first === undefined || left.some((length, at) => length >= first && place(rest, left.with(at, length - first)));
  return sum(wishes.map(({ seats }) => seats)) <= sum(free) && place(together, free);
}
const chosenOf = (waiting: readonly Wish[], free: readonly number[]) => {
  const ids = chooseRecipients(waiting, free);
  return waiting.filter(({ id }) => ids.includes(id));
};

test('all who are told could be served at the same time', () => {
  fc.assert(
    fc.property(people, rows, (waiting, free) => {
      expect(canSeat(chosenOf(waiting, free), free)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('who could be served alone is not passed over for somebody who asked later, unless earlier ones have the seats', () => {
  fc.assert(
    fc.property(people, rows, (waiting, free) => {
      const first = waiting.find((each) => canSeat([each], free));
      expect(chosenOf(waiting, free)[0]).toEqual(first);
    }),
    { numRuns: 2_000 },
  );
});

test('of one row, or where nobody has to sit together, exactly those are told who can be served after all before them', () => {
  const alone = people.map((waiting) => waiting.map((each) => ({ ...each, together: false })));
  const cases = fc.oneof(
    fc.tuple(
      people,
      fc.integer({ min: 0, max: 40 }).map((length) => [length]),
    ),
    fc.tuple(alone, rows),
  );
  fc.assert(
    fc.property(cases, ([waiting, free]) => {
      const chosen = chosenOf(waiting, free);
      for (const [at, each] of waiting.entries()) {
        const before = chosen.filter(({ id }) => waiting.slice(0, at).some((earlier) => earlier.id === id));
        expect(chosen.includes(each)).toBe(canSeat([...before, each], free));
      }
    }),
    { numRuns: 2_000 },
  );
});
