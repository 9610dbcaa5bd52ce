import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  settings: { de: 'Einstellungen der Seite', en: 'Settings of the page' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  failed: {
    de: 'Die Einstellungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    en: 'The settings could not be loaded. Please try again.',
  },
  all_pages: { de: 'Alle Seiten im Backoffice', en: 'All pages in the back office' },
});
