import { dayOf } from '../berlin-time.ts';
import { displayDate, displayTime } from '../format.ts';
import type { Language } from '../language.ts';

/** 'Fr 21/11/2026, 19.30 Uhr', of an instant or one as the API writes it */
export function displayMoment(language: Language, instant: Date | string): string {
  const at = new Date(instant);
  return `${displayDate(language, dayOf(at))}, ${displayTime(language, at)}`;
}
