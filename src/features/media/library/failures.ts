import { commonFailures, type DeclaredFailure } from '#api/failures.ts';

/** What calls of the media library fail with beyond what every call may. */
export const mediaFailures = {
  in_use: commonFailures.in_use,
  in_bin: {
    status: 409,
    text: { de: 'Das liegt im Papierkorb. Bitte holen Sie es zuerst zurück.', en: 'This is in the bin. Please restore it first.' },
  },
  not_in_bin: { status: 409, text: { de: 'Das liegt nicht im Papierkorb.', en: 'This is not in the bin.' } },
  no_such_folder: { status: 422, text: { de: 'Diesen Ordner gibt es nicht (mehr).', en: 'There is no such folder (any more).' } },
  folder_taken: {
    status: 409,
    text: { de: 'Hier gibt es schon einen Ordner dieses Namens.', en: 'There is a folder of this name here already.' },
  },
  folder_not_empty: {
    status: 409,
    text: {
      de: 'In diesem Ordner liegt noch etwas. Bitte verschieben Sie den Inhalt zuerst.',
      en: 'There is still something in this folder. Please move its content first.',
    },
  },
  wrong_folder: {
    status: 422,
    text: {
      de: 'Ein Ordner kann nicht in sich selbst liegen, und höchstens acht liegen ineinander.',
      en: 'A folder cannot lie within itself, and at most eight lie within each other.',
    },
  },
  wrong_crop: {
    status: 422,
    text: {
      de: 'Ein Ausschnitt hat nicht das Seitenverhältnis, für das er gedacht ist. Bitte ziehen Sie ihn neu auf.',
      en: 'A crop does not have the ratio that it is meant for. Please draw it again.',
    },
  },
  wrong_captions: {
    status: 422,
    text: {
      de: 'Untertitel gehören zu einem Film oder Ton der Mediathek, in einer Sprache, und sind eine Datei im Format WebVTT (.vtt).',
      en: 'Captions belong to a film or sound of the library, in one language, and are a file in the format WebVTT (.vtt).',
    },
  },
  wrong_poster: {
    status: 422,
    text: {
      de: 'Standbild eines Films oder Dokuments kann nur ein Bild der Mediathek sein, das nicht im Papierkorb liegt.',
      en: 'Only a picture of the library that is not in the bin can stand for a film or document.',
    },
  },
  only_for_images: {
    status: 422,
    text: { de: 'Bildpunkt und Ausschnitte haben nur Bilder.', en: 'Only pictures have a focal point and crops.' },
  },
} as const satisfies Record<string, DeclaredFailure>;
