import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  outline: { de: 'Gliederung', en: 'Outline' },
  find: { de: 'Baustein finden', en: 'Find block' },
  nothing_found: { de: 'Nichts gefunden.', en: 'Nothing found.' },
  empty: { de: 'Die Seite ist noch leer.', en: 'The page is still empty.' },
  column: { de: 'Spalte {n}', en: 'Column {n}' },
  hidden: { de: 'zurzeit nicht sichtbar', en: 'not visible at the moment' },
  no_german: { de: 'Deutsch fehlt', en: 'German missing' },
  no_english: { de: 'Englisch fehlt', en: 'English missing' },
  findings: { de: '{n} Hinweis|{n} Hinweise', en: '{n} finding|{n} findings' },
  small_modules: { de: 'Bausteine klein zeigen', en: 'Show blocks small' },
  help: {
    de: 'Ziehen, oder mit Alt Umschalt Pfeil verschieben. Enter springt hin.',
    en: 'Drag, or move with Alt Shift arrow. Enter jumps there.',
  },
});
