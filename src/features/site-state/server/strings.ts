import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  red_subject: { de: 'Website braucht Sie: {titles}', en: 'The website needs you: {titles}' },
  well_subject: { de: 'Wieder in Ordnung: {titles}', en: 'Well again: {titles}' },
  red: { de: 'Seit über 15 Minuten stimmt etwas nicht:', en: 'Something has been wrong for more than 15 minutes:' },
  well: { de: 'Wieder in Ordnung ist:', en: 'This is well again:' },
  since: { de: 'Seit {at}.', en: 'Since {at}.' },
  well_since: { de: 'In Ordnung seit {at}.', en: 'Well since {at}.' },
  link: { de: 'Zustand der Website', en: 'State of the website' },
  once: {
    de: 'Diese Mail geht einmal an alle, die die Website verwalten, und noch einmal, wenn es wieder in Ordnung ist.',
    en: 'This mail is sent once to everybody who administers the website, and once more when all is well again.',
  },
});
