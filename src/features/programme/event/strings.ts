import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  breadcrumb: { de: 'Sie sind hier', en: 'You are here' },
  facts: { de: 'Termin', en: 'Date' },
  until: { de: 'bis', en: 'until' },
  since: { de: 'seit {start}', en: 'since {start}' },
  important_info: { de: 'Wichtig zu wissen', en: 'Important information' },
  over: { de: 'Diese Veranstaltung ist vorbei.', en: 'This event is over.' },
  to_programme: { de: 'Zum Programm', en: 'To the programme' },
  description: { de: 'Zur Veranstaltung', en: 'About' },
  programs: { de: 'Programm', en: 'Programme' },
  contributors: { de: 'Mitwirkende', en: 'Performers' },
  series: { de: 'Im Abonnement', en: 'In the subscription series' },
  events: { de: 'Weitere Termine', en: 'Further dates' },
  tickets: { de: 'Karten kaufen', en: 'Buy tickets' },
  free: { de: 'Eintritt frei', en: 'Free admission' },
  from: { de: 'ab {price}', en: 'from {price}' },
  new_date: { de: 'Neuer Termin', en: 'New date' },
  add_to_calendar: { de: 'In den Kalender', en: 'Add to calendar' },
  previous: { de: 'Vorige Veranstaltung', en: 'Previous event' },
  next: { de: 'Nächste Veranstaltung', en: 'Next event' },
  neighbours: { de: 'Im Programm blättern', en: 'Browse the programme' },
});
