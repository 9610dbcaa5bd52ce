import { addDays, type Day } from '#i18n/berlin-time.ts';
import { displayDate, longMonth } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { bar } from './bar-strings.ts';
import type { Filter } from './filter.ts';

/** 'Sa 28/11/2026 – So 29/11/2026', 'Dezember 2026', 'am Sa 28/11/2026'; null where no day is chosen. */
export function displayRange(language: Language, { date, until }: Pick<Filter, 'date' | 'until'>): string | null {
  if (!until) return date && displayDate(language, date);
  const last = displayDate(language, until);
  if (!date) return bar(language, 'until_day', { day: last });
  if (date === until) return bar(language, 'on_day', { day: last });
  return isMonth(date, until) ? longMonth(language, date) : `${displayDate(language, date)} – ${last}`;
}

const isMonth = (date: Day, until: Day): boolean => date.endsWith('-01') && date.slice(0, 7) === until.slice(0, 7) && addDays(until, 1).endsWith('-01');
