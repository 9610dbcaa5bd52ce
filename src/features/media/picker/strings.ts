import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  choose: { de: 'Aus der Mediathek wählen', en: 'Choose from the library' },
  title: { de: 'Medium wählen', en: 'Choose from the library' },
  use: { de: 'Verwenden', en: 'Use' },
  change: { de: 'Anderes wählen', en: 'Choose another' },
  remove: { de: 'Entfernen', en: 'Remove' },
  none: { de: 'Noch nichts gewählt', en: 'Nothing chosen yet' },
});
