import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  not_found: { de: 'Dieses Bild gibt es hier nicht (mehr).', en: 'There is no such picture here (any more).' },
  busy: {
    de: 'Gerade entstehen sehr viele Bilder. Bitte versuchen Sie es gleich noch einmal.',
    en: 'A great many pictures are being made at this moment. Please try again shortly.',
  },
});
