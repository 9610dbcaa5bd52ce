import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  label: { de: 'Aktueller Hinweis', en: 'Current notice' },
  more: { de: 'Mehr dazu', en: 'Read more' },
  expand: { de: 'Hinweis ganz zeigen', en: 'Show the whole notice' },
  collapse: { de: 'Hinweis kürzen', en: 'Shorten the notice' },
  close: { de: 'Hinweis schließen', en: 'Close notice' },
});
