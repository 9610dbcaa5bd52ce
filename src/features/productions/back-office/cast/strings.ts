import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  credits: { de: 'Mitwirkende', en: 'Contributors' },
  credits_hint: {
    de: 'In der Reihenfolge der Seite. Wer noch auf keiner Liste steht, wird angelegt; ebenso eine Rolle.',
    en: 'In the order of the page. Whoever is on no list yet is added to it, and so is a role.',
  },
  credit: { de: 'Mitwirkende {n}', en: 'Contributor {n}' },
  add_credit: { de: 'Mitwirkende hinzufügen', en: 'Add a contributor' },
  name: { de: 'Name', en: 'Name' },
  name_missing: { de: 'Bitte geben Sie den Namen ein, oder entfernen Sie die Zeile.', en: 'Please enter the name, or take the line away.' },
  kind: { de: 'Das ist', en: 'This is' },
  kind_person: { de: 'eine Person', en: 'a person' },
  kind_ensemble: { de: 'ein Ensemble', en: 'an ensemble' },
  role: { de: 'Rolle oder Instrument', en: 'Role or instrument' },
  works: { de: 'Programm', en: 'Programme' },
  works_hint: {
    de: 'Was gespielt wird, in der Reihenfolge des Abends. Der Titel eines Werks gilt überall, wo es gespielt wird.',
    en: 'What is played, in the order of the evening. The title of a work holds wherever it is played.',
  },
  work: { de: 'Werk {n}', en: 'Work {n}' },
  interval_row: { de: 'Pause an Stelle {n}', en: 'Interval at number {n}' },
  interval: { de: 'Pause', en: 'Interval' },
  add_work: { de: 'Werk hinzufügen', en: 'Add a work' },
  add_interval: { de: 'Pause hinzufügen', en: 'Add an interval' },
  composer: { de: 'Komposition oder Text von', en: 'Composed or written by' },
  work_title: { de: 'Titel des Werks', en: 'Title of the work' },
  title_missing: {
    de: 'Bitte geben Sie den deutschen Titel ein, oder entfernen Sie die Zeile.',
    en: 'Please enter the title in German, or take the line away.',
  },
  note: { de: 'Zusatz, nur hier', en: 'Addition, here only' },
  note_hint: { de: 'Zum Beispiel: Auszüge, Uraufführung.', en: 'For example: excerpts, first performance.' },
});
