import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  here_only: {
    de: 'Diese Merkliste kennt nur dieser Browser. Mit einem Konto folgt sie Ihnen auf alle Geräte.',
    en: 'Only this browser knows these favourites. With an account they follow you to every device.',
  },
  sign_in: { de: 'Anmelden', en: 'Sign in' },
  calendar: { de: 'Im Kalender', en: 'In your calendar' },
  file: { de: 'Als Kalenderdatei laden', en: 'Download as a calendar file' },
  calendar_lead: {
    de: 'Ihr Kalender kann der Merkliste folgen. Er fragt dazu eine geheime Adresse ab: Wer sie kennt, sieht, was Sie sich gemerkt haben.',
    en: 'Your calendar can follow your favourites. It asks a secret address: whoever knows it can see what you have marked.',
  },
  make: { de: 'Adresse anlegen', en: 'Create an address' },
  subscribe: { de: 'Merkliste abonnieren', en: 'Subscribe to favourites' },
  address: { de: 'Geheime Adresse', en: 'Secret address' },
  renew: { de: 'Neue Adresse', en: 'New address' },
  revoke: { de: 'Adresse löschen', en: 'Delete address' },
  made: { de: 'Die Adresse ist angelegt', en: 'The address has been created' },
  renewed: { de: 'Die alte Adresse führt nirgends mehr hin', en: 'The old address leads nowhere any more' },
  revoked: { de: 'Die Adresse ist gelöscht', en: 'The address has been deleted' },
  calendar_failed: { de: 'Das ist nicht gelungen. Bitte versuchen Sie es noch einmal.', en: 'That did not work. Please try again.' },
});
