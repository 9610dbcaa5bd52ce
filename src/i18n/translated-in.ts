import { type Language, otherLanguage } from './language.ts';

/** For the `lang` attribute of a field: of two languages, what is not in the reader's is in the other; else nothing. */
export const translatedIn =
  ({ untranslated }: { untranslated?: string[] | undefined }, language: Language) =>
  (field: string): Language | undefined =>
    untranslated?.includes(field) ? otherLanguage(language) : undefined;
