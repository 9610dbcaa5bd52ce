import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  close: { de: 'Schließen', en: 'Close' },
});
