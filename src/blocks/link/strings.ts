import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  pages: { de: '{n} Seite|{n} Seiten', en: '{n} page|{n} pages' },
  available_from: { de: 'verfügbar ab {date}, {time}', en: 'available from {date}, {time}' },
});
