import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  languages: { de: 'Sprache der Vorschau', en: 'Language of the preview' },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  note: { de: 'Vorschau mit dem, was Sie gerade eingeben. Abgesendet wird nichts.', en: 'A preview with what you are entering. Nothing is sent.' },
  no_title: { de: 'Ohne Überschrift', en: 'Without a headline' },
});
