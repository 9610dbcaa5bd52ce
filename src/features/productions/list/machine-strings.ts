import { defineStrings } from '#i18n/strings.ts';

/** Said to machines alone. */
export const about = defineStrings({
  description: {
    de: 'Oper, Konzert, Tanz und Schauspiel: alle Produktionen von {venue}, mit ihren Terminen.',
    en: 'Opera, concerts, dance and drama: every production of {venue}, with its dates.',
  },
});
