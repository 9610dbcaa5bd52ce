import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  row: { de: 'an der Kasse', en: 'at the box office' },
  row_until: { de: 'online wieder ab {day}', en: 'online again from {day}' },
  until: {
    de: 'Online gibt es Karten wieder ab {day}, {time}, bis dahin an der Kasse.',
    en: 'Tickets are sold online again from {day}, {time}, until then at the box office.',
  },
  now: { de: 'Online gibt es zurzeit keine Karten, nur an der Kasse.', en: 'There are no tickets online at the moment, only at the box office.' },
  phone: { de: 'Telefon {phone}', en: 'Telephone {phone}' },
});
