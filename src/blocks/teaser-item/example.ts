import { createBlock } from '#content/index.ts';
import { teaserItem } from './block.ts';

export const examples = [
  createBlock(
    teaserItem,
    {
      image: { id: 10, alt: { de: 'Vier Notenpulte vor dem Fenster zum Hof', en: 'Four music stands before the window to the yard' } },
      preline: { de: 'Abonnement', en: 'Subscription' },
      headline: { de: 'Acht Abende Kammermusik', en: 'Eight evenings of chamber music' },
      text: {
        de: 'Ein fester Platz, immer derselbe Wochentag, und zur Pause ein Glas, das schon dasteht.',
        en: 'A seat of your own, always the same weekday, and in the interval a glass that is already waiting.',
      },
      link_text: { de: 'Zu den Abonnements', en: 'To the subscriptions' },
      link: { de: '/de/abonnements', en: '/en/abonnements' },
    },
    { id: 'teaseritem-1' },
  ),
  createBlock(
    teaserItem,
    {
      image: { id: 11, alt: { de: 'Die Hinterbühne bei Arbeitslicht', en: 'The backstage in working light' } },
      preline: { de: 'Führung', en: 'Guided tour' },
      headline: { de: 'Hinter dem Eisernen Vorhang', en: 'Behind the safety curtain' },
      subline: { de: 'Jeden ersten Samstag, 11 Uhr', en: 'Every first Saturday, 11 am' },
      link: { de: '/de/fuehrungen', en: '/en/tours' },
    },
    { id: 'teaseritem-2' },
  ),
  createBlock(
    teaserItem,
    {
      preline: { de: 'Werkeinführung', en: 'Introduction' },
      headline: { de: 'Eine halbe Stunde vorher wissen, worauf man hört', en: 'Half an hour before: knowing what to listen for' },
      text: {
        de: 'Vor jedem Sinfoniekonzert im Kammersaal, der Eintritt ist frei.',
        en: 'Before each symphony concert in the chamber hall, admission is free.',
      },
      link_text: { de: 'Alle Termine', en: 'All dates' },
      link: { de: '/de/programm', en: '/en/events' },
      online_from: '2026-01-01T00:00:00+01:00',
    },
    { id: 'teaseritem-3' },
  ),
];
