import { expect, test } from 'vitest';
import { productions } from '../content/productions.ts';
import { VenuePlan } from './venue-plan.ts';

const find = (key: string) => {
  const production = productions.find((one) => one.key === key);
  if (!production) throw new Error(key);
  return production;
};

test('a room is taken until the stage is changed over', () => {
  const venue = new VenuePlan();
  expect(venue.book(find('peter-wolf'), '2026-11-21', '15:00', 'afternoon')).not.toBeNull(); // Großer Saal, 55 minutes
  expect(venue.book(find('bruckner-7'), '2026-11-21', '16:50', 'evening')).toBeNull();
  expect(venue.book(find('bruckner-7'), '2026-11-21', '16:55', 'evening')).not.toBeNull();
  expect(venue.book(find('goldberg'), '2026-11-21', '15:00', 'matinee')).not.toBeNull(); // another room
  expect(venue.countOn('2026-11-21')).toBe(3);
});

test('a night reaches into the next day', () => {
  const venue = new VenuePlan();
  venue.book(find('gift-hour'), '2026-10-24', '22:00', null);
  expect(venue.book(find('silence'), '2026-10-25', '04:30', null)).toBeNull();
  expect(venue.book(find('silence'), '2026-10-25', '04:45', null)).not.toBeNull();
});
