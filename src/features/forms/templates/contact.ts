import { email, message, name, phone } from './common-questions.ts';
import { choice, type FormTemplate, text, whenIs } from './template.ts';

export const contact: FormTemplate = {
  key: 'contact',
  title: text('Kontakt', 'Contact'),
  description: text(
    'Eine Nachricht an das Haus, mit einem Thema, nach dem sie verteilt werden kann.',
    'A message to the house, with a topic by which it can be passed on.',
  ),
  intro: text('Schreiben Sie uns. In der Regel antworten wir innerhalb von zwei Werktagen.', 'Write to us. We usually reply within two working days.'),
  questions: [
    {
      kind: 'select',
      slug: 'thema',
      label: text('Worum geht es?', 'What is your message about?'),
      required: true,
      choices: [
        choice('karten', 'Karten und Abonnements', 'Tickets and subscriptions'),
        choice('programm', 'Programm', 'Programme'),
        choice('besuch', 'Mein Besuch', 'My visit'),
        choice('sonstiges', 'Etwas anderes', 'Something else'),
      ],
    },
    {
      kind: 'text',
      slug: 'bestellnummer',
      label: text('Bestellnummer', 'Order number'),
      help: text(
        'Steht in der Mail zu Ihrer Bestellung. Wenn Sie keine haben, lassen Sie das Feld frei.',
        'You will find it in the e-mail about your order. If you have none, leave this empty.',
      ),
      showIf: whenIs('thema', 'karten'),
    },
    message,
    name,
    email,
    phone,
  ],
  privacy: text(
    'Wir verwenden Ihre Angaben allein, um Ihre Nachricht zu beantworten, und löschen sie nach 180 Tagen.',
    'We use what you tell us only to answer your message, and delete it after 180 days.',
  ),
  thanks: text('Vielen Dank für Ihre Nachricht. Wir melden uns so bald wie möglich.', 'Thank you for your message. We will be in touch as soon as possible.'),
  mail: text(
    'Guten Tag,\n\nIhre Nachricht ist bei uns angekommen. Das haben Sie uns geschrieben:\n\n{alles}\n\nWir melden uns so bald wie möglich.',
    'Hello,\n\nYour message has reached us. This is what you wrote:\n\n{alles}\n\nWe will be in touch as soon as possible.',
  ),
};
