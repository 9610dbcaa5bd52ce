import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  show_options: { de: 'Auswahl zeigen', en: 'Show options' },
  nothing_found: { de: 'Nichts gefunden', en: 'Nothing found' },
});
