import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { t } from './strings.ts';

export function whenOf(iso: string, language: Language): string {
  const instant = new Date(iso);
  return t(language, 'at', { date: displayDate(language, dayOf(instant)), time: displayTime(language, instant) });
}

export const dateOf = (iso: string, language: Language): string => displayDate(language, dayOf(new Date(iso)));
