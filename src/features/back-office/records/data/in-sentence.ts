import type { Language } from '#i18n/language.ts';

/** What a record is called, within a sentence: in English with a small letter, unless it is an abbreviation. */
export const inSentence = (label: string, language: Language): string =>
  language === 'en' && !/^[A-Z]/.test(label.slice(1)) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
