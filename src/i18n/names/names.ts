import { type Language, localeOf } from '../language.ts';

/** Names that the platform knows. Its formatters cost more than what they format, so each is made once. */
const cache = new Map<string, Intl.DisplayNames>();
function names(language: Language, type: 'language' | 'region'): Intl.DisplayNames {
  const key = `${language} ${type}`;
  const made = cache.get(key) ?? new Intl.DisplayNames(localeOf[language], { type });
  cache.set(key, made);
  return made;
}

/** 'Italienisch' of 'it'; the tag itself where it has no name. */
export const languageName = (language: Language, tag: string): string => names(language, 'language').of(tag) ?? tag;

/** 'Irland' of 'IE'; the code itself where it has no name. */
export const regionName = (language: Language, code: string): string => names(language, 'region').of(code) ?? code;
