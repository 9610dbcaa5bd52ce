import { defineStrings } from '#i18n/strings.ts';

export const about = defineStrings({
  description: {
    de: 'Alle Veranstaltungen, Tag für Tag: das Programm von {venue}.',
    en: 'Every event, day by day, with tickets: the programme of {venue}.',
  },
});

export const strip = defineStrings({
  label: { de: 'Zeitraum', en: 'Period' },
  today: { de: 'Heute', en: 'Today' },
  weekend: { de: 'Wochenende', en: 'Weekend' },
});

export const lasting = defineStrings({
  until: { de: 'bis {end}', en: 'until {end}' },
});
