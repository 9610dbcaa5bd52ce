import { expect, test } from 'vitest';
import { dayInSeason, daysOf, seasonsAround } from './seasons.ts';

test.each([
  ['2026-08-31', 'Saison 2025/26', 'Saison 2026/27'],
  ['2026-09-01', 'Saison 2026/27', 'Saison 2027/28'],
  ['2027-07-31', 'Saison 2026/27', 'Saison 2027/28'],
  ['2028-02-29', 'Saison 2027/28', 'Saison 2028/29'],
  ['2099-12-31', 'Saison 2099/00', 'Saison 2100/01'],
])('around %s lie %s and %s', (today, first, second) => {
  expect(seasonsAround(today).map(({ name }) => name.de)).toEqual([first, second]);
});

test('a day of the calendar is found in its half of the season', () => {
  const [season] = seasonsAround('2026-11-21');
  expect(dayInSeason(season, '12-24')).toBe('2026-12-24');
  expect(dayInSeason(season, '01-01')).toBe('2027-01-01');
  expect(dayInSeason(season, '10-24', 5)).toBe('2026-10-24'); // a Saturday
  expect(dayInSeason(season, '03-25', 6)).toBe('2027-03-28'); // the last Sunday of March
});

test('the days run from September through the summer to the second July', () => {
  const days = daysOf(seasonsAround('2027-08-15'));
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-09-01', '2028-07-31', 700]);
});
