import { defineArticle } from '../define-article.ts';

export const writingAnArticle = defineArticle({
  id: 'writing-an-article',
  title: { de: 'Einen Beitrag ins Magazin stellen', en: 'Putting an article into the magazine' },
  lead: { de: 'Erst die Angaben, dann der Text auf der Seite.', en: 'First the particulars, then the text on the page.' },
  screen: '/articles',
  steps: [
    {
      de: 'Unter „Beiträge“ drücken Sie „Beitrag anlegen“: Titel, Zusammenfassung, Bild und Rubrik.',
      en: 'At ‘Articles’ press ‘New article’: title, summary, picture and category.',
    },
    {
      de: 'Nennen Sie, über wen und über welche Produktionen er ist: Dann steht er auch dort und bei allen ihren Terminen.',
      en: 'Say whom and which productions it is about: then it stands there as well, and with all their dates.',
    },
    {
      de: 'Mit „Auf der Website ansehen“ kommen Sie zur Seite, mit „Seite bearbeiten“ in den Text.',
      en: '‘View on the website’ leads to the page, ‘Edit page’ into the text.',
    },
    {
      de: 'Unter „Erscheint“ steht, von wann an er zu sehen ist. Bis dahin zeigt ihn nur ein Vorschaulink.',
      en: '‘Published’ says from when on it is to be seen. Until then only a preview link shows it.',
    },
  ],
  note: {
    de: 'Ein Text aus Word behält beim Einfügen Überschriften, Listen und Links; Schriften und Farben bleiben draußen.',
    en: 'A text from Word keeps headings, lists and links when it is pasted; fonts and colours stay out.',
  },
  picture: {
    path: '/articles/1',
    marks: { de: 'Auf der Website ansehen', en: 'View on the website' },
    alt: { de: 'Die Angaben eines Beitrags.', en: 'The particulars of an article.' },
  },
});
