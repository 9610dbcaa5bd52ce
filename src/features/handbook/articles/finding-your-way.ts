import { defineArticle } from '../define-article.ts';

export const findingYourWay = defineArticle({
  id: 'finding-your-way',
  title: { de: 'Sich zurechtfinden', en: 'Finding your way' },
  lead: { de: 'Wo was ist, und was heute zu tun ist.', en: 'Where things are, and what there is to do today.' },
  screen: '',
  steps: [
    {
      de: 'Melden Sie sich auf der Website an, wie Besucher es tun. Unter Ihrem Namen steht dann „Backoffice“.',
      en: 'Sign in on the website, as visitors do. Below your name there is ‘Back office’ then.',
    },
    {
      de: 'Die Übersicht beginnt mit „Was auf Sie wartet“: Entwürfe, Einsendungen, Medien ohne Alternativtext. Jede Zahl führt zu dem, was sie zählt.',
      en: 'The overview begins with ‘What waits for you’: drafts, entries, media without alternative text. Each number leads to what it counts.',
    },
    {
      de: 'Darunter steht, welchen Veranstaltungen der nächsten vier Wochen noch etwas fehlt, und was andere geändert haben.',
      en: 'Below it: which events of the next four weeks still lack something, and what others have changed.',
    },
    {
      de: 'Links stehen alle Bereiche; auf dem Telefon öffnet sie „Bereiche“. Jede Liste hat Filter, die Sie als Ansicht speichern können.',
      en: 'All areas stand on the left; on a phone ‘Sections’ opens them. Each list has filters, which you can save as a view.',
    },
    {
      de: 'Oben wechseln Sie zwischen Deutsch und Englisch und zwischen heller und dunkler Ansicht. Das gilt für Sie allein.',
      en: 'At the top you change between German and English, and between the light and the dark theme. It holds for you alone.',
    },
  ],
  note: {
    de: 'Sie können nichts kaputt machen, was sich nicht zurückholen lässt: Alles hat einen Verlauf, und Gelöschtes liegt im Papierkorb.',
    en: 'You can break nothing that cannot be brought back: everything has a history, and what was deleted lies in the bin.',
  },
  picture: {
    path: '',
    alt: { de: 'Die Übersicht mit dem, was wartet, und den Bereichen links.', en: 'The overview with what waits, and the areas on the left.' },
  },
});
