import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  reset: { de: 'Filter zurücksetzen', en: 'Reset filters' },
});
