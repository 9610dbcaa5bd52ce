import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  label: { de: 'Auf dieser Seite', en: 'On this page' },
});
