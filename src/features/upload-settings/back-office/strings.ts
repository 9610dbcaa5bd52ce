import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  hint: {
    de: 'Woran eine Datei zu erkennen ist, sagt ihr Inhalt, nicht ihr Name. Was nicht angekreuzt ist, lehnt die Mediathek ab.',
    en: 'What a file is, its content says, not its name. What is not ticked, the media library refuses.',
  },
  image: { de: 'Bilder', en: 'Pictures' },
  video: { de: 'Filme', en: 'Films' },
  audio: { de: 'Töne', en: 'Sounds' },
  document: { de: 'Dokumente', en: 'Documents' },
  captions: { de: 'Untertitel', en: 'Captions' },
});
