import type { Language } from '#i18n/language.ts';
import type { Problem } from '../record/problem.ts';
import type { RetainedValue } from '../record/retained-value.ts';
import { formats } from '../source/formats.ts';
import { fieldText, problemText, retainedText, soughtText } from '../strings.ts';

export function problemSentence(language: Language, { code, detail = '', eventStays, retained = [] }: Problem): string {
  const sentence = problemText(language, code, { detail: code === 'kept' ? retainedDetail(language, retained) : detailOf(language, code, detail) });
  return eventStays ? problemText(language, 'event_stays', { problem: sentence }) : sentence;
}

function detailOf(language: Language, code: Problem['code'], detail: string): string {
  if (code === 'nothing_found') return soughtText(language, soughtKey(detail));
  return detail;
}

/** 'Titel (de): hier „Nachtmusik“, in der Datei „Nachtmusiken“' */
function retainedDetail(language: Language, retained: readonly RetainedValue[]): string {
  const quoted = (text: string) => (text === '' ? retainedText(language, 'nothing') : retainedText(language, 'quoted', { text }));
  return retained
    .flatMap(({ field, language: its, ours, theirs }) => {
      if (!isField(field)) return [];
      const name = `${fieldText(language, field)}${its ? ` (${its})` : ''}`;
      return retainedText(language, 'difference', { field: name, ours: quoted(ours[language]), theirs: quoted(theirs[language]) });
    })
    .join('; ');
}

const isField = (name: string): name is keyof typeof fieldText.table => Object.hasOwn(fieldText.table, name);

const soughtKey = (format: string) => formats.find((known) => known === format) ?? 'csv';
