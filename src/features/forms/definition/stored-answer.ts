import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { type FormFieldKind, hasChoices } from './field-kinds.ts';
import type { Answer, Answers, FormField } from './form-definition.ts';
import { isAnswered } from './read-answers.ts';
import { visible } from './visible.ts';

/** With its question as it was then; `words`: what the chosen choices were called. Of a file the value is null. */
export type StoredAnswer = {
  readonly field: number;
  readonly slug: string;
  readonly kind: FormFieldKind;
  readonly label: Localised;
  readonly value: Answer;
  readonly words: readonly Localised[];
};

export function storedAnswers(fields: readonly FormField[], answers: Answers): StoredAnswer[] {
  const shown = visible(fields, answers);
  return fields.flatMap((field): StoredAnswer[] => {
    const { id, slug, kind, label } = field;
    const value = answers[slug] ?? null;
    if (!shown.has(slug) || (!isAnswered(value) && kind !== 'checkbox')) return [];
    return [{ field: id, slug, kind, label, value: kind === 'file' ? null : value, words: wordsOf(field, value) }];
  });
}

function wordsOf({ kind, choices }: FormField, value: Answer): Localised[] {
  if (!hasChoices(kind)) return [];
  const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
  return choices.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
}

export const answersOf = (stored: readonly StoredAnswer[]): Answers => Object.fromEntries(stored.map(({ slug, value }) => [slug, value]));

/** An answer in words for a reader; days as they are read (E §9). */
export function answerText({ kind, value, words }: StoredAnswer, language: Language): string {
  if (words.length > 0) return words.map((one) => choose(one, language).text).join(', ');
  if (typeof value === 'boolean') return language === 'de' ? (value ? 'Ja' : 'Nein') : value ? 'Yes' : 'No';
  if (typeof value !== 'string') return '';
  if (kind === 'date' || kind === 'birthday') return dayText(value);
  return kind === 'datetime' ? `${dayText(value.slice(0, 10))}, ${value.slice(11, 16).replace(':', '.')}` : value;
}

const dayText = (day: string): string => day.split('-').reverse().join('/');
