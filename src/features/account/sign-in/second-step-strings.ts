import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  second_step: { de: 'Noch ein Schritt', en: 'One more step' },
  second_lead: { de: 'Das Passwort stimmt. Bitte zeigen Sie jetzt Ihren zweiten Faktor.', en: 'Your password is right. Now please show your second factor.' },
  code: { de: 'Code', en: 'Code' },
  code_hint: {
    de: 'Die sechs Ziffern aus Ihrer App. Ist das Telefon verloren, geht einer Ihrer Wiederherstellungscodes.',
    en: 'The six digits of your app. If the phone is lost, one of your recovery codes will do.',
  },
  recovery_code: { de: 'Wiederherstellungscode', en: 'Recovery code' },
  recovery_code_hint: { de: 'Zum Beispiel k7m4p-x2q9t. Jeder gilt einmal.', en: 'For example k7m4p-x2q9t. Each holds once.' },
  second_submit: { de: 'Bestätigen', en: 'Confirm' },
  second_back: { de: 'Zurück, mit einem anderen Konto anmelden', en: 'Back, sign in with another account' },
});
