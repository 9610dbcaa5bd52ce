import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  label: { de: 'Aktueller Hinweis', en: 'Current notice' },
  more: { de: 'Mehr dazu', en: 'Read more' },
  close: { de: 'Hinweis schließen', en: 'Close notice' },
});
