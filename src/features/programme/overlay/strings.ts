import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Programm und Karten', en: 'Programme and tickets' },
  loading: { de: 'Die nächsten Termine werden geladen', en: 'Loading the next dates' },
  failed: { de: 'Die nächsten Termine ließen sich nicht laden.', en: 'The next dates could not be loaded.' },
  all: { de: 'Zum ganzen Programm', en: 'To the whole programme' },
  all_filtered: { de: '{n} Termin im Programm|Alle {n} Termine im Programm', en: '{n} date in the programme|All {n} dates in the programme' },
});
