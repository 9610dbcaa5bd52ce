import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  optional: { de: 'freiwillig', en: 'optional' },
  error: { de: 'Fehler:', en: 'Error:' },
  count: { de: '{n} von {limit} Zeichen', en: '{n} of {limit} characters' },
  choose: { de: 'Bitte wählen', en: 'Please choose' },
  show_password: { de: 'Passwort zeigen', en: 'Show password' },
  password_hint: { de: 'Mindestens {limit} Zeichen. Ein kurzer Satz ist gut.', en: 'At least {limit} characters. A short sentence is good.' },
  password_enough: { de: 'Lang genug', en: 'Long enough' },
});
