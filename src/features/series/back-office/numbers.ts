import type { Day } from '#i18n/berlin-time.ts';
import type { SeriesDate } from './contract.ts';

type Dated = Pick<SeriesDate, 'id' | 'day' | 'production_id' | 'status' | 'series'>;

/** The first of August on or before a day: numbers of a series begin anew with the season. */
export function seasonStartOf(day: Day): Day {
  const august = `${day.slice(0, 4)}-08-01`;
  return day >= august ? august : `${Number(day.slice(0, 4)) - 1}-08-01`;
}

export const seasonEndOf = (day: Day): Day => `${Number(seasonStartOf(day).slice(0, 4)) + 1}-08-01`;

const takesPlaceIn = (series: number) => (date: Dated) => date.status === 'scheduled' && date.series.includes(series);

/** The number of each date within a series, in the order of time; what is cancelled or postponed has none. `before`: how many there are earlier in the season of `from`. */
export function numbersIn(series: { id: number; before: number }, dates: readonly Dated[], from: Day): Map<number, number> {
  const numbers = new Map<number, number>();
  let [season, last] = [seasonStartOf(from), series.before];
  for (const date of dates.filter(takesPlaceIn(series.id))) {
    const own = seasonStartOf(date.day);
    last = own === season ? last + 1 : 1;
    season = own;
    numbers.set(date.id, last);
  }
  return numbers;
}

export type Collision = { id: number; with: number; kind: 'day' | 'production' };

/** What a subscriber cannot have or would have twice: two dates of a series on one day, or one production twice in a season. */
export function collisionsIn(series: number, dates: readonly Dated[]): Collision[] {
  const own = dates.filter(takesPlaceIn(series));
  return own.flatMap((date, index): Collision[] => {
    const earlier = own.slice(0, index);
    const sameDay = earlier.find(({ day }) => day === date.day);
    const same = earlier.find(({ production_id, day }) => production_id === date.production_id && seasonStartOf(day) === seasonStartOf(date.day));
    if (sameDay) return [{ id: date.id, with: sameDay.id, kind: 'day' }];
    return same ? [{ id: date.id, with: same.id, kind: 'production' }] : [];
  });
}

/** The same of dates that are shown, also with those on days that are not. */
export function collisionsWith(series: number, shown: readonly Dated[], outside: readonly Dated[]): Collision[] {
  const ids = new Set(shown.map(({ id }) => id));
  const all = [...shown, ...outside].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)); // what is on one day keeps its order
  return collisionsIn(series, all).filter((one) => ids.has(one.id) || ids.has(one.with));
}
