import { defineArticle } from '../define-article.ts';

export const releasingTogether = defineArticle({
  id: 'releasing-together',
  title: { de: 'Alles zu einem Zeitpunkt veröffentlichen', en: 'Releasing everything at one moment' },
  lead: {
    de: 'Die neue Spielzeit geht am Tag der Pressekonferenz um 11 Uhr online, auf einmal.',
    en: 'The new season goes online at 11 on the day of the press conference, all at once.',
  },
  screen: '/releases',
  steps: [
    {
      de: 'Unter „Veröffentlichungen“ drücken Sie „Veröffentlichung anlegen“ und nennen den Zeitpunkt.',
      en: 'At ‘Releases’ press ‘New release’ and name the moment.',
    },
    {
      de: 'Wählen Sie in den Listen Termine, Produktionen, Abonnements, Beiträge und Teaser aus, dann „Gemeinsam bearbeiten“ und „Veröffentlichung“.',
      en: 'Choose dates, productions, subscriptions, articles and teasers in their lists, then ‘Edit together’ and ‘Release’.',
    },
    {
      de: 'Die Seite der Veröffentlichung nennt, was noch fehlt, und zeigt die Website, wie sie dann ist.',
      en: 'The page of the release names what is still missing, and shows the website as it will be.',
    },
    {
      de: 'Bis dahin erfährt niemand etwas: weder Seiten noch Suche noch Kalender noch Bilder.',
      en: 'Until then nobody learns anything: neither pages nor search nor calendars nor pictures.',
    },
    {
      de: 'Sie können sie vorziehen, verschieben oder abbrechen, auch in der letzten Minute.',
      en: 'You can bring it forward, put it off or call it off, in the last minute as well.',
    },
  ],
  note: {
    de: 'Eine einzelne Seite braucht keine Veröffentlichung: Dort wählen Sie beim Veröffentlichen einen Zeitpunkt.',
    en: 'A single page needs no release: there you choose a moment when you publish it.',
  },
  picture: {
    path: '/releases/new',
    alt: { de: 'Eine neue Veröffentlichung mit Namen und Zeitpunkt.', en: 'A new release with its name and moment.' },
  },
});
