import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Wieder anmelden', en: 'Sign in again' },
  email: { de: 'E-Mail-Adresse', en: 'Email address' },
  password: { de: 'Passwort', en: 'Password' },
  sign_in: { de: 'Anmelden und weiterarbeiten', en: 'Sign in and go on' },
  second_step: { de: 'Das Passwort stimmt. Bitte zeigen Sie jetzt Ihren zweiten Faktor.', en: 'Your password is right. Now please show your second factor.' },
  code: { de: 'Code', en: 'Code' },
  code_hint: { de: 'Die sechs Ziffern aus Ihrer App, oder ein Wiederherstellungscode.', en: 'The six digits of your app, or a recovery code.' },
  passkey: { de: 'Mit einem Passkey anmelden', en: 'Sign in with a passkey' },
  later: { de: 'Später', en: 'Later' },
  offline: { de: 'Keine Verbindung. Bitte versuchen Sie es noch einmal.', en: 'No connection. Please try again.' },
  redirect_title: { de: 'Seite bearbeiten', en: 'Edit page' },
  redirect_text: {
    de: 'Zum Bearbeiten melden Sie sich bitte an. Danach geht es auf dieser Seite weiter.',
    en: 'Please sign in to edit. You will come back to this page.',
  },
  may_not_edit: {
    de: 'Mit diesem Konto kann man Seiten nicht bearbeiten. Bitte wenden Sie sich an die Administration.',
    en: 'Pages cannot be edited with this account. Please ask an administrator.',
  },
  to_sign_in: { de: 'Zur Anmeldung', en: 'To the sign-in' },
  only_look: { de: 'Nur ansehen', en: 'Only look' },
});
