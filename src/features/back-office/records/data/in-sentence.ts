import type { Language } from '#i18n/language.ts';

/** What a record or a field is called, within a sentence: in English with a small letter, unless it is an abbreviation; in German where it begins with an adjective. */
export const inSentence = (label: string, language: Language): string =>
  (language === 'en' ? !/^[A-Z]/.test(label.slice(1)) : /^\p{Lu}\p{Ll}+e[rsnm]? \p{Lu}/u.test(label)) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
