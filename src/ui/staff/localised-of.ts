import { languages } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import type { FormValues } from '../form/form-values.ts';

/** Without empty texts; texts of languages that it does not show stay. */
export function localisedOf(values: FormValues, name: string, before: Localised = {}): Record<string, string> {
  const typed = languages.map((language) => [language, values.get(`${name}.${language}`).replace(/\r\n?/g, '\n').trim()] as const);
  return Object.fromEntries(Object.entries({ ...before, ...Object.fromEntries(typed) }).filter(([, text]) => text !== ''));
}
