import { email, name, phone, remarks } from './common-questions.ts';
import { choice, type FormTemplate, text, whenContains, whenIs } from './template.ts';

export const pressAccreditation: FormTemplate = {
  key: 'press-accreditation',
  title: text('Presse-Akkreditierung', 'Press accreditation'),
  description: text(
    'Journalistinnen und Journalisten bitten um Karten, ein Gespräch oder eine Drehgenehmigung.',
    'Journalists ask for tickets, an interview or permission to film.',
  ),
  intro: text(
    'Bitte akkreditieren Sie sich bis drei Werktage vor der Veranstaltung. Pressekarten sind begrenzt.',
    'Please ask for accreditation up to three working days before the event. Press tickets are limited.',
  ),
  questions: [
    { kind: 'text', slug: 'veranstaltung', label: text('Veranstaltung und Datum', 'Event and date'), required: true },
    {
      kind: 'checkboxes',
      slug: 'bedarf',
      label: text('Was brauchen Sie?', 'What do you need?'),
      required: true,
      choices: [
        choice('karte', 'Pressekarte', 'Press ticket'),
        choice('gespraech', 'Gespräch mit Beteiligten', 'Interview with those involved'),
        choice('aufnahmen', 'Foto-, Film- oder Tonaufnahmen', 'Photographs, film or sound recordings'),
      ],
    },
    {
      kind: 'textarea',
      slug: 'aufnahmen_art',
      label: text('Was möchten Sie aufnehmen, und womit?', 'What would you like to record, and with what?'),
      required: true,
      showIf: whenContains('bedarf', 'aufnahmen'),
    },
    { kind: 'text', slug: 'medium', label: text('Redaktion oder Medium', 'Publication or medium'), required: true },
    {
      kind: 'select',
      slug: 'medienart',
      label: text('Art des Mediums', 'Kind of medium'),
      required: true,
      choices: [
        choice('zeitung', 'Zeitung oder Zeitschrift', 'Newspaper or magazine'),
        choice('rundfunk', 'Hörfunk oder Fernsehen', 'Radio or television'),
        choice('online', 'Online', 'Online'),
        choice('frei', 'Frei tätig', 'Freelance'),
      ],
    },
    {
      kind: 'url',
      slug: 'veroeffentlichung',
      label: text('Eine Veröffentlichung im Netz', 'Something you have published online'),
      help: text('Eine Adresse, die mit https:// beginnt.', 'An address that begins with https://.'),
      showIf: whenIs('medienart', 'online'),
    },
    {
      kind: 'file',
      slug: 'nachweis',
      label: text('Presseausweis oder Auftrag der Redaktion', 'Press card or letter of assignment'),
      required: true,
      maxFiles: 2,
    },
    name,
    email,
    phone,
    remarks,
  ],
  privacy: text(
    'Wir verwenden Ihre Angaben und Ihren Nachweis allein für die Akkreditierung und löschen beides nach 90 Tagen.',
    'We use what you tell us and your proof only for the accreditation, and delete both after 90 days.',
  ),
  thanks: text(
    'Vielen Dank. Unsere Pressestelle meldet sich bei Ihnen; bis dahin ist nichts reserviert.',
    'Thank you. Our press office will be in touch; until then nothing is reserved.',
  ),
  mail: text(
    'Guten Tag,\n\nIhre Anfrage zur Akkreditierung ist angekommen. Unsere Pressestelle meldet sich bei Ihnen; bis dahin ist nichts reserviert.\n\n{alles}',
    'Hello,\n\nYour request for accreditation has reached us. Our press office will be in touch; until then nothing is reserved.\n\n{alles}',
  ),
  retention: 90,
};
