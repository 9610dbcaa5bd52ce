import { choice, type FormTemplate, text, whenIs } from './template.ts';

/**
 * § 312k BGB: „Verträge hier kündigen“ leads here without a sign-in. (2) lists what may be asked and no more, and „jetzt kündigen“; (4):
 * the confirmation follows at once with content and time of receipt; (5): no date is required.
 */
export const cancellation: FormTemplate = {
  key: 'cancellation',
  title: text('Verträge hier kündigen', 'Cancel contracts here'),
  description: text(
    'Kündigungsbutton nach § 312k BGB, etwa für Abonnements. Setzen Sie dauerhaft und gut sichtbar einen Knopf „Verträge hier kündigen“ hierher.',
    'Cancellation button of § 312k BGB, for subscriptions for example. Always show a button ‘Cancel contracts here’ that leads here.',
  ),
  intro: text(
    'Hier kündigen Sie ein Abonnement oder einen anderen laufenden Vertrag mit uns. Sie erhalten sofort eine Bestätigung per E-Mail.',
    'Here you can cancel a subscription or another continuing contract with us. You will receive a confirmation by e-mail at once.',
  ),
  questions: [
    {
      kind: 'radio',
      slug: 'art',
      label: text('Art der Kündigung', 'Kind of cancellation'),
      help: text('Außerordentlich heißt: aus einem wichtigen Grund, ohne Frist.', 'Extraordinary means: for an important reason, without notice.'),
      required: true,
      choices: [
        choice('ordentlich', 'Ordentliche Kündigung', 'Ordinary cancellation'),
        choice('ausserordentlich', 'Außerordentliche Kündigung', 'Extraordinary cancellation'),
      ],
    },
    {
      kind: 'textarea',
      slug: 'grund',
      label: text('Grund der außerordentlichen Kündigung', 'Reason for the extraordinary cancellation'),
      required: true,
      showIf: whenIs('art', 'ausserordentlich'),
    },
    { kind: 'text', slug: 'name', label: text('Vor- und Nachname', 'First and last name'), required: true },
    {
      kind: 'text',
      slug: 'kennung',
      label: text('Kundennummer oder Anschrift', 'Customer number or postal address'),
      help: text('Damit wir Sie eindeutig zuordnen können.', 'So that we know for certain who you are.'),
      required: true,
    },
    {
      kind: 'text',
      slug: 'vertrag',
      label: text('Welchen Vertrag kündigen Sie?', 'Which contract are you cancelling?'),
      help: text(
        'Zum Beispiel Abonnement „Große Konzerte“ oder die Vertragsnummer.',
        'For example the subscription ‘Great Concerts’, or the number of the contract.',
      ),
      required: true,
    },
    {
      kind: 'radio',
      slug: 'zeitpunkt',
      label: text('Wann soll der Vertrag enden?', 'When should the contract end?'),
      required: true,
      choices: [choice('naechster', 'Zum nächstmöglichen Zeitpunkt', 'As soon as possible'), choice('tag', 'An einem bestimmten Tag', 'On a certain day')],
    },
    { kind: 'date', slug: 'ende', label: text('Ende des Vertrags', 'End of the contract'), required: true, showIf: whenIs('zeitpunkt', 'tag') },
    {
      kind: 'email',
      slug: 'email',
      label: text('E-Mail-Adresse', 'E-mail address'),
      help: text('Hierhin geht sofort die Bestätigung Ihrer Kündigung.', 'The confirmation of your cancellation goes here at once.'),
      required: true,
    },
  ],
  submit: text('Jetzt kündigen', 'Cancel now'),
  privacy: text(
    'Wir verwenden Ihre Angaben, um Ihre Kündigung zu bearbeiten, und bewahren sie als Nachweis bis zum Ende der Verjährung auf.',
    'We use what you tell us to process your cancellation, and keep it as evidence until the end of the limitation period.',
  ),
  thanks: text(
    'Ihre Kündigung ist eingegangen. Die Bestätigung mit Tag und Uhrzeit geht an Ihre E-Mail-Adresse.',
    'Your cancellation has been received. The confirmation with day and time goes to your e-mail address.',
  ),
  mail: text(
    'Guten Tag,\n\nIhre Kündigung ist am {eingang} bei uns eingegangen, mit diesem Inhalt:\n\n{alles}\n\nDer Vertrag endet an dem Tag, den Sie genannt haben, sonst oder wenn das zu früh ist, zum nächstmöglichen Zeitpunkt. Bitte heben Sie diese Mail auf.',
    'Hello,\n\nWe have received your cancellation on {eingang}, with this content:\n\n{alles}\n\nThe contract ends on the day that you named; if you named none, or if that is too early, it ends as soon as possible. Please keep this e-mail.',
  ),
  retention: 1_461,
};
