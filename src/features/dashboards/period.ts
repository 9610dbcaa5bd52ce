import { z } from 'zod';
import { addDays, type Day, dayOf, isDay } from '#i18n/berlin-time.ts';
import { defaultDays, maxDays } from './limits.ts';

const day = z.string().refine(isDay).optional();
export const periodQuery = z.object({ from: day, to: day });

/** Days in Berlin, YYYY-MM-DD, both included. */
export const periodSchema = z.object({ from: z.string(), to: z.string() });
export type Period = z.output<typeof periodSchema>;

export const badPeriod = {
  bad_period: {
    status: 422,
    text: {
      de: `Der Zeitraum passt nicht: „from“ darf nicht nach „to“ liegen, und zwischen beiden höchstens ${maxDays} Tage.`,
      en: `The period cannot be used: ‘from’ must not be after ‘to’, and no more than ${maxDays} days may lie between them.`,
    },
  },
} as const;

/** The period that a query asks for, up to today where it says nothing; null where it is none. */
export function readPeriod({ from, to }: { from?: Day | undefined; to?: Day | undefined }, now: Date): Period | null {
  const last = to ?? dayOf(now);
  const first = from ?? addDays(last, 1 - defaultDays);
  return first > last || addDays(first, maxDays) < last ? null : { from: first, to: last };
}
