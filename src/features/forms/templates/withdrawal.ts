import { type FormTemplate, text } from './template.ts';

/**
 * § 356a BGB (Art. 11a of Directive 2011/83/EU): „Vertrag widerrufen“ leads here; name, contract and address are sent by „Widerruf
 * bestätigen“, and acknowledged without delay with content and time of receipt. Nothing more is required.
 */
export const withdrawal: FormTemplate = {
  key: 'withdrawal',
  title: text('Vertrag widerrufen', 'Withdraw from a contract'),
  description: text(
    'Elektronische Widerrufsfunktion nach § 356a BGB. Setzen Sie während der Widerrufsfrist gut sichtbar einen Link „Vertrag widerrufen“ hierher.',
    'Electronic withdrawal function of § 356a BGB. Throughout the withdrawal period, show a link ‘Withdraw from contract’ that leads here.',
  ),
  intro: text(
    'Hier widerrufen Sie einen Vertrag, den Sie mit uns im Netz geschlossen haben. Gründe müssen Sie nicht nennen. Für Karten zu einem bestimmten Termin gibt es in der Regel kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB).',
    'Here you can withdraw from a contract that you concluded with us online. You need not give reasons. For tickets for a certain date there is usually no right of withdrawal (§ 312g (2) no. 9 BGB).',
  ),
  questions: [
    { kind: 'text', slug: 'name', label: text('Name', 'Name'), required: true },
    {
      kind: 'text',
      slug: 'vertrag',
      label: text('Welchen Vertrag widerrufen Sie?', 'Which contract are you withdrawing from?'),
      help: text(
        'Am einfachsten mit der Bestellnummer. Sonst: was Sie bestellt haben und wann. Wenn Sie nur einen Teil widerrufen, nennen Sie ihn.',
        'The order number is easiest. Otherwise: what you ordered and when. If you are withdrawing from part of it only, say which.',
      ),
      required: true,
    },
    {
      kind: 'email',
      slug: 'email',
      label: text('E-Mail-Adresse', 'E-mail address'),
      help: text('Hierhin geht sofort die Bestätigung, dass Ihr Widerruf eingegangen ist.', 'The acknowledgement of your withdrawal goes here at once.'),
      required: true,
    },
  ],
  submit: text('Widerruf bestätigen', 'Confirm withdrawal'),
  privacy: text(
    'Wir verwenden Ihre Angaben, um Ihren Widerruf zu bearbeiten, und bewahren sie als Nachweis bis zum Ende der Verjährung auf.',
    'We use what you tell us to process your withdrawal, and keep it as evidence until the end of the limitation period.',
  ),
  thanks: text(
    'Ihr Widerruf ist eingegangen. Die Bestätigung mit Tag und Uhrzeit geht an Ihre E-Mail-Adresse.',
    'Your withdrawal has been received. The acknowledgement with day and time goes to your e-mail address.',
  ),
  mail: text(
    'Guten Tag,\n\nIhr Widerruf ist am {eingang} bei uns eingegangen, mit diesem Inhalt:\n\n{alles}\n\nBitte heben Sie diese Mail auf.',
    'Hello,\n\nWe have received your withdrawal on {eingang}, with this content:\n\n{alles}\n\nPlease keep this e-mail.',
  ),
  retention: 1_461,
};
