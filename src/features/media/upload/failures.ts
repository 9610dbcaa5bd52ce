/** Why a file is not taken, and what to do about it. */
export const uploadFailures = {
  upload_missing: {
    status: 422,
    text: {
      de: 'Diese hochgeladene Datei ist nicht (mehr) da: Unfertige Dateien werden nach einem Tag verworfen. Bitte laden Sie sie noch einmal hoch.',
      en: 'This uploaded file is not there (any more): unfinished files are dropped after a day. Please upload it again.',
    },
  },
  upload_unfinished: {
    status: 409,
    text: {
      de: 'Die Datei ist noch nicht ganz angekommen. Bitte setzen Sie das Hochladen fort.',
      en: 'The file has not arrived completely yet. Please resume the upload.',
    },
  },
  type_unknown: {
    status: 422,
    text: {
      de: 'Dieses Dateiformat kann die Mediathek nicht verwenden. Es gehen Bilder (JPEG, PNG, WebP, AVIF, GIF, SVG), Filme (MP4, MOV, WebM), Ton (MP3, M4A, Ogg, WAV, FLAC), PDF und Untertitel (WebVTT); bitte exportieren Sie die Datei in einem davon.',
      en: 'The media library cannot use this file format. It takes pictures (JPEG, PNG, WebP, AVIF, GIF, SVG), films (MP4, MOV, WebM), sound (MP3, M4A, Ogg, WAV, FLAC), PDF and captions (WebVTT); please export the file as one of these.',
    },
  },
  type_not_allowed: {
    status: 422,
    text: {
      de: 'Dateien dieser Art sind in den Einstellungen dieser Website nicht vorgesehen. Bitte wählen Sie eine andere oder fragen Sie die Administration.',
      en: 'The settings of this site do not allow files of this kind. Please choose another, or ask the administrators.',
    },
  },
  file_too_large: {
    status: 422,
    text: {
      de: 'Diese Datei ist größer, als die Einstellungen für ihre Art erlauben. Bitte exportieren Sie sie kleiner.',
      en: 'This file is larger than the settings allow for its kind. Please export a smaller one.',
    },
  },
  file_empty: { status: 422, text: { de: 'Diese Datei ist leer. Bitte wählen Sie eine andere.', en: 'This file is empty. Please choose another.' } },
  picture_broken: {
    status: 422,
    text: {
      de: 'Dieses Bild ist beschädigt oder unvollständig. Bitte öffnen Sie es in einem Bildprogramm und exportieren Sie es neu.',
      en: 'This picture is damaged or incomplete. Please open it in an image editor and export it again.',
    },
  },
  picture_too_large: {
    status: 422,
    text: {
      de: 'Dieses Bild hat zu viele Bildpunkte. Bitte verkleinern Sie es auf höchstens 8000 × 5000.',
      en: 'This picture has too many pixels. Please reduce it to at most 8000 × 5000.',
    },
  },
  picture_active: {
    status: 422,
    text: {
      de: 'Diese SVG-Datei enthält Skripte, Verweise nach außen oder anderes, was in einem Bild nichts zu suchen hat. Bitte exportieren Sie sie als „einfaches SVG“ oder als PNG.',
      en: 'This SVG file contains scripts, references to other places or other things that do not belong in a picture. Please export it as ‘plain SVG’ or as PNG.',
    },
  },
  two_files_in_one: {
    status: 422,
    text: {
      de: 'In dieser Datei steckt noch eine zweite, etwa ein Archiv oder eine Webseite. Bitte öffnen Sie sie in einem passenden Programm und exportieren Sie sie neu.',
      en: 'There is a second file inside this one, such as an archive or a web page. Please open it in a suitable program and export it again.',
    },
  },
  document_broken: {
    status: 422,
    text: {
      de: 'Dieses PDF ist beschädigt oder unvollständig. Bitte erzeugen Sie es neu.',
      en: 'This PDF is damaged or incomplete. Please make it again.',
    },
  },
  document_active: {
    status: 422,
    text: {
      de: 'Dieses PDF enthält Skripte, startet Programme oder trägt andere Dateien in sich. Bitte speichern Sie es als PDF/A.',
      en: 'This PDF contains scripts, starts programs or carries other files. Please save it as PDF/A.',
    },
  },
  document_sealed: {
    status: 422,
    text: {
      de: 'Dieses PDF ist verschlüsselt oder so gepackt, dass sich persönliche Angaben darin nicht entfernen lassen. Bitte speichern Sie es ohne Kennwort und ohne Einschränkungen, am besten als PDF/A.',
      en: 'This PDF is encrypted, or packed in a way that personal details cannot be removed from it. Please save it without password and restrictions, best as PDF/A.',
    },
  },
  film_broken: {
    status: 422,
    text: {
      de: 'Diese Film- oder Tondatei ist beschädigt oder unvollständig. Bitte exportieren Sie sie neu.',
      en: 'This film or sound file is damaged or incomplete. Please export it again.',
    },
  },
  film_unplayable: {
    status: 422,
    text: {
      de: 'Browser spielen diese Datei nicht überall ab; `detail` nennt, woran es liegt. Bitte exportieren Sie Filme als MP4 mit H.264 und AAC, Ton als MP3 oder M4A mit AAC.',
      en: 'Browsers do not play this file everywhere; `detail` says why. Please export films as MP4 with H.264 and AAC, sound as MP3 or M4A with AAC.',
    },
  },
  captions_broken: {
    status: 422,
    text: {
      de: 'Diese Untertitel sind kein gültiges WebVTT. `detail` nennt die Zeile; bitte berichtigen Sie sie.',
      en: 'These captions are no valid WebVTT. `detail` names the line; please correct it.',
    },
  },
} as const;

/** Beside what is wrong with the file itself. */
export const storageFailures = {
  storage_unavailable: {
    status: 503,
    text: {
      de: 'Der Speicher der Mediathek antwortet gerade nicht. Ihre Datei ist noch da; bitte versuchen Sie es in einer Minute noch einmal.',
      en: 'The storage of the media library does not answer at the moment. Your file is still there; please try again in a minute.',
    },
  },
} as const;

export const replaceFailures = {
  duplicate: {
    status: 409,
    text: {
      de: 'Genau diese Datei gibt es schon in der Mediathek; `detail` nennt sie. Bitte verwenden Sie jene.',
      en: 'The media library has this very file already; `detail` names it. Please use that one.',
    },
  },
  other_kind: {
    status: 422,
    text: {
      de: 'Ersetzen lässt sich eine Datei nur durch eine derselben Art: ein Bild durch ein Bild, ein Film durch einen Film.',
      en: 'A file can only be replaced by one of the same kind: a picture by a picture, a film by a film.',
    },
  },
} as const;

export type Refusal = keyof typeof uploadFailures;
