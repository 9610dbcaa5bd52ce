import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Merkliste', en: 'Favourites' },
  description: { de: 'Die Veranstaltungen, die Sie sich gemerkt haben.', en: 'The events that you have marked as favourites.' },
  count: { de: '{n} Veranstaltung vorgemerkt|{n} Veranstaltungen vorgemerkt', en: '{n} event to come|{n} events to come' },
  loading: { de: 'Ihre Merkliste wird geladen', en: 'Your favourites are loading' },
  failed: { de: 'Ihre Merkliste ließ sich nicht laden.', en: 'Your favourites could not be loaded.' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  empty: { de: 'Noch ist nichts gemerkt.', en: 'Nothing here yet.' },
  empty_hint: {
    de: 'Ein Druck auf das Herz neben einer Veranstaltung, und sie steht hier, auch ohne Konto.',
    en: 'Press the heart beside an event and it will be waiting for you here, even without an account.',
  },
  to_programme: { de: 'Zum Programm', en: 'To the programme' },
  past: { de: 'Vergangen ({n})', en: 'Past ({n})' },
  removed: { de: '„{title}“ entfernt', en: '‘{title}’ removed' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  no_script: {
    de: 'Ihr Browser führt kein JavaScript aus. Ohne Konto kann er sich dann keine Veranstaltungen merken; die Merkliste Ihres Kontos sehen Sie hier, sobald Sie angemeldet sind.',
    en: 'Your browser does not run JavaScript, so without an account it cannot remember events. The favourites of your account are shown here once you have signed in.',
  },
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
