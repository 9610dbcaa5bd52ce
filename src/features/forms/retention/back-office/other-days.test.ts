import { expect, test } from 'vitest';
import { otherDaysIn } from './other-days.ts';

test('other days than those of the form are found in what visitors read, in both languages', () => {
  expect(otherDaysIn('Wir löschen es nach 180 Tagen. We delete it after 180 days.', 180)).toBe(null);
  expect(otherDaysIn('Wir löschen es nach 180 Tagen. We delete it after 30 days.', 180)).toBe(30);
  expect(otherDaysIn('Wir löschen es nach einem Tag, Raum 12.', 180)).toBe(null);
});
