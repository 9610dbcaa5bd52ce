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
});
