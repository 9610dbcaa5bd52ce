import type { Language } from '#i18n/language.ts';
import type { Problem } from '../import-record.ts';
import { formats } from '../source/formats.ts';
import { problemText, soughtText } from '../strings.ts';

/** What is wrong in words, and that the event stays where it does. */
export function problemSentence(language: Language, { code, detail = '', eventStays }: Problem): string {
  const sentence = problemText(language, code, { detail: code === 'nothing_found' ? soughtText(language, soughtKey(detail)) : detail });
  return eventStays ? problemText(language, 'event_stays', { problem: sentence }) : sentence;
}

const soughtKey = (format: string) => formats.find((known) => known === format) ?? 'csv';
