import { defineArticle } from '../define-article.ts';

export const takingBack = defineArticle({
  id: 'taking-back',
  title: { de: 'Etwas zurückholen', en: 'Bringing something back' },
  lead: { de: 'Für den Fall, dass doch etwas schiefgeht.', en: 'In case something goes wrong after all.' },
  screen: '/changes',
  steps: [
    {
      de: 'Gleich danach: „Zurücknehmen“ in der Meldung unten, im Editor „Rückgängig“ oder Strg+Z.',
      en: 'Right after it: ‘Undo’ in the note at the bottom; in the editor ‘Undo’ or Ctrl+Z.',
    },
    {
      de: 'Später: „Verlauf“ neben jedem Formular zeigt, wer wann was geändert hat, und holt jeden früheren Stand zurück.',
      en: 'Later: ‘History’ beside each form shows who changed what and when, and brings back each earlier state.',
    },
    {
      de: 'Gelöscht: Jede Liste hat unter „Weiteres“ ihren „Papierkorb“, aus dem alles wieder herauskommt.',
      en: 'Deleted: each list has its ‘Bin’ below ‘More’, from which everything comes out again.',
    },
    {
      de: 'Viele auf einmal: „Änderungen“ nennt, was gemeinsam geändert, eingelesen oder verschoben wurde, und nimmt es als eines zurück.',
      en: 'Many at once: ‘Changes’ names what was changed, read in or moved together, and takes it back as one.',
    },
    {
      de: 'Führt ein alter Link ins Leere, steht er unter „Nicht gefunden (404)“: Von dort legen Sie eine Weiterleitung an.',
      en: 'Where an old link leads nowhere, it stands at ‘Not found (404)’: from there you make a redirect.',
    },
  ],
  note: {
    de: 'Was andere seither geändert haben, bleibt: Es wird genannt, nicht überschrieben.',
    en: 'What others have changed since stays: it is named, not overwritten.',
  },
  picture: {
    path: '/events/:coming',
    marks: { de: 'Verlauf', en: 'History' },
    alt: { de: 'Das Formular eines Termins mit dem Weg zu seinem Verlauf.', en: 'The form of a date with the way to its history.' },
  },
});
