import { email, name, phone } from './common-questions.ts';
import { choice, type FormTemplate, text, whenIs } from './template.ts';

export const lostProperty: FormTemplate = {
  key: 'lost-property',
  title: text('Fundsachen', 'Lost property'),
  description: text(
    'Wer im Haus etwas verloren hat, beschreibt es so, dass Sie es finden.',
    'Whoever has lost something in the house describes it so that you can find it.',
  ),
  intro: text(
    'Sagen Sie uns, was Sie vermissen. Wir sehen nach und melden uns, auch wenn wir nichts gefunden haben.',
    'Tell us what you are missing. We will look and be in touch, even if we have found nothing.',
  ),
  questions: [
    {
      kind: 'select',
      slug: 'gegenstand',
      label: text('Was haben Sie verloren?', 'What have you lost?'),
      required: true,
      choices: [
        choice('kleidung', 'Kleidung, Schal oder Schirm', 'Clothes, scarf or umbrella'),
        choice('tasche', 'Tasche oder Geldbörse', 'Bag or purse'),
        choice('schluessel', 'Schlüssel', 'Keys'),
        choice('elektronik', 'Telefon oder anderes Gerät', 'Telephone or another device'),
        choice('schmuck', 'Brille oder Schmuck', 'Glasses or jewellery'),
        choice('anderes', 'Etwas anderes', 'Something else'),
      ],
    },
    { kind: 'text', slug: 'geraet', label: text('Marke und Modell', 'Make and model'), showIf: whenIs('gegenstand', 'elektronik') },
    {
      kind: 'textarea',
      slug: 'beschreibung',
      label: text('Wie sieht es aus?', 'What does it look like?'),
      help: text('Farbe, Größe und ein Merkmal, das nur Sie kennen.', 'Colour, size and something that only you know.'),
      required: true,
    },
    { kind: 'file', slug: 'bild', label: text('Ein Bild davon', 'A picture of it'), maxFiles: 3 },
    { kind: 'date', slug: 'tag', label: text('Wann waren Sie bei uns?', 'When were you here?'), required: true },
    {
      kind: 'text',
      slug: 'verlustort',
      label: text('Wo vermutlich?', 'Where do you think you lost it?'),
      help: text('Saal, Reihe und Platz, Garderobe, Foyer.', 'Hall, row and seat, cloakroom, foyer.'),
    },
    name,
    email,
    phone,
  ],
  privacy: text(
    'Wir verwenden Ihre Angaben allein, um nach Ihrer Sache zu suchen, und löschen sie nach 90 Tagen.',
    'We use what you tell us only to look for what you have lost, and delete it after 90 days.',
  ),
  thanks: text(
    'Vielen Dank. Wir sehen nach und melden uns innerhalb von drei Werktagen.',
    'Thank you. We will look and be in touch within three working days.',
  ),
  mail: text(
    'Guten Tag,\n\nwir suchen nach Ihrer Sache und melden uns innerhalb von drei Werktagen.\n\n{alles}',
    'Hello,\n\nWe are looking for what you have lost and will be in touch within three working days.\n\n{alles}',
  ),
  retention: 90,
};
