import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  time_open: { de: 'Uhrzeit folgt', en: 'Time to be announced' },
});
