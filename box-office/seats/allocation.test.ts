import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySeats, bestSeats, maxTogether } from './allocation.ts';

/** 'A:..x.|....' is row A: x is taken, | is an aisle. */
function house(...plan: string[]) {
  const taken = new Set<string>();
  const rows = plan.map((line) => {
    const [name, seats = ''] = line.split(':');
    let number = 0;
    return seats.split('|').map((run) =>
      [...run].map((state) => {
        number += 1;
        const seat = `${name}${number}`;
        if (state === 'x') taken.add(seat);
        return seat;
      }),
    );
  });
  return { rows, isFree: (seat: string) => !taken.has(seat) };
}

const best = (count: number, ...plan: string[]) => {
  const { rows, isFree } = house(...plan);
  return bestSeats(rows, isFree, count)?.join(' ');
};

describe('the best seats', () => {
  it('are in the middle of the best row', () => {
    expect(best(2, 'A:......', 'B:......')).toBe('A3 A4');
  });

  it('are in a later row rather than apart', () => {
    expect(best(3, 'A:..x..x..', 'B:.....')).toBe('B1 B2 B3');
  });

  it('are never on both sides of an aisle', () => {
    expect(best(3, 'A:..|..', 'B:....')).toMatch(/^B/);
    expect(best(3, 'A:..|..')).toBeUndefined();
  });

  it('leave no single seat over where that can be', () => {
    expect(best(2, 'A:.....')).toBe('A1 A2');
    expect(best(2, 'A:...')).toBeDefined();
  });

  it('do not exist in a full house', () => {
    expect(best(1, 'A:xxx')).toBeUndefined();
  });

  it('are together, free and found exactly when there are enough of them', () => {
    const row = fc.string({ unit: fc.constantFrom('.', '.', 'x', '|'), minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 10 }), (plan, count) => {
        const { rows, isFree } = house(...plan.map((line, index) => `R${index}-:${line}`));
        const seats = bestSeats(rows, isFree, count);
        expect(seats !== undefined).toBe(maxTogether(rows, isFree) >= count);
        if (!seats) return;
        expect(seats).toHaveLength(count);
        expect(seats.every(isFree)).toBe(true);
        expect(rows.flat().some((run) => run.join(' ').includes(seats.join(' ')))).toBe(true);
      }),
    );
  });
});

describe('free seating', () => {
  it('takes any places, all or none', () => {
    const { rows, isFree } = house('F:.x.x.');
    expect(anySeats(rows, isFree, 3)).toEqual(['F1', 'F3', 'F5']);
    expect(anySeats(rows, isFree, 4)).toBeUndefined();
  });
});
