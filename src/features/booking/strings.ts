import type { Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';

/** What the server says of orders. */
export const t = defineStrings({
  '-214': { de: 'Es wurden nicht genügend (zusammenhängende) Plätze gefunden.', en: 'Not enough (connected) seats found.' },
  '-204': { de: 'Es besteht keine aktuelle Reservierung.', en: 'No current reservation.' },
  too_many_carts: {
    de: 'Von Ihrem Anschluss aus wurden eben sehr viele Warenkörbe begonnen. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
    en: 'A great many carts have just been begun from your connection. Please try again in a quarter of an hour.',
  },
  refused: { de: 'Das hat leider nicht geklappt. Fehler {code}', en: 'Unfortunately, that didn’t work. Error {code}' },
});

/** What a refusal of the box office says, by its number (V §8). */
export function refusalMessage(language: Language, code: number): string {
  const key = String(code);
  return key === '-214' || key === '-204' ? t(language, key) : t(language, 'refused', { code });
}
