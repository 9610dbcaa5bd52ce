import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  table: { de: 'Tabelle', en: 'Table' },
  hint: { de: 'Seitlich verschieben für mehr →', en: 'Scroll sideways for more →' },
});
