import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  home: { de: 'Startseite', en: 'Home' },
});
