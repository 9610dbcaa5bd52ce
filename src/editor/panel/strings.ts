import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  failed: { de: 'Das ist nicht gelungen: {reason}', en: 'That has failed: {reason}' },
  offline: { de: 'keine Verbindung. Bitte versuchen Sie es noch einmal.', en: 'no connection. Please try again.' },
  page: { de: 'Seite', en: 'Page' },
});
