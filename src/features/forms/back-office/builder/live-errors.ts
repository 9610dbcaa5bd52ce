import type { Language } from '#i18n/language.ts';
import { wrongFields } from '../../records/check-form.ts';
import type { Question } from './questions.ts';

/** Cells that are wrong only for what was done elsewhere are told at once; a list of choices that nobody has begun is not. */
const checkedLive = /\.(slug|show_if_field|show_if_value|greatest)$/;

/** What is wrong between the questions as they stand now, by cell: 'questions.2.show_if_field'. */
export const liveErrors = (questions: readonly Question[], language: Language): ReadonlyMap<string, string> =>
  new Map(wrongFields(questions).flatMap(({ field, message }) => (checkedLive.test(field) ? [[field, message[language]]] : [])));
