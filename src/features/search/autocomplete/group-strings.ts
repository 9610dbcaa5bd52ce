import { defineStrings } from '#i18n/strings.ts';

export const groupName = defineStrings({
  all: { de: 'Vorschläge', en: 'Suggestions' },
  none: { de: 'Dazu gibt es keinen Vorschlag.', en: 'There is no suggestion for that.' },
  event: { de: 'Veranstaltungen', en: 'Events' },
  production: { de: 'Produktionen', en: 'Productions' },
  article: { de: 'Magazin', en: 'Magazine' },
  person: { de: 'Menschen', en: 'People' },
  page: { de: 'Seiten', en: 'Pages' },
  filter: { de: 'Programm', en: 'Programme' },
  venue: { de: 'Spielorte', en: 'Venues' },
  series: { de: 'Reihen', en: 'Series' },
});
