import { defineStrings } from '#i18n/strings.ts';

/** What the header needs before the form has been loaded. */
export const t = defineStrings({
  search: { de: 'Suche', en: 'Search' },
});
