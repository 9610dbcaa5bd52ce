import type { Language } from '#i18n/language.ts';
import { t } from './strings.ts';

/** 'etwa 2 Stunden 25 Minuten, eine Pause': of parts and the intervals between them, in turn, in minutes. */
export function durationInWords(parts: readonly number[], language: Language): string {
  const minutes = parts.reduce((sum, part) => sum + part, 0);
  const intervals = Math.floor(parts.length / 2);
  const between = intervals === 0 ? t(language, 'no_interval') : t(language, 'intervals', { n: intervals });
  return t(language, 'takes', { time: hoursAndMinutes(minutes, language), between });
}

/** '85 Min. – Pause 25 Min. – 35 Min.' */
export const partsInWords = (parts: readonly number[], language: Language): string =>
  parts.map((n, index) => t(language, index % 2 === 0 ? 'part_minutes' : 'interval_minutes', { n })).join(' – ');

function hoursAndMinutes(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && t(language, 'hours', { n: hours }), rest > 0 && t(language, 'minutes', { n: rest })].filter(Boolean).join(' ');
}
