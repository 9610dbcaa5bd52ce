import { defineArticle } from '../define-article.ts';

export const editingAPage = defineArticle({
  id: 'editing-a-page',
  title: { de: 'Eine Seite schreiben und veröffentlichen', en: 'Writing and publishing a page' },
  lead: { de: 'Texte schreiben Sie dort, wo sie stehen.', en: 'Texts are written where they stand.' },
  screen: '/pages',
  steps: [
    {
      de: 'Öffnen Sie die Seite auf der Website und drücken Sie „Seite bearbeiten“. Eine neue beginnt unter „Seiten“ mit „Neue Seite“.',
      en: 'Open the page on the website and press ‘Edit page’. A new one begins at ‘Pages’ with ‘New page’.',
    },
    {
      de: 'Klicken Sie in einen Text und schreiben Sie. Jede Änderung ist sofort im Entwurf gespeichert; Besucher sehen davon nichts.',
      en: 'Click into a text and write. Each change is saved in the draft at once; visitors see nothing of it.',
    },
    {
      de: 'Neue Bausteine fügen Sie mit den Knöpfen oben ein; alle stehen unter „Mehr“. Bausteine lassen sich ziehen, auch mit der Tastatur.',
      en: 'New blocks are inserted with the buttons at the top; all of them stand below ‘More’. Blocks can be dragged, with the keyboard as well.',
    },
    {
      de: '„Sprachen“ zeigt Deutsch und Englisch nebeneinander, und was noch zu übersetzen ist.',
      en: '‘Languages’ shows German and English side by side, and what is still to be translated.',
    },
    {
      de: 'Die „Prüfliste“ nennt, was fehlt. Dort veröffentlichen Sie mit „Auf Deutsch veröffentlichen“, sofort oder zu einem Zeitpunkt.',
      en: 'The ‘Check list’ names what is missing. There you publish with ‘Publish in German’, at once or at a moment.',
    },
  ],
  note: {
    de: 'Arbeiten zwei an derselben Seite, sehen beide, wo die andere Person ist; niemand überschreibt etwas.',
    en: 'Where two work on the same page, both see where the other person is; nobody overwrites anything.',
  },
  picture: {
    path: { de: '/de/haus', en: '/en/the-house' },
    marks: { de: 'Seite bearbeiten', en: 'Edit page' },
    alt: { de: 'Eine Seite der Website mit dem Knopf, der sie bearbeitet.', en: 'A page of the website with the button that edits it.' },
  },
});
