export const sharedFailures = {
  no_such_medium: {
    status: 422,
    text: {
      de: 'Eine der Dateien gibt es in der Mediathek nicht (mehr), oder sie ist weder Bild noch Film, Ton oder Dokument. Bitte wählen Sie eine andere.',
      en: 'One of the files is not in the media library (any more), or is neither picture, film, sound nor document. Please choose another.',
    },
  },
  no_such_video: {
    status: 422,
    text: {
      de: 'Das ist keine Adresse eines Films bei YouTube oder Vimeo. Bitte kopieren Sie sie dort aus der Adresszeile.',
      en: 'That is not the address of a film at YouTube or Vimeo. Please copy it there from the address bar.',
    },
  },
  no_such_partner: {
    status: 422,
    text: {
      de: 'Einen der Partner gibt es nicht (mehr). Bitte laden Sie die Seite neu.',
      en: 'One of the partners does not exist (any more). Please load the page again.',
    },
  },
  partner_taken: {
    status: 409,
    text: {
      de: 'Einen Partner dieses Namens gibt es schon. Bitte wählen Sie ihn in der Liste.',
      en: 'There is a partner of that name already. Please choose them in the list.',
    },
  },
  no_such_image: {
    status: 422,
    text: {
      de: 'Dieses Bild gibt es in der Mediathek nicht (mehr). Bitte wählen Sie ein anderes.',
      en: 'There is no such picture in the media library (any more). Please choose another.',
    },
  },
} as const;
