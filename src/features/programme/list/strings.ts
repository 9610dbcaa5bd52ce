import { defineStrings } from '#i18n/strings.ts';

/** Said to machines alone. */
export const about = defineStrings({
  description: {
    de: 'Alle Veranstaltungen, Tag für Tag: das Programm von {venue}.',
    en: 'Every event, day by day: the programme of {venue}.',
  },
});

/** Said by the server alone, of what runs over several days. */
export const lasting = defineStrings({
  until: { de: 'bis {end}', en: 'until {end}' },
});
