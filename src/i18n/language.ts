/** The languages of the public site; German is the default (V §1). */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'de';

export const otherLanguage = (language: Language): Language => (language === 'de' ? 'en' : 'de');

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** BCP 47 tags with the region whose formats we use. */
export const localeOf = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>;

/** The language of a path: its prefix, else German. */
export const languageOfPath = (pathname: string): Language => languageOfAddress({ pathname, search: '' });

/** The language of an address: that of its path; of a path outside localisation (V §2) `?lang=en`; else German. */
export function languageOfAddress({ pathname, search }: { pathname: string; search: string }): Language {
  const prefix = pathname.split('/', 2)[1];
  if (isLanguage(prefix)) return prefix;
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : defaultLanguage;
}
