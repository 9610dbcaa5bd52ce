import { defineStrings } from '#i18n/strings.ts';

export const news = defineStrings({
  announced: { de: 'Neu im Programm', en: 'New in the programme' },
  cancelled: { de: 'Entfällt', en: 'Cancelled' },
  postponed: { de: 'Verschoben', en: 'Postponed' },
  restored: { de: 'Findet statt', en: 'Goes ahead' },
  moved: { de: 'Geändert', en: 'Changed' },
  further: { de: 'und {n} weiterer Termin|und {n} weitere Termine', en: 'and {n} further date|and {n} further dates' },
});

export const t = defineStrings({
  news: { de: 'Neuigkeiten', en: 'News' },
  magazine: { de: 'Magazin', en: 'Magazine' },
  programme: { de: 'Programm', en: 'Programme' },
  favourites: { de: 'Merkliste', en: 'Favourites' },
  withdrawn: { de: 'Nicht mehr im Programm', en: 'No longer in the programme' },
  starts_at: { de: 'Beginn jeweils {times}', en: 'Starts at {times}' },
  promoters: { de: 'Veranstalter: {names}', en: 'Presented by: {names}' },
  picture: { de: 'Bild: {credit}', en: 'Picture: {credit}' },
  time_open: { de: 'Die Uhrzeit steht noch nicht fest.', en: 'The time has not been announced yet.' },
});
