import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  subject: { de: 'Testmail von {venue}', en: 'Test mail from {venue}' },
  text: {
    de: 'Diese Mail kommt von der Website {address}. Wenn Sie sie lesen, gehen Mails der Website hinaus.',
    en: 'This mail comes from the website {address}. If you can read it, mails of the website are being sent.',
  },
  asked: { de: 'Angefordert am {at} in den Einstellungen.', en: 'Asked for on {at} in the settings.' },
});
