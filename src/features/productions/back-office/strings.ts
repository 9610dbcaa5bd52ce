import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  page: { de: 'Besetzung, Werke und was die Seite noch erzählt', en: 'Cast, works and what else its page tells' },
  texts: { de: 'Texte', en: 'Texts' },
  opening_hours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  opening_hours_hint: { de: 'Einer Ausstellung, der Abendkasse.', en: 'Of an exhibition, of the evening box office.' },
  promoter: { de: 'Wer veranstaltet, in Worten', en: 'Who puts it on, in words' },
  of_all_dates: {
    de: 'Was hier steht, zeigen die Seiten aller Termine, die selbst nichts anderes sagen.',
    en: 'What is said here stands on the pages of all dates that do not say otherwise themselves.',
  },
  events: { de: 'Termine', en: 'Dates' },
  no_events: { de: 'Kein Termin steht bevor.', en: 'No date is to come.' },
  event_count: {
    de: 'In allem {n} Termin, auch vergangene.|In allem {n} Termine, auch vergangene.',
    en: '{n} date in all, past ones included.|{n} dates in all, past ones included.',
  },
  offline: { de: 'nicht online', en: 'not online' },
  wrong: { de: 'Noch ist nicht alles richtig. Gespeichert ist nichts.', en: 'Not everything is right yet. Nothing has been saved.' },
  stale: {
    de: 'Jemand hat inzwischen dasselbe geändert wie Sie. Was Sie eingegeben haben, steht noch da: Speichern Sie noch einmal, dann gilt Ihre Fassung; laden Sie die Seite neu, dann die andere.',
    en: 'Somebody has changed the same as you in the meantime. What you have entered is still here: save once more and your version holds; load the page again and theirs does.',
  },
  not_sent: {
    de: 'Das konnte nicht gespeichert werden. Was Sie eingegeben haben, steht noch da.',
    en: 'This could not be saved. What you have entered is still here.',
  },
});
