import type { Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';
import { refusal } from './refusal-strings.ts';

export const t = defineStrings({
  too_many_carts: {
    de: 'Von Ihrem Anschluss aus wurden eben sehr viele Warenkörbe begonnen. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
    en: 'A great many carts have just been begun from your connection. Please try again in a quarter of an hour.',
  },
});

/** What a refusal of the box office says, by its number (V §8). */
export function refusalMessage(language: Language, code: number): string {
  const key = String(code);
  return key === '-214' || key === '-204' ? refusal(language, key) : `${refusal(language, 'failure')} ${refusal(language, 'error_code', { code })}`;
}
