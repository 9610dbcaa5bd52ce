import { defineStrings } from '#i18n/strings.ts';

/** Said to machines alone. */
export const about = defineStrings({
  description: {
    de: 'Alle Veranstaltungen, Tag für Tag: das Programm von {venue}.',
    en: 'Every event, day by day, with tickets: the programme of {venue}.',
  },
});

/** Of the short ways through the list, which the server draws. */
export const strip = defineStrings({
  label: { de: 'Zeitraum', en: 'Period' },
  today: { de: 'Heute', en: 'Today' },
  weekend: { de: 'Wochenende', en: 'Weekend' },
});

/** Said by the server alone, of what runs over several days. */
export const lasting = defineStrings({
  until: { de: 'bis {end}', en: 'until {end}' },
});
