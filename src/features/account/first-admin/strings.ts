import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Willkommen', en: 'Welcome' },
  description: { de: 'Die erste Person einrichten, die diese Website verwaltet.', en: 'Set up the first person who administers this website.' },
  lead: {
    de: 'Diese Website hat noch niemanden, der sie verwaltet. Das sind jetzt Sie: Danach laden Sie andere ein, und eine Liste führt bis zur Eröffnung.',
    en: 'Nobody administers this website yet. That will be you: then you invite others, and a list leads to the opening.',
  },
  code: { de: 'Code', en: 'Code' },
  code_hint: {
    de: 'Er steht in der Konsole, in der der Server gestartet wurde: „First run …“. Mit jedem Start kommt ein neuer dazu; jeder gilt sieben Tage.',
    en: 'It stands in the console in which the server was started: ‘First run …’. Each start adds a new one; each holds for seven days.',
  },
  house: { de: 'Name des Hauses', en: 'Name of the house' },
  house_hint: { de: 'Er lässt sich jederzeit ändern.', en: 'It can be changed at any time.' },
  submit: { de: 'Einrichten', en: 'Set up' },
});
