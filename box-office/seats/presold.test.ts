import { describe, expect, it } from 'vitest';
import { halls } from '../halls/halls.ts';
import { presoldSeats } from './presold.ts';

const rows = halls.kammersaal.groups[0]?.rows ?? [];
const all = rows.flat(2);

describe('seats sold beforehand', () => {
  it('are the same ones for the same seed, others for another', () => {
    expect(presoldSeats(rows, 0.4, 7)).toEqual(presoldSeats(rows, 0.4, 7));
    expect(presoldSeats(rows, 0.4, 8)).not.toEqual(presoldSeats(rows, 0.4, 7));
  });

  it.each([0, 0.25, 0.9, 1])('are a share of %d of what there is, each once', (share) => {
    const sold = presoldSeats(rows, share, 3);
    expect(sold).toHaveLength(Math.round(all.length * share));
    expect(new Set(sold).size).toBe(sold.length);
    expect(all).toEqual(expect.arrayContaining(sold));
  });
});
