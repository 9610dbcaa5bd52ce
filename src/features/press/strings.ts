import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  kind: { de: 'Presse', en: 'Press' },
  description: { de: 'Pressetext und Bilder zum Abdruck: {title}.', en: 'Press release and pictures to print: {title}.' },
  text: { de: 'Pressetext', en: 'Press release' },
  pictures: { de: 'Pressebilder', en: 'Press pictures' },
  rights: {
    de: 'Der Abdruck ist im Zusammenhang mit der Berichterstattung über diese Produktion honorarfrei. Bitte nennen Sie den Bildnachweis.',
    en: 'The pictures may be printed free of charge in coverage of this production. Please name the credit.',
  },
  photo: { de: 'Foto', en: 'Photo' },
  no_credit: { de: 'Ohne Bildnachweis', en: 'Without a credit' },
  archive: { de: 'Alles herunterladen (ZIP)', en: 'Download all (ZIP)' },
  document: { de: 'Dokument: {name}', en: 'Document: {name}' },
  production: { de: 'Zur Produktion', en: 'To the production' },
  embargo: { de: 'Sperrfrist bis {at}. Bitte veröffentlichen Sie vorher nichts davon.', en: 'Under embargo until {at}. Please publish nothing of it before.' },
  text_file: { de: 'pressetext', en: 'press-release' },
  credits_file: { de: 'bildnachweise', en: 'picture-credits' },
  press_file: { de: 'presse', en: 'press' },
});
