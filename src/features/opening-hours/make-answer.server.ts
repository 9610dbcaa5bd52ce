import { addDays, dayOf } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { type KnownRows, presentDay } from './queries.server.ts';
import { nextChange } from './status.ts';
import { timelineOf } from './timeline.ts';

/** What the rows of a day and of those beside it come to at an instant of it; `until`: when that next changes. */
export function makeAnswer(rows: KnownRows, now: Date, language: Language) {
  const date = dayOf(now);
  const day = presentDay(rows, date, language);
  const hours = { ...day, date, yesterday: presentDay(rows, addDays(date, -1), language), tomorrow: presentDay(rows, addDays(date, 1), language) };
  return { until: nextChange(hours, now), answer: { ...day, date, ...timelineOf(hours, now) } };
}
