import { expect, test } from 'vitest';
import { addDays, weekdayIndex } from '#i18n/berlin-time.ts';
import { seasonYear, weeksTo } from './shift.ts';

test('the first day comes to lie in the year, on the same weekday, at most half a week away', () => {
  expect(weeksTo(2026, '2024-09-12')).toBe(104);
  expect(weeksTo(2024, '2024-09-12')).toBe(0);
  for (const first of ['2024-01-01', '2024-02-29', '2024-12-31', '2023-01-01', '2023-12-31', '1900-01-01', '2004-09-21']) {
    for (const year of [1900, 1999, 2023, 2024, 2025, 2026, 2027, 2032, 2199]) {
      const moved = addDays(first, 7 * weeksTo(year, first));
      expect(moved.slice(0, 4)).toBe(String(year));
      expect(weekdayIndex(moved)).toBe(weekdayIndex(first));
      const distance = Math.abs(Date.parse(moved) - Date.parse(`${year}${first.slice(4)}`)) / 86_400_000;
      if (!first.endsWith('-02-29')) expect(distance).toBeLessThanOrEqual(6);
    }
  }
});

test('a season begins in September', () => {
  expect(['2026-08-31', '2026-09-01', '2027-01-01'].map(seasonYear)).toEqual([2025, 2026, 2026]);
});
