import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  breadcrumb: { de: 'Sie sind hier', en: 'You are here' },
  facts: { de: 'Termin', en: 'Date' },
  until: { de: 'bis', en: 'until' },
  since: { de: 'seit {start}', en: 'since {start}' },
  over: { de: 'Diese Veranstaltung ist vorbei.', en: 'This event is over.' },
  to_programme: { de: 'Zum Programm', en: 'To the programme' },
  to_production: { de: 'Zur Produktion', en: 'To the production' },
  tickets: { de: 'Karten kaufen', en: 'Buy tickets' },
  new_date: { de: 'Neuer Termin', en: 'New date' },
  add_to_calendar: { de: 'In den Kalender', en: 'Add to calendar' },
});
