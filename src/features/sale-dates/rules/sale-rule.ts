import { addDays, type Day, dayOf, instantAt, isDay } from '#i18n/berlin-time.ts';
import { clockChangeAt } from '#i18n/clock/clock-time.ts';

export const saleGroups = ['sale_starts', 'sale_friends', 'sale_subscribers'] as const;
/** Who may buy from when, by the name of the detail: everybody, friends of the venue, subscribers. */
export type SaleGroup = (typeof saleGroups)[number];

/** When a sale begins, counted from the day of the event, or on one day for all; `time` is 'HH:MM' on Berlin's clock. */
export type SaleRule =
  | { kind: 'month'; amount: number; time: string }
  | { kind: 'days' | 'weeks'; amount: number; time: string }
  | { kind: 'day'; day: Day; time: string }
  | { kind: 'none' };

/** Why a rule gives no moment: the clock leaves it out or has it twice, or no calendar has the day. */
export type RuleProblem = 'skipped' | 'repeated' | 'too_far';

/** The moment at which the sale of an event begins by a rule; null where it has none. */
export function saleInstant(start: Date, rule: SaleRule): Date | RuleProblem | null {
  if (rule.kind === 'none') return null;
  const day = dayBy(dayOf(start), rule);
  if (!isDay(day)) return 'too_far';
  return clockChangeAt(day, rule.time) ?? instantAt(day, rule.time);
}

function dayBy(day: Day, rule: Exclude<SaleRule, { kind: 'none' }>): Day {
  if (rule.kind === 'day') return rule.day;
  if (rule.kind === 'month') return firstOfMonth(day, rule.amount);
  return addDays(day, -rule.amount * (rule.kind === 'weeks' ? 7 : 1));
}

/** The first of the month so many months before that of a day. */
function firstOfMonth(day: Day, before: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - before;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
