import { email, name, phone, remarks } from './common-questions.ts';
import { choice, type FormTemplate, text, whenIs } from './template.ts';

export const rehearsalVisit: FormTemplate = {
  key: 'rehearsal-visit',
  title: text('Probenbesuch', 'Visit to a rehearsal'),
  description: text('Einzelne und Gruppen melden sich zu einer offenen Probe an.', 'People and groups register for an open rehearsal.'),
  intro: text(
    'Bei einer Probe entsteht etwas. Deshalb sind die Plätze begrenzt, und Einlass ist nur zu Beginn und in der Pause.',
    'At a rehearsal something is being made. So places are limited, and you can come in only at the start and in the interval.',
  ),
  questions: [
    { kind: 'text', slug: 'probe', label: text('Welche Probe?', 'Which rehearsal?'), required: true },
    { kind: 'date', slug: 'termin', label: text('Tag', 'Day'), required: true },
    {
      kind: 'radio',
      slug: 'wer',
      label: text('Wer kommt?', 'Who is coming?'),
      required: true,
      choices: [choice('einzeln', 'Ich allein oder zu zweit', 'Just me, or two of us'), choice('gruppe', 'Eine Gruppe', 'A group')],
    },
    {
      kind: 'number',
      slug: 'personen',
      label: text('Zahl der Personen', 'Number of people'),
      required: true,
      least: 3,
      greatest: 60,
      showIf: whenIs('wer', 'gruppe'),
    },
    { kind: 'text', slug: 'gruppe', label: text('Welche Gruppe?', 'Which group?'), showIf: whenIs('wer', 'gruppe') },
    name,
    email,
    phone,
    { kind: 'checkbox', slug: 'keine_aufnahmen', label: text('Ich nehme weder Bild noch Ton auf.', 'I will take neither pictures nor sound.'), required: true },
    remarks,
  ],
  privacy: text(
    'Wir verwenden Ihre Angaben allein für Ihren Probenbesuch und löschen sie nach 90 Tagen.',
    'We use what you tell us only for your visit to the rehearsal, and delete it after 90 days.',
  ),
  thanks: text(
    'Vielen Dank. Wir bestätigen Ihren Platz per Mail, sobald die Probe feststeht.',
    'Thank you. We will confirm your place by e-mail as soon as the rehearsal is settled.',
  ),
  mail: text(
    'Guten Tag,\n\nIhre Anmeldung ist angekommen. Wir bestätigen Ihren Platz, sobald die Probe feststeht.\n\n{alles}',
    'Hello,\n\nYour registration has reached us. We will confirm your place as soon as the rehearsal is settled.\n\n{alles}',
  ),
  retention: 90,
};
