import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  label: { de: 'Immer zur Hand', en: 'Always at hand' },
  overlay: { de: 'Programm und Karten', en: 'Programme and tickets' },
  tickets: { de: 'Karten kaufen', en: 'Buy tickets' },
  top: { de: 'Nach oben', en: 'Back to top' },
});
