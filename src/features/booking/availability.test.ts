import { describe, expect, test } from 'vitest';
import { availabilityOf } from './availability.ts';
import { buildSeatGroup } from './build.ts';
import type { Left } from './contract.ts';

const of = (...groups: Left[]) => availabilityOf(groups.map((status) => buildSeatGroup(status)));

describe('availability of an event', () => {
  test('is unknown where nothing is sold', () => {
    expect(availabilityOf([])).toBeNull();
  });

  test('is that of the best seat group', () => {
    expect(of('0', '2', '1')).toBe('available');
    expect(of('1')).toBe('available');
    expect(of('0', '2', '0')).toBe('few');
    expect(of('0', '0')).toBe('sold_out');
  });

  test('never exceeds what the time slots of a group have left', () => {
    expect(availabilityOf([buildSeatGroup('1', ['0', '1'])])).toBe('available');
    expect(availabilityOf([buildSeatGroup('1', ['0', '2'])])).toBe('few');
    expect(availabilityOf([buildSeatGroup('1', ['0', '0'])])).toBe('sold_out');
    expect(availabilityOf([buildSeatGroup('2', ['1', '1'])])).toBe('few');
    expect(availabilityOf([buildSeatGroup('0', ['1'])])).toBe('sold_out');
  });

  test('counts a seat group that still has a slot beside one that has none', () => {
    expect(availabilityOf([buildSeatGroup('1', ['0']), buildSeatGroup('2')])).toBe('few');
  });
});
