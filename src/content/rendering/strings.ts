import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  unknown: {
    de: 'Diesen Baustein („{type}“) kennt diese Version nicht. Besucherinnen und Besucher sehen ihn nicht; er bleibt erhalten.',
    en: 'This version does not know this block (“{type}”). Visitors do not see it; it is kept.',
  },
});
