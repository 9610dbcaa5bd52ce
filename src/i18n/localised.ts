import { defaultLanguage, isLanguage, type Language } from './language.ts';

/** `{ "de": "…", "en": "…" }`; editors may keep further languages (decisions.md, "Locales ja and la"). */
export type Localised = { readonly [language: string]: string };

const isEmpty = (value: Localised | null): boolean => !value || Object.values(value).every((text) => !text);

/** A text of its own where there is one in any language, else that of what it belongs to: an event's title, else its production's. */
export const ownOr = (own: Localised | null, other: Localised): Localised => (isEmpty(own) ? other : (own ?? other));

/** A text chosen for a reader; `lang` is set only where it is not in the language asked for. */
export type ChosenText = { text: string; lang?: Language };

/** The text in `language`, else German, else English, marked with the language it really is in. Empty counts as missing. */
export function choose(value: Localised | null, language: Language): ChosenText {
  const own = value?.[language];
  if (own) return { text: own };
  for (const fallback of [defaultLanguage, 'en']) {
    const text = value?.[fallback];
    if (text && isLanguage(fallback)) return { text, lang: fallback };
  }
  return { text: '' };
}
