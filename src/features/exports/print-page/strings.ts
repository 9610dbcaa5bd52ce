import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  hint: {
    de: 'Diese Seite ist zum Drucken da: Strg+P, oder „Drucken“ im Menü des Browsers.',
    en: 'This page is for printing: Ctrl+P, or ‘Print’ in the menu of the browser.',
  },
  switch: { de: 'Auf Deutsch', en: 'In English' },
  nothing: { de: 'In diesem Monat gibt es noch keine Termine.', en: 'There are no dates in this month yet.' },
});
