import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  programme: { de: 'Programm', en: 'Programme' },
  withdrawn: { de: 'Nicht mehr im Programm', en: 'No longer in the programme' },
  tickets: { de: 'Karten', en: 'Tickets' },
  time_open: { de: 'Die Uhrzeit steht noch nicht fest.', en: 'The time has not been announced yet.' },
});
