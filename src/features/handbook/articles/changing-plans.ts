import { defineArticle } from '../define-article.ts';

export const changingPlans = defineArticle({
  id: 'changing-plans',
  title: { de: 'Absagen, verschieben, verlegen', en: 'Cancelling, postponing, moving' },
  lead: {
    de: 'Ein Vorgang für alle Orte, an denen Besucher davon lesen.',
    en: 'One act for all the places where visitors read of it.',
  },
  screen: '/events',
  steps: [
    {
      de: 'Öffnen Sie den Termin und drücken Sie „Absagen, verlegen …“. In der Liste geht es für mehrere zugleich.',
      en: 'Open the date and press ‘Cancel, move …’. In the list it works for several at once.',
    },
    {
      de: 'Wählen Sie, was geschieht: „Absagen“, „Auf einen anderen Tag verschieben“, „Raum oder Uhrzeit ändern“ oder „Etwas anderes spielen“.',
      en: 'Choose what happens: ‘Cancel’, ‘Postpone to another day’, ‘Change room or time’ or ‘Perform something else’.',
    },
    {
      de: 'Die Textbausteine füllen den Hinweis in beiden Sprachen, auch was mit den Karten geschieht. Danach ist der Text frei.',
      en: 'The text modules fill in the note in both languages, also what becomes of the tickets. The text is free after that.',
    },
    {
      de: '„Was sich ändert“ zeigt vor dem Speichern Seite, Kalender, Suchmaschinen und Eilmeldung, wie Besucher sie lesen werden.',
      en: '‘What will change’ shows page, calendars, search engines and alert as visitors will read them, before anything is saved.',
    },
    {
      de: 'War es ein Versehen, drücken Sie danach „Zurücknehmen“.',
      en: 'If it was a mistake, press ‘Undo’ afterwards.',
    },
  ],
  note: {
    de: 'Einen Tippfehler berichtigen Sie einfach im Formular. Dort werden Sie gefragt, ob Besucher davon erfahren sollen.',
    en: 'A slip of the pen you simply correct in the form. There you are asked whether visitors are to be told.',
  },
  picture: {
    path: '/events/:coming',
    marks: { de: 'Absagen, verlegen …', en: 'Cancel, move …' },
    alt: { de: 'Das Formular eines Termins mit dem Knopf zur Planänderung.', en: 'The form of a date with the button for a change of plan.' },
  },
});
