import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  failed: { de: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', en: 'An error occurred while showing the error page' },
  home: { de: 'Zur Startseite', en: 'Back to the home page' },
});
