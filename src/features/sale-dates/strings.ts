import { defineStrings } from '#i18n/strings.ts';

/** Why the sale of a date is not set so, with what to do about it. `{what}` is one of the groups below. */
export const refusalText = defineStrings({
  changed: {
    de: 'Jemand hat den Termin inzwischen geändert. Bitte laden Sie die Seite neu.',
    en: 'Somebody has changed the date meanwhile. Please load the page again.',
  },
  over: { de: 'Der Termin ist vorbei. Bitte nehmen Sie ihn heraus.', en: 'The date is over. Please leave it out.' },
  cancelled: { de: 'Der Termin ist abgesagt. Bitte nehmen Sie ihn heraus.', en: 'The date is cancelled. Please leave it out.' },
  postponed: { de: 'Der Termin ist verschoben. Bitte nehmen Sie ihn heraus.', en: 'The date is postponed. Please leave it out.' },
  skipped: {
    de: '{what} fiele auf eine Uhrzeit, die es an dem Tag nicht gibt: Die Uhr wird vorgestellt. Wählen Sie eine andere Uhrzeit.',
    en: '{what} would be at a time that the day does not have: the clock is put forward. Choose another time.',
  },
  repeated: {
    de: '{what} fiele auf eine Uhrzeit, die es an dem Tag zweimal gibt: Die Uhr wird zurückgestellt. Wählen Sie eine andere Uhrzeit.',
    en: '{what} would be at a time that the day has twice: the clock is put back. Choose another time.',
  },
  too_far: { de: 'So weit reicht kein Kalender. Wählen Sie weniger.', en: 'No calendar goes that far. Choose less.' },
  late: {
    de: '{what} läge nicht vor dem Beginn der Veranstaltung. Wählen Sie einen früheren Zeitpunkt.',
    en: '{what} would not be before the event begins. Choose an earlier moment.',
  },
  order: {
    de: '{what} läge nicht vor dem Verkauf für alle. Wählen Sie einen früheren Zeitpunkt, oder setzen Sie auch den für alle.',
    en: '{what} would not be before the sale to everybody. Choose an earlier moment, or set that to everybody too.',
  },
});

export const groupSale = defineStrings({
  sale_starts: { de: 'Der Verkauf für alle', en: 'The sale to everybody' },
  sale_friends: { de: 'Der Verkauf für den Freundeskreis', en: 'The sale to friends' },
  sale_subscribers: { de: 'Der Verkauf für Abonnenten', en: 'The sale to subscribers' },
});
