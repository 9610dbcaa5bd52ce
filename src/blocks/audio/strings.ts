import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  music: { de: 'Musik', en: 'Music' },
  podcast: { de: 'Podcast', en: 'Podcast' },
  radio: { de: 'Hörfunk', en: 'Radio' },
});
