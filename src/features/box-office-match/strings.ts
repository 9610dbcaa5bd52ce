import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  gone: { de: 'Gibt es nicht mehr.', en: 'Is not there any more.' },
  changed: { de: 'Wurde inzwischen geändert. Bitte laden Sie die Seite neu.', en: 'Has been changed meanwhile. Please load the page again.' },
  not_there: { de: 'Das Ticketsystem hat diesen Termin nicht (mehr).', en: 'The box office does not have this date (any more).' },
});
