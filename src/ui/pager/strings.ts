import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  page: { de: 'Seite {page} von {last}', en: 'Page {page} of {last}' },
  previous: { de: 'Vorherige Seite', en: 'Previous page' },
  next: { de: 'Nächste Seite', en: 'Next page' },
});
