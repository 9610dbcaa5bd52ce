import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  enlarge: { de: 'Bild groß zeigen: {alt}', en: 'Show the picture large: {alt}' },
});
