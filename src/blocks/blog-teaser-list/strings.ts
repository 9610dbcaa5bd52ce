import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  all: { de: 'Zum Magazin', en: 'To the magazine' },
});
