import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Team', en: 'Team' },
  description: { de: 'Wer am Haus arbeitet und mit wem das Haus arbeitet.', en: 'Who works at the house, and with whom the house works.' },
  breadcrumb: { de: 'Sie sind hier', en: 'You are here' },
  categories: { de: 'Bereiche', en: 'Areas' },
  nobody: { de: 'Hier steht noch niemand.', en: 'Nobody is listed here yet.' },
  dates: { de: 'Zu erleben', en: 'On stage' },
  productions: { de: 'Produktionen', en: 'Productions' },
  articles: { de: 'Im Magazin', en: 'In the magazine' },
  picture_credit: { de: 'Bildnachweis: {credit}', en: 'Picture credit: {credit}' },
  to_team: { de: 'Alle im Team', en: 'The whole team' },
});
