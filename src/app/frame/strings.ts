import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
  menu: { de: 'Menü', en: 'Menu' },
  open_menu: { de: 'Menü öffnen', en: 'Open menu' },
  language: { de: 'Sprache', en: 'Language' },
  theme: { de: 'Dunkle Ansicht', en: 'Dark theme' },
});
