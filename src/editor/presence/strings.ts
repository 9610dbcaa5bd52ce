import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  own_tab: { de: 'Sie selbst, in einem anderen Fenster', en: 'You yourself, in another window' },
  here: { de: '{who}: auch auf dieser Seite', en: '{who}: on this page too' },
  at_block: { de: '{who}: bei „{block}“', en: '{who}: at ‘{block}’' },
});
