import { defineArticle } from '../define-article.ts';

export const askingVisitors = defineArticle({
  id: 'asking-visitors',
  title: { de: 'Ein Formular und seine Einsendungen', en: 'A form and its entries' },
  lead: { de: 'Gruppen, Schulklassen, Presse: aus einer Vorlage in zehn Minuten.', en: 'Groups, school classes, press: from a template in ten minutes.' },
  screen: '/forms',
  steps: [
    {
      de: 'Unter „Formulare“ drücken Sie „Formular anlegen“ und wählen eine Vorlage. Alle Texte stehen in beiden Sprachen da.',
      en: 'At ‘Forms’ press ‘New form’ and choose a template. All texts are there in both languages.',
    },
    {
      de: 'Schreiben Sie die Fragen um, ordnen Sie sie durch Ziehen, und zeigen Sie manche nur, wenn eine Antwort es verlangt.',
      en: 'Rewrite the questions, order them by dragging, and show some only where an answer asks for it.',
    },
    {
      de: 'Mit „Eingeschaltet“ hat es eine eigene Seite; als Baustein steht es auf jeder anderen.',
      en: 'With ‘Switched on’ it has a page of its own; as a block it stands on any other.',
    },
    {
      de: 'Was ankommt, steht unter „Einsendungen“: lesen, zuweisen, beantworten, als Tabelle laden.',
      en: 'What arrives stands at ‘Entries’: read it, assign it, answer it, load it as a table.',
    },
  ],
  note: {
    de: 'Einsendungen werden nach der Zahl der Tage gelöscht, die das Formular nennt. Wer auf eine antwortet, tut es in seinem Mailprogramm.',
    en: 'Entries are deleted after the number of days that the form names. Whoever answers one does so in their mail program.',
  },
  picture: {
    path: '/forms',
    marks: { de: 'Formular anlegen', en: 'New form' },
    alt: { de: 'Die Liste der Formulare mit der Zahl ihrer Einsendungen.', en: 'The list of forms with the number of their entries.' },
  },
});
