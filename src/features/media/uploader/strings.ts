import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  upload: { de: 'Hochladen', en: 'Upload' },
  uploads: { de: 'Dateien auf dem Weg', en: 'Files on their way' },
  drop: { de: 'Hier loslassen, um hochzuladen', en: 'Drop here to upload' },
  waiting: { de: 'Wartet', en: 'Waiting' },
  sending: { de: '{percent} %', en: '{percent}%' },
  paused: { de: 'Angehalten bei {percent} %', en: 'Paused at {percent}%' },
  checking: { de: 'Wird geprüft …', en: 'Being checked …' },
  done: { de: 'In der Mediathek', en: 'In the library' },
  duplicate: { de: 'Gibt es schon in der Mediathek. Bitte verwenden Sie diese:', en: 'Already in the library. Please use that one:' },
  failed: { de: 'Nicht angekommen', en: 'Has not arrived' },
  pause: { de: 'Anhalten', en: 'Pause' },
  resume: { de: 'Fortsetzen', en: 'Resume' },
  again: { de: 'Noch einmal', en: 'Try again' },
  drop_upload: { de: 'Abbrechen', en: 'Cancel' },
  remove: { de: 'Zeile entfernen', en: 'Remove line' },
  describe: { de: 'Beschreiben', en: 'Describe' },
  show: { de: 'Zeigen', en: 'Show' },
  clear: { de: 'Fertige ausblenden', en: 'Hide finished' },
  too_large: {
    de: 'Diese Datei ist größer, als die Einstellungen erlauben. Bitte exportieren Sie sie kleiner.',
    en: 'This file is larger than the settings allow. Please export a smaller one.',
  },
  signed_out: {
    de: 'Sie sind nicht mehr angemeldet. Bitte melden Sie sich in einem anderen Fenster an und versuchen Sie es noch einmal.',
    en: 'You are no longer signed in. Please sign in in another window, and try again.',
  },
  lost: {
    de: 'Die Verbindung ist abgerissen. Sobald sie wieder da ist, geht es von selbst weiter, wo es stand.',
    en: 'The connection was lost. As soon as it is back, the upload goes on by itself from where it was.',
  },
  unfinished: {
    de: 'Unterbrochen bei {percent} %. Wählen Sie dieselbe Datei noch einmal: Es geht weiter, wo es stand.',
    en: 'Interrupted at {percent}%. Choose the same file again: it goes on from where it was.',
  },
  choose_again: { de: 'Datei wählen', en: 'Choose file' },
  pasted: { de: 'Eingefügtes Bild', en: 'Pasted picture' },
  replace: { de: 'Ersetzen', en: 'Replace' },
  replacing: { de: 'Wird ersetzt …', en: 'Replacing …' },
  replaced: { de: '„{name}“ ist ersetzt. Alle Stellen zeigen die neue Datei.', en: '“{name}” has been replaced. All places show the new file.' },
  not_replaced: { de: 'Nicht ersetzt: {reason}', en: 'Not replaced: {reason}' },
});
