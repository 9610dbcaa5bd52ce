import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  breadcrumb: { de: 'Sie sind hier', en: 'You are here' },
  productions: { de: 'Produktionen', en: 'Productions' },
  facts: { de: 'Auf einen Blick', en: 'At a glance' },
  next: { de: 'Nächster Termin', en: 'Next date' },
  dates_in_all: { de: '{n} Termin bis {day}|{n} Termine bis {day}', en: '{n} date until {day}|{n} dates until {day}' },
  over: { de: 'Diese Produktion war zuletzt am {day} zu sehen.', en: 'This production was last to be seen on {day}.' },
  to_productions: { de: 'Zu den Produktionen', en: 'To the productions' },
  subscribe: { de: 'Alle Termine in den Kalender', en: 'All dates to your calendar' },
  opening_hours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  description: { de: 'Zur Produktion', en: 'About' },
  events: { de: 'Termine', en: 'Dates' },
  further: { de: '{n} weiterer Termin|{n} weitere Termine', en: '{n} further date|{n} further dates' },
  blog: { de: 'Aus dem Magazin', en: 'From the magazine' },
  tickets: { de: 'Karten', en: 'Tickets' },
  tickets_of: { de: 'Karten: {title}, {date}', en: 'Tickets: {title}, {date}' },
  picture_credit: { de: 'Bildnachweis: {credit}', en: 'Picture credit: {credit}' },
});
