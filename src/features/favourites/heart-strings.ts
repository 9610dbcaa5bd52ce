import { defineStrings } from '#i18n/strings.ts';

/** Said by the hearts, which come after the page. */
export const heart = defineStrings({
  mark: { de: 'Merken', en: 'Favourite' },
  remember: { de: 'Merken: {title}', en: 'Favourite: {title}' },
  failed: { de: 'Das ließ sich nicht merken. Bitte versuchen Sie es noch einmal.', en: 'That could not be saved. Please try again.' },
});
