import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  time_open: { de: 'Uhrzeit folgt', en: 'Time to be announced' },
  tickets: { de: 'Karten', en: 'Tickets' },
  today: { de: 'Heute', en: 'Today' },
  tomorrow: { de: 'Morgen', en: 'Tomorrow' },
});
