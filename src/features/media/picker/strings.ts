import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  choose: { de: 'Aus der Mediathek wählen', en: 'Choose from the library' },
  title: { de: 'Medium wählen', en: 'Choose from the library' },
  use: { de: 'Verwenden', en: 'Use' },
  change: { de: 'Anderes wählen', en: 'Choose another' },
  remove: { de: 'Entfernen', en: 'Remove' },
  none: { de: 'Noch nichts gewählt', en: 'Nothing chosen yet' },
  drop: { de: 'Oder ziehen Sie eine Datei hierher.', en: 'Or drop a file here.' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  gone: {
    de: 'Das gibt es in der Mediathek nicht mehr. Bitte wählen Sie etwas anderes.',
    en: 'This is no longer in the library. Please choose something else.',
  },
  in_bin: {
    de: 'Das liegt im Papierkorb der Mediathek. Bitte wählen Sie etwas anderes, oder holen Sie es dort zurück.',
    en: 'This is in the bin of the library. Please choose something else, or restore it there.',
  },
  unreachable: { de: 'Was gewählt ist, kann gerade nicht gezeigt werden. {reason}', en: 'What is chosen cannot be shown at the moment. {reason}' },
  offline: { de: 'Der Server ist nicht zu erreichen.', en: 'The server cannot be reached.' },
  again: { de: 'Noch einmal versuchen', en: 'Try again' },
  describe: { de: 'In der Mediathek bearbeiten', en: 'Edit in the library' },
  new_window: { de: '(neues Fenster)', en: '(new window)' },
  only_image: { de: '„{name}“ passt hier nicht: Hierher gehört ein Bild.', en: '“{name}” does not fit here: this is for a picture.' },
  only_video: { de: '„{name}“ passt hier nicht: Hierher gehört ein Film.', en: '“{name}” does not fit here: this is for a film.' },
  only_audio: { de: '„{name}“ passt hier nicht: Hierher gehört ein Ton.', en: '“{name}” does not fit here: this is for a sound.' },
  only_document: { de: '„{name}“ passt hier nicht: Hierher gehört ein PDF.', en: '“{name}” does not fit here: this is for a PDF.' },
  only_captions: {
    de: '„{name}“ passt hier nicht: Hierher gehören Untertitel (WebVTT).',
    en: '“{name}” does not fit here: this is for captions (WebVTT).',
  },
  not_taken: { de: '„{name}“ konnte nicht aus dem Papierkorb geholt werden: {reason}', en: '“{name}” could not be restored from the bin: {reason}' },
});
