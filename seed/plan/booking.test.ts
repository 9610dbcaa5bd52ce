import { describe, expect, test } from 'vitest';
import { pricesSchema, seatGroupsSchema } from '#features/booking/contract.ts';
import { availabilityOf } from '#features/booking/index.ts';
import type { PriceLevel } from '../content/production.ts';
import { bookingOf, isSold, unsold } from './booking.ts';

const levels: readonly PriceLevel[] = ['gala', 'grand', 'chamber', 'studio', 'family', 'small', 'tour', 'timedTour', 'installation'];

describe.each(levels)('the box office’s answer for %s', (level) => {
  test.each(['available', 'few', 'sold_out'] as const)('is well formed and %s', (demand) => {
    for (const idJet of [100_101, 100_102, 100_103, 100_104, 100_105]) {
      const { seatGroups, prices } = bookingOf(level, { idJet, room: 'Großer Saal', start: '11:00', demand });
      expect(seatGroupsSchema.parse(seatGroups)).toEqual(seatGroups);
      expect(pricesSchema.parse(prices)).toEqual(prices);
      expect(availabilityOf(seatGroups)).toBe(demand);
      for (const { prices: own } of seatGroups) expect(own.filter(({ text }) => text === 'Vollpreis')).toHaveLength(1);
      const ids = [...seatGroups, ...prices].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

test('time slots begin with the event', () => {
  const { seatGroups } = bookingOf('timedTour', { idJet: 100_101, room: 'Foyer', start: '13:00', demand: 'available' });
  expect(seatGroups[0]?.timeslots.map(({ time_start }) => time_start)).toEqual(['13:00:00', '13:30:00', '14:00:00']);
});

test('what is free is not sold', () => {
  expect([isSold('free'), isSold('zero'), isSold('small')]).toEqual([false, false, true]);
  expect(unsold('free')).toEqual({ seatGroups: [], prices: [] });
  expect(unsold('zero').prices.map(({ price }) => price)).toEqual(['0.00']);
});

test('what is paid at the door, or not at all, has an English name too', () => {
  const names = (['zero', 'door'] as const).flatMap((level) => unsold(level).prices.map(({ name, name_en }) => [name, name_en]));
  expect(names).toEqual([
    ['Eintritt frei', 'Free admission'],
    ['An der Abendkasse', 'At the door'],
  ]);
});
