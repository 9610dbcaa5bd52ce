import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  missing: {
    de: 'Den Abschnitt „{slug}“ gibt es nicht, er ist nicht veröffentlicht, oder er steht in sich selbst. Besucherinnen und Besucher sehen hier nichts.',
    en: 'The section “{slug}” does not exist, is not published, or stands in itself. Visitors see nothing here.',
  },
  unchosen: { de: 'Hier ist noch kein Abschnitt gewählt.', en: 'No section has been chosen here yet.' },
});
