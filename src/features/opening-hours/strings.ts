import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  label: { de: 'Öffnungszeiten heute:', en: 'Opening hours today:' },
  early: { de: 'Öffnet um {time} Uhr', en: 'Open from {time}' },
  open: { de: 'Geöffnet bis {time} Uhr', en: 'Open until {time}' },
  ranges: { de: 'Geöffnet {time} Uhr', en: 'Open {time}' },
  closed: { de: 'Geschlossen', en: 'Closed' },
  and: { de: 'und', en: 'and' },
});
