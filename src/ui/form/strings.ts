import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  not_sent: {
    de: 'Das konnte nicht gesendet werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    en: 'This could not be sent. Please check the connection and try again.',
  },
  sending: { de: 'Wird gesendet …', en: 'Sending …' },
});
