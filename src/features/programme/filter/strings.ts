import { defineStrings } from '#i18n/strings.ts';

/** Texts of what a filter opens and leads to: not loaded before. */
export const panel = defineStrings({
  previous_month: { de: 'Voriger Monat', en: 'Previous month' },
  next_month: { de: 'Nächster Monat', en: 'Next month' },
  options_failed: { de: 'Die Auswahl ließ sich nicht laden.', en: 'The options could not be loaded.' },
  calendar_failed: { de: 'Der Kalender ließ sich nicht laden.', en: 'The calendar could not be loaded.' },
  show_n_results: { de: '{n} Veranstaltung zeigen|{n} Veranstaltungen zeigen', en: 'Show {n} event|Show {n} events' },
  show_results: { de: 'Anzeigen', en: 'Show' },
  date_form: { de: 'TT-MM-JJJJ', en: 'DD-MM-YYYY' },
  no_result: { de: 'Ihre Auswahl ergab leider keine Treffer.', en: 'Unfortunately, your selection did not produce any result.' },
  no_result_hint: {
    de: 'Bitte entfernen Sie einen der Filter oder versuchen Sie eine andere Kombination.',
    en: 'Please delete one of the filters or try a different combination.',
  },
  no_upcoming: { de: 'Leider gibt es zurzeit keine kommenden Veranstaltungen.', en: 'Unfortunately, there are no upcoming events.' },
  reset: { de: 'Filter zurücksetzen', en: 'Reset filters' },
  any: { de: 'Alle', en: 'All' },
});
