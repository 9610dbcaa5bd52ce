import type { Language } from '#i18n/language.ts';
import type { Problem } from '../import-record.ts';
import { formats } from '../source/formats.ts';
import { fieldText, problemText, soughtText } from '../strings.ts';

/** What is wrong in words, and that the event stays where it does. */
export function problemSentence(language: Language, { code, detail = '', eventStays }: Problem): string {
  const sentence = problemText(language, code, { detail: detailOf(language, code, detail) });
  return eventStays ? problemText(language, 'event_stays', { problem: sentence }) : sentence;
}

function detailOf(language: Language, code: Problem['code'], detail: string): string {
  if (code === 'nothing_found') return soughtText(language, soughtKey(detail));
  return code === 'kept'
    ? detail
        .split(' ')
        .flatMap((field) => (isField(field) ? fieldText(language, field) : []))
        .join(', ')
    : detail;
}

const isField = (name: string): name is keyof typeof fieldText.table => Object.hasOwn(fieldText.table, name);

const soughtKey = (format: string) => formats.find((known) => known === format) ?? 'csv';
