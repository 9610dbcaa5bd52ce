import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  previous_month: { de: 'Voriger Monat', en: 'Previous month' },
  next_month: { de: 'Nächster Monat', en: 'Next month' },
  show_options: { de: 'Auswahl zeigen', en: 'Show options' },
  nothing_found: { de: 'Nichts gefunden', en: 'Nothing found' },
  searching: { de: 'Wird gesucht …', en: 'Searching …' },
  search_failed: { de: 'Die Suche antwortet gerade nicht.', en: 'The search does not answer at the moment.' },
  remove: { de: '{name} entfernen', en: 'Remove {name}' },
  add_another: { de: 'Suchen und hinzufügen …', en: 'Search and add …' },
  move: { de: '{name} verschieben: Pfeiltasten oder ziehen', en: 'Move {name}: arrow keys, or drag' },
  held: {
    de: 'Aufgenommen. Drücken Sie nun auf den Griff, an dessen Stelle es soll.',
    en: 'Picked up. Now press the handle whose place it is to take.',
  },
  moved: { de: '{name} steht jetzt an Stelle {n} von {of}.', en: '{name} is now number {n} of {of}.' },
  removed: { de: '{name} ist entfernt.', en: '{name} has been removed.' },
  is_full: { de: '{name}: Höchstens {n} sind möglich.', en: '{name}: at most {n} are possible.' },
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
