import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Sind Sie es?', en: 'Is it you?' },
  why: {
    de: 'Bevor sich Zugänge ändern, bestätigen Sie bitte, dass Sie selbst hier sind. Das gilt dann zehn Minuten.',
    en: 'Before access is changed, please confirm that it is you who is here. That holds for ten minutes.',
  },
  by_passkey: { de: 'Mit Passkey bestätigen', en: 'Confirm with a passkey' },
  code: { de: 'Code', en: 'Code' },
  code_hint: { de: 'Die sechs Ziffern aus Ihrer App, oder ein Wiederherstellungscode.', en: 'The six digits of your app, or a recovery code.' },
  password: { de: 'Passwort', en: 'Password' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  by_signing_in: {
    de: 'Ihr Konto hat weder Passwort noch zweiten Faktor. Bitte melden Sie sich ab und wieder an; das zählt als Bestätigung.',
    en: 'Your account has neither a password nor a second factor. Please sign out and in again, which counts as confirmation.',
  },
  sign_out: { de: 'Abmelden', en: 'Sign out' },
});
