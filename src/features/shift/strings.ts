import { defineStrings } from '#i18n/strings.ts';

/** Why a date is not shifted, with what to do about it. `{what}` is one of the moments below. */
export const refusalText = defineStrings({
  changed: {
    de: 'Jemand hat den Termin inzwischen geändert. Bitte laden Sie die Seite neu.',
    en: 'Somebody has changed the date meanwhile. Please load the page again.',
  },
  over: { de: 'Der Termin ist vorbei. Bitte nehmen Sie ihn heraus.', en: 'The date is over. Please leave it out.' },
  cancelled: {
    de: 'Der Termin ist abgesagt. Bitte nehmen Sie ihn heraus.',
    en: 'The date is cancelled. Please leave it out.',
  },
  postponed: {
    de: 'Der Termin ist verschoben. Einen Nachholtermin nennt die Planänderung.',
    en: 'The date is postponed. A new date is named by the change of plan.',
  },
  time_open: {
    de: 'Die Uhrzeit steht noch nicht fest. Verschieben Sie ihn um Tage oder Wochen.',
    en: 'Its time is not settled yet. Shift it by days or weeks.',
  },
  skipped: {
    de: '{what} fiele auf eine Uhrzeit, die es an dem Tag nicht gibt: Die Uhr wird vorgestellt. Nehmen Sie ihn heraus, und ändern Sie ihn im Formular.',
    en: '{what} would be at a time that the day does not have: the clock is put forward. Leave it out, and change it in its form.',
  },
  repeated: {
    de: '{what} fiele auf eine Uhrzeit, die es an dem Tag zweimal gibt: Die Uhr wird zurückgestellt. Nehmen Sie ihn heraus, und ändern Sie ihn im Formular.',
    en: '{what} would be at a time that the day has twice: the clock is put back. Leave it out, and change it in its form.',
  },
  reversed: {
    de: 'Das Ende läge vor dem Beginn, weil die Uhr in dieser Nacht zurückgestellt wird. Nehmen Sie ihn heraus, und ändern Sie ihn im Formular.',
    en: 'The end would be before the beginning, as the clock is put back that night. Leave it out, and change it in its form.',
  },
  too_far: { de: 'So weit reicht kein Kalender. Wählen Sie weniger.', en: 'No calendar goes that far. Choose less.' },
  known: {
    de: 'Besucher kennen den Termin. Sagen Sie unten, ob er falsch eingetragen war oder sich ändert.',
    en: 'Visitors know the date. Say below whether it was entered wrongly or is changed.',
  },
});

export const momentName = defineStrings({
  start: { de: 'Der Beginn', en: 'The beginning' },
  end: { de: 'Das Ende', en: 'The end' },
  sale: { de: 'Der Beginn des Verkaufs', en: 'The beginning of the sale' },
  friends: { de: 'Der Beginn des Vorverkaufs für Freunde', en: 'The beginning of the sale for friends' },
  subscribers: { de: 'Der Beginn des Vorverkaufs für Abonnenten', en: 'The beginning of the sale for subscribers' },
  presale: { de: 'Der Beginn des Vorverkaufs für einige', en: 'The beginning of the sale for some' },
});
