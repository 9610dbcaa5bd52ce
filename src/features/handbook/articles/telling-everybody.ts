import { defineArticle } from '../define-article.ts';

export const tellingEverybody = defineArticle({
  id: 'telling-everybody',
  title: { de: 'Eilmeldung und andere Öffnungszeiten', en: 'Alerts and other opening hours' },
  lead: { de: 'Was alle sofort wissen müssen, steht über jeder Seite.', en: 'What everybody has to know at once stands above every page.' },
  screen: '/alerts',
  steps: [
    {
      de: 'Unter „Eilmeldungen“ drücken Sie „Eilmeldung anlegen“ und schreiben eine Überschrift, am besten in beiden Sprachen.',
      en: 'At ‘Alerts’ press ‘New alert’ and write a headline, best in both languages.',
    },
    {
      de: '„Zu sehen ab“ und „Zu sehen bis“ nennen den Zeitraum. Leer heißt: sofort, und bis Sie sie abschalten.',
      en: '‘Shown from’ and ‘Shown until’ name the time. Empty means: at once, and until you switch it off.',
    },
    {
      de: 'Mit „Online“ steht sie nach dem Speichern auf jeder Seite, auch auf denen, die Besucher gerade offen haben.',
      en: 'With ‘Online’ it stands on every page once it is saved, also on those that visitors have open.',
    },
    {
      de: 'Schließt das Haus an einem Tag anders, tragen Sie es unter „Ausnahmen der Öffnungszeiten“ ein: Kopf, Kontaktseite und Suchmaschinen folgen.',
      en: 'If the house closes otherwise on a day, enter it at ‘Exceptions to the opening hours’: header, contact page and search engines follow.',
    },
  ],
  note: {
    de: 'Wird ein Termin abgesagt, macht die Planänderung die Eilmeldung gleich mit.',
    en: 'If a date is cancelled, the change of plan makes the alert along with it.',
  },
  picture: {
    path: '/alerts/new',
    alt: { de: 'Eine neue Eilmeldung mit Überschrift, Text und Zeitraum.', en: 'A new alert with headline, text and time.' },
  },
});
