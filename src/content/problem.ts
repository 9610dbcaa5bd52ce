import type { Language } from '#i18n/language.ts';

export type Bilingual = { readonly [L in Language]: string };

/** A code for programs, words for people. */
export type Problem<Code extends string = string> = { readonly code: Code; readonly message: Bilingual };

type Translate<Key extends string> = ((language: Language, key: Key, parameters?: Record<string, string | number>) => string) & {
  readonly table: Record<Key, unknown>;
};

type Parameters = { readonly [name: string]: string | number | Bilingual };

/** The code is the key of the words; a parameter may be a text of either language. */
export const problems =
  <Key extends string>(t: Translate<Key>) =>
  <Code extends Key>(code: Code, parameters: Parameters = {}): Problem<Code> => ({
    code,
    message: { de: t('de', code, inLanguage(parameters, 'de')), en: t('en', code, inLanguage(parameters, 'en')) },
  });

const inLanguage = (parameters: Parameters, language: Language): Record<string, string | number> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]));
