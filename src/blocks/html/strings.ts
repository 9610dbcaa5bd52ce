import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Eingebetteter Inhalt', en: 'Embedded content' },
});
