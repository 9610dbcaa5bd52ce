import { defineStrings } from '#i18n/strings.ts';

export const panel = defineStrings({
  previous_month: { de: 'Voriger Monat', en: 'Previous month' },
  next_month: { de: 'Nächster Monat', en: 'Next month' },
  options_failed: { de: 'Die Auswahl ließ sich nicht laden.', en: 'The options could not be loaded.' },
  calendar_failed: { de: 'Der Kalender ließ sich nicht laden.', en: 'The calendar could not be loaded.' },
  show_n_events: { de: '{n} Veranstaltung zeigen|{n} Veranstaltungen zeigen', en: 'Show {n} event|Show {n} events' },
  show_n_productions: { de: '{n} Produktion zeigen|{n} Produktionen zeigen', en: 'Show {n} production|Show {n} productions' },
  show_results: { de: 'Anzeigen', en: 'Show' },
  from: { de: 'Von', en: 'From' },
  date_form: { de: 'TT-MM-JJJJ', en: 'DD-MM-YYYY' },
  no_result: { de: 'Ihre Auswahl ergab leider keine Treffer.', en: 'Unfortunately, your selection did not produce any result.' },
  no_result_hint: {
    de: 'Bitte entfernen Sie einen der Filter oder versuchen Sie eine andere Kombination.',
    en: 'Please delete one of the filters or try a different combination.',
  },
  no_upcoming_events: { de: 'Leider gibt es zurzeit keine kommenden Veranstaltungen.', en: 'Unfortunately, there are no upcoming events.' },
  no_upcoming_productions: { de: 'Leider sind zurzeit keine Produktionen angekündigt.', en: 'Unfortunately, there are no upcoming productions.' },
  reset: { de: 'Filter zurücksetzen', en: 'Reset filters' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  any: { de: 'Alle', en: 'All' },
});
