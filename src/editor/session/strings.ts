import type { Bilingual } from '#content/index.ts';
import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  sign_in: {
    de: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich wieder an; Ihre Änderungen sind noch da und werden dann gespeichert.',
    en: 'Your sign-in has run out. Sign in again; your changes are still here and will be saved then.',
  },
  other_account: {
    de: 'Diese Änderungen hat ein anderes Konto begonnen. Melden Sie sich mit diesem an, um sie zu speichern.',
    en: 'These changes were begun by another account. Sign in with that one to save them.',
  },
  not_allowed: {
    de: 'Ihr Konto darf Inhalte nicht mehr bearbeiten. Melden Sie sich mit einem anderen an oder wenden Sie sich an die Administration.',
    en: 'Your account may no longer edit content. Sign in with another one or ask an administrator.',
  },
  gone: {
    de: 'Diesen Abschnitt hat jemand gelöscht. Kopieren Sie, was Sie behalten möchten, und laden Sie die Seite neu.',
    en: 'Somebody has deleted this section. Copy what you want to keep and reload the page.',
  },
  outdated: {
    de: 'Foyer wurde inzwischen erneuert. Bitte laden Sie die Seite neu; Ihre Änderungen sind danach noch da.',
    en: 'Foyer has been updated in the meantime. Please reload the page; your changes will still be here.',
  },
  storage: {
    de: 'Dieser Browser kann nichts aufbewahren. Lassen Sie die Seite offen, bis alles gespeichert ist.',
    en: 'This browser cannot keep anything. Leave the page open until everything is saved.',
  },
  overwritten: {
    de: 'Diesen Schritt kann man nicht mehr zurücknehmen: Jemand anders hat die Stelle inzwischen geändert.',
    en: 'This step can no longer be undone: somebody else has changed the place in the meantime.',
  },
  not_both: {
    de: 'Beides zusammen geht hier nicht. Bitte wählen Sie eines.',
    en: 'Both together is not possible here. Please choose one.',
  },
  merged: { de: 'Abgleich mit der Änderung eines anderen', en: 'Merge with somebody else’s change' },
  field: { de: 'Eingabe', en: 'Typing' },
  change: { de: 'Änderung', en: 'Change' },
});

/** The same for the reader of either language. */
export const bilingual = (key: keyof typeof t.table): Bilingual => t.table[key];
