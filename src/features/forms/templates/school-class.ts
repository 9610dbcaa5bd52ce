import { email, name, phone, remarks } from './common-questions.ts';
import { choice, type FormTemplate, text, whenIs } from './template.ts';

export const schoolClass: FormTemplate = {
  key: 'school-class',
  title: text('Anmeldung für Schulklassen', 'Registration for school classes'),
  description: text('Eine Klasse kommt in eine Vorstellung, eine Probe oder einen Workshop.', 'A class comes to a performance, a rehearsal or a workshop.'),
  intro: text(
    'Melden Sie Ihre Klasse an. Wir bestätigen den Termin schriftlich; erst dann ist er verbindlich.',
    'Register your class. We confirm the date in writing; only then is it binding.',
  ),
  questions: [
    {
      kind: 'radio',
      slug: 'angebot',
      label: text('Was möchten Sie besuchen?', 'What would you like to visit?'),
      required: true,
      choices: [
        choice('vorstellung', 'Eine Vorstellung', 'A performance'),
        choice('probe', 'Eine Probe', 'A rehearsal'),
        choice('workshop', 'Einen Workshop', 'A workshop'),
      ],
    },
    { kind: 'text', slug: 'veranstaltung', label: text('Welche Vorstellung?', 'Which performance?'), required: true, showIf: whenIs('angebot', 'vorstellung') },
    {
      kind: 'text',
      slug: 'workshop_thema',
      label: text('Welches Thema interessiert Ihre Klasse?', 'Which topic interests your class?'),
      showIf: whenIs('angebot', 'workshop'),
    },
    { kind: 'date', slug: 'wunschtermin', label: text('Wunschtermin', 'Preferred date'), required: true },
    { kind: 'text', slug: 'schule', label: text('Schule und Ort', 'School and town'), required: true },
    {
      kind: 'text',
      slug: 'klasse',
      label: text('Klasse oder Kurs', 'Class or course'),
      required: true,
      help: text('Zum Beispiel 8b oder Musik-Leistungskurs.', 'For example 8b or advanced music course.'),
    },
    { kind: 'number', slug: 'kinder', label: text('Zahl der Schülerinnen und Schüler', 'Number of pupils'), required: true, least: 1, greatest: 300 },
    { kind: 'number', slug: 'begleitung', label: text('Zahl der Begleitpersonen', 'Number of accompanying adults'), required: true, least: 1, greatest: 50 },
    {
      kind: 'checkbox',
      slug: 'vorbereitung',
      label: text('Wir wünschen Material zur Vorbereitung im Unterricht.', 'We would like material to prepare in class.'),
    },
    name,
    email,
    phone,
    remarks,
  ],
  privacy: text(
    'Wir verwenden Ihre Angaben, um den Besuch Ihrer Klasse zu planen, und löschen sie nach 180 Tagen. Bitte nennen Sie keine Namen von Kindern.',
    'We use what you tell us to plan the visit of your class, and delete it after 180 days. Please do not give the names of children.',
  ),
  thanks: text('Vielen Dank. Wir prüfen den Termin und bestätigen ihn per Mail.', 'Thank you. We will check the date and confirm it by e-mail.'),
  mail: text(
    'Guten Tag,\n\nIhre Anmeldung ist angekommen. Verbindlich ist der Termin, sobald wir ihn bestätigt haben.\n\n{alles}',
    'Hello,\n\nYour registration has reached us. The date is binding as soon as we have confirmed it.\n\n{alles}',
  ),
};
