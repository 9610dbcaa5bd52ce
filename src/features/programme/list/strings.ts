import { defineStrings } from '#i18n/strings.ts';

/** Said to machines alone. */
export const about = defineStrings({
  description: {
    de: 'Alle Veranstaltungen, Tag für Tag: das Programm von {house}.',
    en: 'Every event, day by day: the programme of {house}.',
  },
});
