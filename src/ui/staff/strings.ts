import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  previous_month: { de: 'Voriger Monat', en: 'Previous month' },
  next_month: { de: 'Nächster Monat', en: 'Next month' },
  show_options: { de: 'Auswahl zeigen', en: 'Show options' },
  nothing_found: { de: 'Nichts gefunden', en: 'Nothing found' },
  searching: { de: 'Wird gesucht …', en: 'Searching …' },
  search_failed: { de: 'Die Suche antwortet gerade nicht.', en: 'The search does not answer at the moment.' },
  remove: { de: '{name} entfernen', en: 'Remove {name}' },
  search: { de: 'Suchen', en: 'Search' },
  filters: { de: 'Filter', en: 'Filters' },
  in_de: { de: 'deutsch', en: 'German' },
  in_en: { de: 'englisch', en: 'English' },
  any: { de: 'Alle', en: 'All' },
  pages: { de: 'Seiten der Liste', en: 'Pages of the list' },
  page_of: { de: 'Seite {page} von {pages}', en: 'Page {page} of {pages}' },
  previous: { de: 'Zurück', en: 'Previous' },
  next: { de: 'Weiter', en: 'Next' },
});
