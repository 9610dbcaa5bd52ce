import { email, name, phone, remarks } from './common-questions.ts';
import { choice, type FormTemplate, text, whenContains } from './template.ts';

export const groupBooking: FormTemplate = {
  key: 'group-booking',
  title: text('Gruppenbuchung', 'Group booking'),
  description: text(
    'Anfrage für zehn und mehr Plätze, mit Ausweichtermin und Wünschen zum Abend.',
    'An enquiry for ten seats and more, with another date and wishes for the evening.',
  ),
  intro: text(
    'Für Gruppen ab zehn Personen suchen wir Plätze nebeneinander. Ihre Anfrage ist noch keine Buchung: Wir schicken Ihnen ein Angebot.',
    'For groups of ten or more we look for seats side by side. Your enquiry is not a booking yet: we will send you an offer.',
  ),
  questions: [
    { kind: 'text', slug: 'veranstaltung', label: text('Veranstaltung', 'Event'), required: true },
    { kind: 'date', slug: 'wunschtermin', label: text('Wunschtermin', 'Preferred date'), required: true },
    {
      kind: 'date',
      slug: 'ausweichtermin',
      label: text('Ausweichtermin', 'Alternative date'),
      help: text('Falls am Wunschtermin nicht genug Plätze frei sind.', 'In case there are not enough seats on the preferred date.'),
    },
    { kind: 'number', slug: 'personen', label: text('Zahl der Personen', 'Number of people'), required: true, least: 10, greatest: 500 },
    {
      kind: 'number',
      slug: 'ermaessigte',
      label: text('Wie viele davon mit Ermäßigung?', 'How many of them at a reduced price?'),
      help: text('Schülerinnen und Schüler, Studierende, Menschen mit Behinderung.', 'Pupils, students, people with a disability.'),
      least: 0,
      greatest: 500,
    },
    {
      kind: 'checkboxes',
      slug: 'wuensche',
      label: text('Was soll noch dazugehören?', 'What else would you like?'),
      choices: [
        choice('einfuehrung', 'Einführung vor der Veranstaltung', 'Introduction before the event'),
        choice('fuehrung', 'Führung durch das Haus', 'Tour of the building'),
        choice('gastronomie', 'Essen oder Getränke', 'Food or drinks'),
        choice('rollstuhl', 'Plätze für Rollstühle', 'Spaces for wheelchairs'),
      ],
    },
    {
      kind: 'number',
      slug: 'rollstuhlplaetze',
      label: text('Zahl der Rollstuhlplätze', 'Number of wheelchair spaces'),
      required: true,
      least: 1,
      greatest: 50,
      showIf: whenContains('wuensche', 'rollstuhl'),
    },
    { kind: 'text', slug: 'gruppe', label: text('Verein, Firma oder Gruppe', 'Club, company or group') },
    name,
    email,
    phone,
    remarks,
  ],
  privacy: text(
    'Wir verwenden Ihre Angaben, um Ihnen ein Angebot zu machen und Ihren Besuch vorzubereiten, und löschen sie nach 180 Tagen.',
    'We use what you tell us to make you an offer and to prepare your visit, and delete it after 180 days.',
  ),
  thanks: text(
    'Vielen Dank für Ihre Anfrage. Sie erhalten innerhalb von drei Werktagen ein Angebot.',
    'Thank you for your enquiry. You will receive an offer within three working days.',
  ),
  mail: text(
    'Guten Tag,\n\nvielen Dank für Ihre Anfrage. Sie ist noch keine Buchung, unser Angebot folgt innerhalb von drei Werktagen.\n\n{alles}',
    'Hello,\n\nThank you for your enquiry. It is not a booking yet, our offer will follow within three working days.\n\n{alles}',
  ),
};
