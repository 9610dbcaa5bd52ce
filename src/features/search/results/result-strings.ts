import { defineStrings } from '#i18n/strings.ts';

/** What the server alone draws of the search (`*.static.tsx`). */
export const t = defineStrings({
  event: { de: 'Veranstaltung', en: 'Event' },
  production: { de: 'Produktion', en: 'Production' },
  article: { de: 'Artikel', en: 'Article' },
  person: { de: 'Person', en: 'Person' },
  page: { de: 'Seite', en: 'Page' },
  venue: { de: 'Ort', en: 'Place' },
  series: { de: 'Reihe', en: 'Series' },
  filter: { de: 'Programm', en: 'Programme' },
  today: { de: 'Heute', en: 'Today' },
  next: { de: 'Als Nächstes', en: 'Next' },
  whole_programme: { de: 'Zum Programm', en: 'To the programme' },
  others_search: { de: 'Andere suchen', en: 'Others search for' },
});
