import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  nothing: { de: 'Leider gibt es zurzeit keine kommenden Veranstaltungen.', en: 'Unfortunately, there are no upcoming events.' },
  all: { de: 'Alle Termine im Programm', en: 'All dates in the programme' },
});
