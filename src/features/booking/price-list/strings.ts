import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  label: { de: 'Preise', en: 'Prices' },
  show_all: { de: 'Alle {n} Preise zeigen', en: 'Show all {n} prices' },
  show_fewer: { de: 'Weniger zeigen', en: 'Show fewer' },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
});
