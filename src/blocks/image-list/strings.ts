import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  list: { de: 'Bilder zum Blättern', en: 'Pictures to leaf through' },
  previous: { de: 'Vorheriges Bild', en: 'Previous picture' },
  next: { de: 'Nächstes Bild', en: 'Next picture' },
  position: { de: 'Bild {index} von {count}', en: 'Picture {index} of {count}' },
});
