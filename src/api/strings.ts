import type { z } from 'zod';
import type { Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';
import { commonFailures } from './failures.ts';

const t = defineStrings({
  invalid_input: { de: 'Die Anfrage enthält ungültige Angaben.', en: 'The request contains invalid values.' },
  not_found: commonFailures.not_found.text,
  too_large: { de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  invalid_json: { de: 'Der Inhalt ist kein gültiges JSON.', en: 'The body is not valid JSON.' },
  method_not_allowed: { de: 'Diese Methode wird hier nicht angeboten.', en: 'This method is not offered here.' },
  unavailable: {
    de: 'Die Website ist zurzeit nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
    en: 'The website cannot be reached at the moment. Please try again in a minute.',
  },
  no_space: {
    de: 'Auf dem Server ist kein Platz mehr: Gespeichert ist nichts. Bitte sagen Sie der Technik des Hauses Bescheid.',
    en: 'The server has no room left: nothing has been saved. Please tell whoever runs it.',
  },
  sign_in_needed: { de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  not_allowed: { de: 'Dazu fehlt Ihnen die Berechtigung.', en: 'You are not allowed to do this.' },
  seconds: { de: '{n} Sekunde|{n} Sekunden', en: '{n} second|{n} seconds' },
  minutes: { de: '{n} Minute|{n} Minuten', en: '{n} minute|{n} minutes' },
  too_many: { de: 'Zu viele Anfragen. Bitte versuchen Sie es in {wait} noch einmal.', en: 'Too many requests. Please try again in {wait}.' },
  wrong_type: { de: 'Erwartet wird {expected}.', en: 'Expected {expected}.' },
  number: { de: 'eine Zahl', en: 'a number' },
  int: { de: 'eine ganze Zahl', en: 'a whole number' },
  string: { de: 'ein Text', en: 'a text' },
  boolean: { de: 'ja oder nein', en: 'yes or no' },
  array: { de: 'eine Liste', en: 'a list' },
  object: { de: 'ein Objekt aus Namen und Werten', en: 'an object of names and values' },
  record: { de: 'ein Objekt aus Namen und Werten', en: 'an object of names and values' },
  tuple: { de: 'eine Liste', en: 'a list' },
  null: { de: 'kein Wert (null)', en: 'no value (null)' },
  at_least: { de: 'Mindestens {limit}.', en: 'At least {limit}.' },
  at_most: { de: 'Höchstens {limit}.', en: 'At most {limit}.' },
  one_of: { de: 'Möglich sind: {values}.', en: 'Possible values: {values}.' },
  format: { de: 'Das Format stimmt nicht.', en: 'The format is not right.' },
  expected_form: { de: 'Erwartet wird die Form {form}.', en: 'Expected the form {form}.' },
  internal: { de: 'Auf unserer Seite ist ein Fehler aufgetreten. Kennziffer: {reference}', en: 'Something went wrong on our side. Reference: {reference}' },
});

const isKnown = (code: string): code is keyof typeof t.table => Object.hasOwn(t.table, code);

export const messageFor = (language: Language, code: string, parameters?: Record<string, string>): string =>
  isKnown(code) ? t(language, code, parameters) : code;

/** How long to wait, as one says it: '40 Sekunden', '15 Minuten'. */
export const waitInWords = (language: Language, seconds: number): string =>
  seconds < 60 ? t(language, 'seconds', { n: seconds }) : t(language, 'minutes', { n: Math.ceil(seconds / 60) });

/** Why a value was refused, in the reader's language. A schema's own message is a form to follow, such as DD-MM-YYYY. */
export function explainIssue(language: Language, issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isKnown(issue.expected) ? t(language, 'wrong_type', { expected: t(language, issue.expected) }) : t(language, 'format');
    case 'too_small':
      return t(language, 'at_least', { limit: String(issue.minimum) });
    case 'too_big':
      return t(language, 'at_most', { limit: String(issue.maximum) });
    case 'invalid_value':
      return t(language, 'one_of', { values: issue.values.map(String).join(', ') });
    case 'custom':
      return t(language, 'expected_form', { form: issue.message });
    default:
      return t(language, 'format');
  }
}
