import type { Language } from '#i18n/language.ts';

/** What the page calls the parameters of its address. Of their own, so that the error page names them without the programme. */
export const parameterStrings = {
  room: { de: 'Ort', en: 'Location' },
  type: { de: 'Art', en: 'Type' },
  tag: { de: 'Thema', en: 'Topic' },
  series: { de: 'Reihe', en: 'Series' },
  genre: { de: 'Genre', en: 'Genre' },
  date: { de: 'Datum', en: 'Date' },
};

/** The parameters of an address with a filter, in their order. */
export const filterParameters = ['date', 'room', 'type', 'tag', 'series', 'genre'] as const satisfies (keyof typeof parameterStrings)[];

/** What the page calls a parameter of the programme's address: 'date' → 'Datum'; null for any other. */
export function parameterName(parameter: string, language: Language): string | null {
  const known = filterParameters.find((name) => name === parameter);
  return known ? parameterStrings[known][language] : null;
}
