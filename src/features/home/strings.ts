import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  description: { de: '{venue}: die nächsten Veranstaltungen und das ganze Programm.', en: '{venue}: the next events and the full programme.' },
  next: { de: 'Als Nächstes', en: 'Coming up' },
  nothing: { de: 'Leider gibt es zurzeit keine kommenden Veranstaltungen.', en: 'Unfortunately, there are no upcoming events.' },
  all: { de: 'Das ganze Programm', en: 'The full programme' },
});
