import { defineArticle } from '../define-article.ts';

export const planningDates = defineArticle({
  id: 'planning-dates',
  title: { de: 'Eine Produktion mit ihren Terminen anlegen', en: 'Making a production with its dates' },
  lead: { de: 'Erst was gespielt wird, dann wann und wo.', en: 'First what is performed, then when and where.' },
  screen: '/productions',
  steps: [
    {
      de: 'Unter „Produktionen“ drücken Sie „Produktion anlegen“: Titel, Beschreibung, Bild, Art. Alle Termine erben, was hier steht.',
      en: 'At ‘Productions’ press ‘New production’: title, description, picture, kind. All dates inherit what stands here.',
    },
    {
      de: 'Mit „Termine anlegen“ entstehen alle auf einmal: „Nach Regel“, „Im Kalender“ oder „Aus einer Liste“.',
      en: 'With ‘Create dates’ all of them are made at once: ‘By rule’, ‘In the calendar’ or ‘From a list’.',
    },
    {
      de: 'Die Vorschau zeigt jeden Termin und was sich im Raum überschneidet. Erst danach wird gespeichert, und ein Klick nimmt alles zurück.',
      en: 'The preview shows each date and what overlaps in the room. Only then it is saved, and one click takes all of it back.',
    },
    {
      de: 'Neue Termine sind nicht online. „Was noch fehlt“ nennt je Termin, was vor der Veröffentlichung zu tun ist.',
      en: 'New dates are not online. ‘What is still missing’ names for each date what is to be done before it is published.',
    },
    {
      de: 'Kommt das Programm aus einem anderen System, nehmen Sie „Programm einlesen“: mit Vorschau und Rückweg.',
      en: 'If the programme comes from another system, take ‘Read in a programme’: with a preview and a way back.',
    },
  ],
  note: {
    de: 'Weicht ein Abend ab, ändern Sie nur diesen Termin. Was geerbt ist und was eigen, steht neben jedem Feld.',
    en: 'Where one evening differs, change that date alone. What is inherited and what is its own stands beside each field.',
  },
  picture: {
    path: '/productions/1/dates',
    marks: { de: 'Nach Regel', en: 'By rule' },
    alt: { de: 'Termine einer Produktion nach einer Regel anlegen.', en: 'Creating the dates of a production by a rule.' },
  },
});
