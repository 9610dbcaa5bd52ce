import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  programme: { de: 'Programm', en: 'Programme' },
  still_on: { de: 'Schon zu sehen', en: 'Already on' },
  continued: { de: '{day}, weiter', en: '{day}, continued' },
  tickets: { de: 'Karten', en: 'Tickets' },
  contact: { de: 'Haus', en: 'Venue' },
  legend: { de: 'Hinweise', en: 'Notes' },
  phone: { de: 'Telefon {phone}', en: 'Telephone {phone}' },
  from_price: { de: 'Preise: der niedrigste ohne Ermäßigung.', en: 'Prices: the lowest without concessions.' },
  as_of: { de: 'Stand: {day}. Änderungen vorbehalten.', en: 'As of {day}. Subject to change.' },
  draft: { de: 'Entwurf: enthält Termine, die nicht öffentlich sind', en: 'Draft: contains dates that are not public' },
  offline: { de: 'Nicht öffentlich', en: 'Not public' },
});
