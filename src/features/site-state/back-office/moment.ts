import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';

/** '2026-11-21T17:00:00+01:00' → 'Sa 21/11/2026, 17.00 Uhr'. */
export function moment(language: Language, iso: string): string {
  const instant = new Date(iso);
  return `${displayDate(language, dayOf(instant))}, ${displayTime(language, instant)}`;
}
