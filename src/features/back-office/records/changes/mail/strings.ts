import { defineStrings } from '#i18n/strings.ts';

/** The mail of changes, and what is said where it is written. */
export const t = defineStrings({
  last_press_mail: { de: 'Letzte Pressemail', en: 'Last press mail' },
  subject: { de: '{name}: was sich seit {since} geändert hat', en: '{name}: what has changed since {since}' },
  intro: { de: '{name}, geändert seit {since}:', en: '{name}, changed since {since}:' },
  more: { de: 'Und {n} weiterer Eintrag.|Und {n} weitere Einträge.', en: 'And {n} more entry.|And {n} more entries.' },
  line: { de: '{title}: bisher {old} → jetzt {now}', en: '{title}: formerly {old} → now {now}' },
  nothing: { de: '–', en: '–' },
  created: { de: 'neu', en: 'new' },
  changed: { de: 'geändert', en: 'changed' },
  deleted: { de: 'gelöscht', en: 'deleted' },
  receivers_missing: {
    de: 'Bitte tragen Sie mindestens eine Adresse ein.',
    en: 'Please enter at least one address.',
  },
  receivers_wrong: {
    de: 'Das ist keine vollständige Adresse: {list}. Bitte verbessern Sie es, etwa „kultur@zeitung.example“.',
    en: 'This is no complete address: {list}. Please mend it, such as ‘culture@paper.example’.',
  },
  receivers_many: {
    de: 'Es sind {n} Adressen; eine Mail geht an höchstens {limit}. Bitte teilen Sie die Liste.',
    en: 'There are {n} addresses; one mail goes to {limit} at most. Please divide the list.',
  },
  open: { de: 'Als Mail senden …', en: 'Send as mail …' },
  title: { de: 'Änderungen als Mail senden', en: 'Send the changes as mail' },
  receivers: { de: 'An', en: 'To' },
  receivers_hint: {
    de: 'Eine Adresse je Zeile, oder mit Komma getrennt. Jede bekommt eine eigene Mail; keine sieht die anderen.',
    en: 'An address a line, or separated by commas. Each gets a mail of its own; none sees the others.',
  },
  language: { de: 'Sprache der Mail', en: 'Language of the mail' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  note: { de: 'Worte davor', en: 'Words above' },
  note_hint: { de: 'Stehen über der Liste.', en: 'Stand above the list.' },
  internal: { de: 'Auch Internes', en: 'Also what is internal' },
  internal_hint: {
    de: 'Planung, Nummern, Freigaben und Pressebereich: nur, wenn alle Empfänger zum Haus gehören.',
    en: 'Planning, numbers, approvals and press area: only where all receivers belong to the venue.',
  },
  with_drafts: {
    de: 'Die Liste enthält, was Besucher noch nicht sehen. In die Mail kommt es mit; ist das nicht gewollt, schließen Sie diesen Dialog, und nehmen Sie das Häkchen weg.',
    en: 'The list has what visitors do not see yet, and so has the mail. If that is not wanted, close this dialog and take the tick away.',
  },
  preview: { de: 'Vorschau', en: 'Preview' },
  preview_subject: { de: 'Betreff', en: 'Subject' },
  checking: { de: 'Die Vorschau wird geholt …', en: 'The preview is being fetched …' },
  empty: {
    de: 'Seit diesem Zeitpunkt hat sich nichts geändert, was in der Mail stünde.',
    en: 'Nothing that would stand in the mail has changed since that moment.',
  },
  send: { de: 'Senden', en: 'Send' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  sent: {
    de: 'Die Mail geht an {n} Adresse, der Stand ist als „Letzte Pressemail“ gemerkt.|Die Mail geht an {n} Adressen, der Stand ist als „Letzte Pressemail“ gemerkt.',
    en: 'The mail goes to {n} address, the moment is marked as ‘Last press mail’.|The mail goes to {n} addresses, the moment is marked as ‘Last press mail’.',
  },
});
