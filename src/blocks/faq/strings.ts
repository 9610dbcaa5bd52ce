import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  open_all: { de: 'Alle öffnen', en: 'Open all' },
  close_all: { de: 'Alle schließen', en: 'Close all' },
});
