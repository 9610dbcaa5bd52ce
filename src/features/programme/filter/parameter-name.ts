import type { Language } from '#i18n/language.ts';

/** By itself, so that the error page names parameters without the programme. */
export const parameterStrings = {
  room: { de: 'Ort', en: 'Location' },
  type: { de: 'Art', en: 'Type' },
  tag: { de: 'Thema', en: 'Topic' },
  series: { de: 'Reihe', en: 'Series' },
  genre: { de: 'Genre', en: 'Genre' },
  accessibility: { de: 'Barrierefrei', en: 'Accessible' },
  date: { de: 'Datum', en: 'Date' },
  until: { de: 'Bis', en: 'Until' },
  tickets: { de: 'Nur mit Karten', en: 'Only with tickets' },
  season: { de: 'Spielzeit', en: 'Season' },
  exhibition_type: { de: 'Art', en: 'Type' },
};

export const filterParameters = [
  'date',
  'until',
  'tickets',
  'room',
  'type',
  'tag',
  'series',
  'genre',
  'accessibility',
] as const satisfies (keyof typeof parameterStrings)[];

export const productionParameters = ['date', 'season', 'exhibition_type', 'tag'] as const satisfies (keyof typeof parameterStrings)[];

/** What the page calls a parameter of a list's address: 'date' → 'Datum'; null for any other. */
export function parameterName(parameter: string, language: Language): string | null {
  return Object.hasOwn(parameterStrings, parameter) ? parameterStrings[parameter as keyof typeof parameterStrings][language] : null; // it is one of them
}
