import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  reset: { de: 'Neues Passwort', en: 'New password' },
  reset_description: { de: 'Ein neues Passwort für Ihr Konto.', en: 'A new password for your account.' },
  reset_lead: {
    de: 'Sagen Sie uns Ihre Adresse; wir schicken Ihnen einen Link, mit dem Sie ein neues setzen.',
    en: 'Tell us your address; we send you a link with which you set a new one.',
  },
  reset_send: { de: 'Link schicken', en: 'Send the link' },
  reset_sent: {
    de: 'Wenn es zu dieser Adresse ein Konto gibt, ist jetzt eine Mail mit dem Link unterwegs.',
    en: 'If there is an account with this address, a mail with the link is on its way now.',
  },
  set_lead: { de: 'Danach sind Sie auf allen Geräten abgemeldet.', en: 'After that you are signed out on all devices.' },
  new_link: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },
});
