import { defineStrings } from '#i18n/strings.ts';

/** Other pages that list events do not load it. */
export const t = defineStrings({
  title: { de: 'Programm', en: 'Programme' },
  page: { de: 'Seite {n}', en: 'page {n}' },
  results: { de: '{n} Veranstaltung|{n} Veranstaltungen', en: '{n} event|{n} events' },
  from_day: { de: 'ab {day}', en: 'from {day}' },
  from_now: { de: 'ab heute', en: 'from today' },
  load_more: { de: 'Weitere Termine laden', en: 'Load more dates' },
  loading: { de: 'Weitere Termine werden geladen', en: 'Loading more dates' },
  loaded: { de: '{n} Veranstaltung geladen|{n} Veranstaltungen geladen', en: '{n} event loaded|{n} events loaded' },
  load_failed: { de: 'Die nächsten Termine ließen sich nicht laden.', en: 'The next dates could not be loaded.' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  earlier_page: { de: 'Frühere Termine', en: 'Earlier dates' },
  end: { de: 'Das ist das Ende des veröffentlichten Programms.', en: 'This is the end of the published programme.' },
  subscribe: { de: 'Kalender abonnieren', en: 'Subscribe to calendar' },
});
