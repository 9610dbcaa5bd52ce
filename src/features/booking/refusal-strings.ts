import { defineStrings } from '#i18n/strings.ts';

/** What is said of a refusal of the box office (V §8), by the server's answers as by the widget. */
export const refusal = defineStrings({
  failure: { de: 'Das hat leider nicht geklappt.', en: "Unfortunately, that didn't work." },
  '-214': { de: 'Es wurden nicht genügend (zusammenhängende) Plätze gefunden.', en: 'Not enough (connected) seats found.' },
  '-204': { de: 'Keine aktuelle Reservierung.', en: 'No current reservation.' },
  error_code: { de: 'Fehler {code}', en: 'Error {code}' },
});
