import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  label: { de: 'Meldungen', en: 'Messages' },
  close: { de: 'Meldung schließen', en: 'Close message' },
});
