import { describe, expect, it } from 'vitest';
import { priceLevels, pricesOf } from '../prices.ts';
import { hallIds, halls } from './halls.ts';

describe('the halls', () => {
  it('have the sizes of the house', () => {
    expect(hallIds.map((id) => halls[id].capacity)).toEqual([1540, 430, 120, 200, 364]);
  });

  it('are called as on the site', () => {
    expect(hallIds.map((id) => Object.values(halls[id].name).join(', '))).toEqual([
      'Großer Saal, Grand Hall',
      'Kammersaal, Chamber Hall',
      'Studio, Studio',
      'Foyer, Foyer',
      'St. Annen, St Anne’s',
    ]);
  });

  it.each(['grosser-saal', 'kammersaal', 'st-annen'] as const)('%s: every seat is in exactly one row of one group', (id) => {
    const seats = halls[id].groups.flatMap(({ rows }) => rows.flat(2));
    expect(new Set(seats).size).toBe(seats.length);
    expect(new Set(seats)).toEqual(new Set(halls[id].seats.keys()));
  });

  it('the Großer Saal has stalls, two tiers, boxes, rows of differing length and wheelchair places', () => {
    const { seats: places, groups } = halls['grosser-saal'];
    const sections = new Set([...places.values()].map(({ section }) => section.de));
    expect([...sections]).toEqual(expect.arrayContaining(['Parterre', '1. Rang', '2. Rang', 'Parterreloge links', 'Loge 1. Rang rechts']));
    const stalls = [...places.values()].filter(({ section }) => section.de === 'Parterre');
    expect(
      new Set(
        Map.groupBy(stalls, ({ row }) => row)
          .values()
          .map(({ length }) => length),
      ).size,
    ).toBeGreaterThan(8);
    expect(groups.filter(({ wheelchair }) => wheelchair).map(({ seats }) => seats)).toEqual([8]);
  });

  it('give away the best row first', () => {
    const rows = halls['grosser-saal'].groups[0]?.rows.slice(0, 3).map((row) => row[0]?.[0]);
    expect(rows).toEqual(['P-8-1', 'P-7-1', 'P-9-1']);
  });

  it('have a price for every group on every level, and none on level 0', () => {
    for (const id of hallIds) {
      for (const { seat_group } of halls[id].groups) {
        for (let level = priceLevels.lowest + 1; level <= priceLevels.highest; level += 1) {
          expect(pricesOf(id, seat_group, level).every(({ cents }) => cents > 0)).toBe(true);
        }
        expect(pricesOf(id, seat_group, 0)).toMatchObject([{ text: { de: 'Vollpreis' }, cents: 0, has_discounts: false }]);
      }
    }
  });
});
