import { email, name, phone } from './common-questions.ts';
import { choice, type FormTemplate, text, whenContains } from './template.ts';

/** Answers are about health (Art. 9 GDPR): nothing beyond what the visit needs is asked, consent is a question of its own, and they are deleted early. */
export const accessNeeds: FormTemplate = {
  key: 'access-needs',
  title: text('Barrierefrei zu uns', 'Access needs'),
  description: text(
    'Was jemand für den Besuch braucht: Plätze, Begleitung, Hören, Sehen, Ruhe.',
    'What somebody needs for a visit: seats, a companion, hearing, seeing, quiet.',
  ),
  intro: text(
    'Sagen Sie uns, was Sie brauchen, damit Ihr Besuch gelingt. Sie müssen nichts begründen und nichts nachweisen.',
    'Tell us what you need for your visit to go well. You need not give reasons, nor any proof.',
  ),
  questions: [
    {
      kind: 'text',
      slug: 'veranstaltung',
      label: text('Veranstaltung', 'Event'),
      help: text('Wenn Sie noch keine ausgesucht haben, lassen Sie das Feld frei.', 'If you have not chosen one yet, leave this empty.'),
    },
    { kind: 'date', slug: 'termin', label: text('Tag', 'Day') },
    {
      kind: 'checkboxes',
      slug: 'bedarf',
      label: text('Was brauchen Sie?', 'What do you need?'),
      required: true,
      choices: [
        choice('rollstuhl', 'Platz für einen Rollstuhl', 'Space for a wheelchair'),
        choice('ohne_stufen', 'Weg und Platz ohne Stufen', 'Step-free route and seat'),
        choice('begleitung', 'Platz für eine Begleitperson', 'Seat for a companion'),
        choice('hoeren', 'Höranlage oder Gebärdensprache', 'Hearing system or sign language'),
        choice('sehen', 'Audiodeskription oder Tastführung', 'Audio description or touch tour'),
        choice('assistenzhund', 'Assistenzhund', 'Assistance dog'),
        choice('ruhe', 'Ruheraum oder Platz am Rand', 'Quiet room or seat on the aisle'),
        choice('anderes', 'Etwas anderes', 'Something else'),
      ],
    },
    {
      kind: 'radio',
      slug: 'rollstuhl_art',
      label: text('Welcher Rollstuhl?', 'Which wheelchair?'),
      required: true,
      choices: [
        choice('hand', 'Rollstuhl für Handbetrieb', 'Manual wheelchair'),
        choice('elektro', 'Elektrorollstuhl', 'Electric wheelchair'),
        choice('umsteigen', 'Ich wechsle auf einen Sitz', 'I transfer to a seat'),
      ],
      showIf: whenContains('bedarf', 'rollstuhl'),
    },
    { kind: 'textarea', slug: 'beschreibung', label: text('Was sollten wir wissen?', 'What should we know?') },
    name,
    email,
    phone,
    {
      kind: 'checkbox',
      slug: 'einwilligung',
      label: text(
        'Ich bin einverstanden, dass Sie diese Angaben, auch zu meiner Gesundheit, für meinen Besuch verwenden. Das kann ich jederzeit widerrufen.',
        'I agree that you may use this information, including what concerns my health, for my visit. I can withdraw this at any time.',
      ),
      required: true,
    },
  ],
  privacy: text(
    'Wir verwenden diese Angaben allein, um Ihren Besuch vorzubereiten, und löschen sie nach 60 Tagen.',
    'We use what you tell us only to prepare your visit, and delete it after 60 days.',
  ),
  thanks: text(
    'Vielen Dank. Wir melden uns innerhalb von zwei Werktagen und sagen Ihnen, was möglich ist.',
    'Thank you. We will be in touch within two working days and tell you what is possible.',
  ),
  mail: text(
    'Guten Tag,\n\nIhre Anfrage ist angekommen. Wir melden uns innerhalb von zwei Werktagen und sagen Ihnen, was möglich ist.',
    'Hello,\n\nYour enquiry has reached us. We will be in touch within two working days and tell you what is possible.',
  ),
  retention: 60,
};
