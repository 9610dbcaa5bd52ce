import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  register_description: { de: 'Ein Konto anlegen.', en: 'Create an account.' },
  register_lead: { de: 'Haben Sie schon eines?', en: 'Do you have one already?' },
  register_done: {
    de: 'Wir haben eine Mail an {email} geschickt. Mit dem Link darin bestätigen Sie Ihre Adresse; dann ist Ihr Konto bereit.',
    en: 'We have sent a mail to {email}. Its link confirms your address; then your account is ready.',
  },
  send_again: { de: 'Mail noch einmal schicken', en: 'Send the mail again' },
  sent_again: { de: 'Die Mail an {email} ist noch einmal unterwegs.', en: 'The mail to {email} is on its way again.' },
  other_address: { de: 'Mit einer anderen Adresse anlegen', en: 'Create it with another address' },
  register_privacy: { de: 'Was wir von Ihnen speichern und wozu, steht in der {privacy}.', en: 'What we keep of you, and what for, is told in the {privacy}.' },
  privacy: { de: 'Datenschutzerklärung', en: 'privacy policy' },
  confirm_description: { de: 'Die Adresse Ihres Kontos bestätigen.', en: 'Confirm the address of your account.' },
  confirm_lead: {
    de: 'Bitte geben Sie das Passwort ein, das Sie gewählt haben. Dann ist Ihr Konto bereit.',
    en: 'Please enter the password that you have chosen. Then your account is ready.',
  },
});
