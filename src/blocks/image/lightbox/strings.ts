import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  lightbox: { de: 'Bild, groß', en: 'Picture, large' },
  close: { de: 'Schließen', en: 'Close' },
  previous: { de: 'Vorheriges Bild', en: 'Previous picture' },
  next: { de: 'Nächstes Bild', en: 'Next picture' },
  zoom: { de: 'Vergrößern', en: 'Zoom in' },
  count: { de: 'Bild {index} von {count}', en: 'Picture {index} of {count}' },
  failed: { de: 'Das Bild ist gerade nicht zu bekommen.', en: 'The picture cannot be had at the moment.' },
});
