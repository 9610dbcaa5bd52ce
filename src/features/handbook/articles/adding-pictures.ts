import { defineArticle } from '../define-article.ts';

export const addingPictures = defineArticle({
  id: 'adding-pictures',
  title: { de: 'Bilder hinzufügen', en: 'Adding pictures' },
  lead: {
    de: 'Einmal hochgeladen, überall verwendet, mit Rechten und Beschreibung.',
    en: 'Uploaded once, used everywhere, with rights and a description.',
  },
  screen: '/media',
  steps: [
    {
      de: 'Ziehen Sie Dateien auf „Medien“, oder drücken Sie „Hochladen“. Große Bilder werden verkleinert ausgeliefert; das Original bleibt.',
      en: 'Drag files onto ‘Media’, or press ‘Upload’. Large pictures are delivered smaller; the original stays.',
    },
    {
      de: 'Öffnen Sie das Bild und schreiben Sie den „Alternativtext“: was zu sehen ist, für alle, die es nicht sehen.',
      en: 'Open the picture and write the ‘Alternative text’: what is to be seen, for those who do not see it.',
    },
    {
      de: 'Tragen Sie den „Bildnachweis“ ein und bis wann das Haus das Bild zeigen darf. Der Filter „Läuft bald ab“ findet, was zu klären ist.',
      en: 'Enter the ‘Credit’, and until when the house may show the picture. The filter ‘Expiring soon’ finds what is to be settled.',
    },
    {
      de: 'Setzen Sie den Punkt, auf den es ankommt: Jeder Zuschnitt behält ihn im Bild.',
      en: 'Set the point that matters: every crop keeps it in the picture.',
    },
    {
      de: 'In jedem Formular und Baustein holen Sie es mit „Aus der Mediathek wählen“.',
      en: 'In each form and block you fetch it with ‘Choose from the library’.',
    },
  ],
  note: {
    de: 'Ein Bild wird an allen Stellen zugleich ausgetauscht, wenn Sie seine Datei ersetzen. Was verwendet wird, löscht niemand aus Versehen.',
    en: 'A picture is exchanged everywhere at once when you replace its file. What is in use nobody deletes by mistake.',
  },
  picture: {
    path: '/media',
    marks: { de: 'Hochladen', en: 'Upload' },
    alt: { de: 'Die Mediathek mit Filtern und den neuesten Bildern.', en: 'The media library with filters and the newest pictures.' },
  },
});
