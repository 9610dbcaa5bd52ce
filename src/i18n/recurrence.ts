import type { Day } from './berlin-time.ts';

/** A weekday, 0 for Monday; `nth` of its month or year, from the end where negative, 0: each. */
export type Weekday = { weekday: number; nth: number };

/** A rule of RFC 5545 §3.3.10 that repeats by days; `by` has the parts that it names. */
export type Rule = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  /** The first day of its weeks, 0 for Monday. */
  weekStart: number;
  by: { month?: number[]; weekNumber?: number[]; yearDay?: number[]; monthDay?: number[]; day?: Weekday[]; position?: number[] };
};

type Limits = { lastYear: number /** Days looked at in vain until a rule is given up. */; steps: number };

/** Such a rule never comes to pass. */
export class NeverComes extends Error {}

/** In order; a day that does not exist is left out, never moved (RFC 5545 §3.3.10). Throws NeverComes. */
export function* daysOfRule(rule: Rule, start: Day, { lastYear, steps }: Limits): Generator<Day> {
  const first = numberOf(start);
  const holds = conditionOf(withStart(rule, dateOf(first)));
  let inVain = 0;
  let any = false;
  for (const days of periods(rule, first)) {
    if (dateOf(days[0] ?? first).year > lastYear) break;
    inVain += days.length;
    for (const day of atPositions(days.map(dateOf).filter(holds), rule.by.position)) {
      if (day.number < first) continue;
      [inVain, any] = [0, true];
      yield textOf(day.number);
    }
    if (inVain > steps) break;
  }
  if (!any) throw new NeverComes();
}

/** The days of each stretch in which a rule may name some. */
function* periods({ freq, interval, weekStart }: Rule, first: number): Generator<number[]> {
  const { year, month, weekday } = dateOf(first);
  for (let step = 0; ; step += interval) {
    if (freq === 'DAILY') yield [first + step];
    else if (freq === 'WEEKLY') yield range(first - ((weekday - weekStart + 7) % 7) + 7 * step, 7);
    else if (freq === 'MONTHLY') yield daysOfMonth(year, month + step);
    else yield range(dayNumber(year + step, 1, 1), daysInYear(year + step));
  }
}

/** What a rule does not say, its start does. */
function withStart(rule: Rule, start: CalendarDay): Rule {
  const { month, weekNumber, yearDay, monthDay, day } = rule.by;
  const parts = { ...rule.by };
  if (rule.freq === 'WEEKLY' && !day) parts.day = [{ weekday: start.weekday, nth: 0 }];
  if (rule.freq === 'MONTHLY' && !day && !monthDay) parts.monthDay = [start.day];
  if (rule.freq === 'YEARLY' && !day && !monthDay && !yearDay) {
    if (weekNumber) parts.day = [{ weekday: start.weekday, nth: 0 }];
    else Object.assign(parts, { month: month ?? [start.month], monthDay: [start.day] });
  }
  return { ...rule, by: parts };
}

function conditionOf({ freq, weekStart, by }: Rule): (date: CalendarDay) => boolean {
  const { month, weekNumber, yearDay, monthDay, day } = by;
  const nthOfMonth = freq === 'MONTHLY' || month !== undefined;
  return (date) =>
    (!month || month.includes(date.month)) &&
    (!monthDay || isAmong(monthDay, date.day, daysInMonth(date.year, date.month))) &&
    (!yearDay || isAmong(yearDay, date.yearDay, daysInYear(date.year))) &&
    (!weekNumber || isAmong(weekNumber, ...weekOf(date, weekStart))) &&
    (!day || day.some((wanted) => wanted.weekday === date.weekday && isNth(wanted.nth, date, nthOfMonth)));
}

/** Whether a list names a figure, from its beginning or, by negative figures, from the end. */
const isAmong = (list: number[], figure: number, last: number): boolean => list.includes(figure) || list.includes(figure - last - 1);

function isNth(nth: number, date: CalendarDay, ofMonth: boolean): boolean {
  if (nth === 0) return true;
  const [figure, last] = ofMonth ? [date.day, daysInMonth(date.year, date.month)] : [date.yearDay, daysInYear(date.year)];
  return nth === (nth > 0 ? Math.ceil(figure / 7) : -Math.ceil((last - figure + 1) / 7));
}

/** The number of a day's week and that of the last week of its year: the first has at least four days of it (ISO 8601). */
function weekOf({ number, weekday }: CalendarDay, weekStart: number): [week: number, last: number] {
  const middle = dateOf(number - ((weekday - weekStart + 7) % 7) + 3);
  const firstMiddle = ((middle.yearDay - 1) % 7) + 1;
  return [Math.ceil(middle.yearDay / 7), Math.floor((daysInYear(middle.year) - firstMiddle) / 7) + 1];
}

function atPositions(days: CalendarDay[], positions: number[] | undefined): CalendarDay[] {
  return positions ? days.filter((_, index) => isAmong(positions, index + 1, days.length)) : days;
}

type CalendarDay = { number: number; year: number; month: number; day: number; weekday: number; yearDay: number };

const msPerDay = 86_400_000;
const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / msPerDay;
const numberOf = (text: Day): number => Date.parse(`${text}T00:00Z`) / msPerDay;
const textOf = (number: number): Day => new Date(number * msPerDay).toISOString().slice(0, 10);
const range = (from: number, length: number): number[] => Array.from({ length }, (_, index) => from + index);
const daysInYear = (year: number): number => dayNumber(year + 1, 1, 1) - dayNumber(year, 1, 1);
const daysInMonth = (year: number, month: number): number => dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
const daysOfMonth = (year: number, month: number): number[] => range(dayNumber(year, month, 1), daysInMonth(year, month));

function dateOf(number: number): CalendarDay {
  const date = new Date(number * msPerDay);
  const year = date.getUTCFullYear();
  return {
    number,
    year,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: (date.getUTCDay() + 6) % 7,
    yearDay: number - dayNumber(year, 1, 1) + 1,
  };
}
