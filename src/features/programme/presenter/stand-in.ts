import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  today: { de: 'heute', en: 'today' },
  this_date: { de: 'an diesem Termin', en: 'on this date' },
  text: { de: '{when}: {name} für {other}', en: '{when}: {name} for {other}' },
});
