import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Produktionen', en: 'Productions' },
  filter_label: { de: 'Produktionen filtern', en: 'Filter the productions' },
  page: { de: 'Seite {n}', en: 'page {n}' },
  results: { de: '{n} Produktion|{n} Produktionen', en: '{n} production|{n} productions' },
  from_day: { de: 'zu sehen ab {day}', en: 'to be seen from {day}' },
  from_now: { de: 'auf dem Spielplan, was zuerst endet, zuerst', en: 'in the repertoire, those that end first leading' },
  load_more: { de: 'Weitere Produktionen laden', en: 'Load more productions' },
  loading: { de: 'Weitere Produktionen werden geladen', en: 'Loading more productions' },
  loaded: { de: '{n} Produktion geladen|{n} Produktionen geladen', en: '{n} production loaded|{n} productions loaded' },
  load_failed: { de: 'Die nächsten Produktionen ließen sich nicht laden.', en: 'The next productions could not be loaded.' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  earlier_page: { de: 'Vorige Seite', en: 'Previous page' },
  end: { de: 'Das sind alle angekündigten Produktionen.', en: 'These are all the productions announced.' },
  next: { de: 'Nächster Termin', en: 'Next date' },
  until: { de: 'bis {day}', en: 'until {day}' },
});
