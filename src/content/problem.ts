import type { Language } from '#i18n/language.ts';

/** A text for the reader of either language. */
export type Bilingual = { readonly [L in Language]: string };

/** Something that is refused or has to be mended: a code for programs, words for people. */
export type Problem<Code extends string = string> = { readonly code: Code; readonly message: Bilingual };

type Translate<Key extends string> = ((language: Language, key: Key, parameters?: Record<string, string | number>) => string) & {
  readonly table: Record<Key, unknown>;
};

/** Makes problems whose code is the key of their words. */
export const problems =
  <Key extends string>(t: Translate<Key>) =>
  <Code extends Key>(code: Code, parameters?: Record<string, string | number>): Problem<Code> => ({
    code,
    message: { de: t('de', code, parameters), en: t('en', code, parameters) },
  });
