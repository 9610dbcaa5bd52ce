import { isDay } from '#i18n/berlin-time.ts';
import { maxBefore } from '../limits.ts';
import type { SaleRule } from '../rules/sale-rule.ts';

export const ruleKinds = ['keep', 'month', 'weeks', 'days', 'day', 'none'] as const;
type RuleKind = (typeof ruleKinds)[number];

/** A rule while it is typed; `keep`: nothing changes. */
export type TypedRule = { kind: RuleKind; amount: string; day: string; time: string };

export const untouchedRule: TypedRule = { kind: 'keep', amount: '1', day: '', time: '10:00' };

export const maxOf = (kind: 'month' | 'weeks' | 'days'): number => maxBefore[kind === 'month' ? 'months' : kind];

/** The rule that was typed; undefined where nothing changes, null as long as it is not whole. */
export function ruleOf({ kind, amount, day, time }: TypedRule): SaleRule | null | undefined {
  if (kind === 'keep') return undefined;
  if (kind === 'none') return { kind };
  if (!/^\d\d:\d\d$/.test(time)) return null;
  if (kind === 'day') return isDay(day) ? { kind, day, time } : null;
  const number = /^\d{1,3}$/.test(amount.trim()) ? Number(amount) : -1;
  return number >= 0 && number <= maxOf(kind) ? { kind, amount: number, time } : null;
}
