import { z } from 'zod';
import { addDays, type Day, dayOf } from '#i18n/berlin-time.ts';

/** A day of a filter as addresses and saved views have it: '2026-11-28', 'today', or so many days from today: '14d', '-7d'. */
export const relativeDay = z.union([z.iso.date(), z.string().regex(/^(today|-?[1-9]\d{0,3}d)$/)]);

export function resolveDay(text: string, now: Date): Day {
  const today = dayOf(now);
  if (text === 'today') return today;
  const days = /^(-?\d+)d$/.exec(text)?.[1];
  return days === undefined ? text : addDays(today, Number(days));
}
