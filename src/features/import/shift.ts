import { addDays, type Day } from '#i18n/berlin-time.ts';

/** So that `first` comes to lie in `year`, near the same date: 2024-09-12 (a Thursday) to 2026 → 104 weeks, 2026-09-10. */
export function weeksTo(year: number, first: Day): number {
  const [firstYear = '', month = '', date = ''] = first.split('-');
  const wanted = Date.UTC(year, Number(month) - 1, Number(date));
  const weeks = Math.round((wanted - Date.UTC(Number(firstYear), Number(month) - 1, Number(date))) / (7 * 86_400_000));
  const landed = Number(addDays(first, 7 * weeks).slice(0, 4));
  return weeks + Math.sign(year - landed); // the first and last days of a year may round into its neighbour
}

/** The first year of the season of a day: a season runs from September to August. */
export function seasonYear(day: Day): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= 9 ? year : year - 1;
}
