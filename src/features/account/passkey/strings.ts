import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  called_off: {
    de: 'Es wurde kein Passkey bestätigt. Sie können es noch einmal versuchen oder einen anderen Weg nehmen.',
    en: 'No passkey was confirmed. You can try again, or take another way.',
  },
});
