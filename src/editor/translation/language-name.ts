import type { Language } from '#i18n/language.ts';

/** What a language is called in the reader's: 'la' → 'Latein'; its code where nobody knows. */
export const languageName = (code: string, language: Language): string => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
