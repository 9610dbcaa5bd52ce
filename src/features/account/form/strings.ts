import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  not_sent: {
    de: 'Das konnte nicht gesendet werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    en: 'This could not be sent. Please check the connection and try again.',
  },
  sending: { de: 'Wird gesendet …', en: 'Sending …' },
  show_password: { de: 'Passwort zeigen', en: 'Show password' },
  password_hint: { de: 'Mindestens {limit} Zeichen. Ein kurzer Satz ist gut.', en: 'At least {limit} characters. A short sentence is good.' },
  password_count: { de: '{n} von {limit} Zeichen', en: '{n} of {limit} characters' },
  password_enough: { de: 'Lang genug', en: 'Long enough' },
});
