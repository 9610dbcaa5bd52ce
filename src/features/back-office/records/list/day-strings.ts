import { defineStrings } from '#i18n/strings.ts';

/** Of the days to which a list is narrowed. */
export const t = defineStrings({
  any: { de: 'Alle', en: 'All' },
  coming: { de: 'Ab heute', en: 'From today' },
  next_7: { de: 'Nächste 7 Tage', en: 'Next 7 days' },
  next_14: { de: 'Nächste 14 Tage', en: 'Next 14 days' },
  next_30: { de: 'Nächste 30 Tage', en: 'Next 30 days' },
  past: { de: 'Bis gestern', en: 'Until yesterday' },
  last_7: { de: 'Letzte 7 Tage', en: 'Last 7 days' },
  last_30: { de: 'Letzte 30 Tage', en: 'Last 30 days' },
  own: { de: 'Von … bis …', en: 'From … to …' },
  from: { de: '{name} ab', en: '{name} from' },
  to: { de: '{name} bis', en: '{name} to' },
});
