import { addDays, type Day, weekdayIndex } from '#i18n/berlin-time.ts';
import { type Both, both } from '../content/texts.ts';

/** September to July; the August after it is the summer programme's. */
export type Season = { readonly starts: Day; readonly ends: Day; readonly name: Both };

/** In August the one just over and the next. */
export function seasonsAround(today: Day): readonly [Season, Season] {
  const year = Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < 9 ? 1 : 0);
  return [season(year), season(year + 1)];
}

function season(year: number): Season {
  const years = `${year}/${String(year + 1).slice(2)}`;
  return { starts: `${year}-09-01`, ends: `${year + 1}-07-31`, name: both(`Saison ${years}`, `Season ${years}`) };
}

export function daysOf([first, second]: readonly [Season, Season]): readonly Day[] {
  const days: Day[] = [];
  for (let day = first.starts; day <= second.ends; day = addDays(day, 1)) days.push(day);
  return days;
}

export const daysBetween = (from: Day, to: Day): number => (Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000;

export const isSummer = (day: Day): boolean => day.slice(5, 7) === '08';

/** Days that have their own programme and nothing else. */
export const isHoliday = (day: Day): boolean => ['12-24', '12-25', '12-26', '12-31', '01-01'].includes(day.slice(5));

/** The day 'MM-DD' of a season, or the first `weekday` (0 = Monday) from it on. */
export function dayInSeason({ starts, ends }: Season, on: string, weekday?: number): Day {
  const year = (on >= '09-01' ? starts : ends).slice(0, 4);
  const day = `${year}-${on}`;
  return weekday === undefined ? day : addDays(day, (weekday - weekdayIndex(day) + 7) % 7);
}

/** Monday first; thinner where plans are still loose. */
const weeks = {
  now: { wanted: [1, 2, 3, 3, 3, 4, 4], filled: [1, 2, 3, 3, 3, 4, 4] },
  soon: { wanted: [0, 1, 1, 1, 1, 2, 2], filled: [0, 0, 1, 0, 1, 1, 1] },
  later: { wanted: [0, 0, 0, 0, 1, 1, 1], filled: [0, 0, 0, 0, 0, 1, 1] },
  summer: { wanted: [0, 0, 1, 1, 1, 1, 1], filled: [0, 0, 1, 1, 1, 1, 1] },
} as const;

export const isNear = (day: Day, today: Day): boolean => daysBetween(today, day) >= -14 && daysBetween(today, day) <= 35;

const todayAtLeast = 3;

/** `filled`: as far as regular formats make up for runs. */
export function wanted(day: Day, today: Day, kind: 'wanted' | 'filled' = 'wanted'): number {
  const distance = daysBetween(today, day);
  const soon = distance >= -30 && distance <= 110;
  const week = weeks[isNear(day, today) ? 'now' : isSummer(day) ? 'summer' : soon ? 'soon' : 'later'];
  const count = week[kind][weekdayIndex(day)] ?? 0;
  return distance === 0 ? Math.max(count, todayAtLeast) : count;
}
