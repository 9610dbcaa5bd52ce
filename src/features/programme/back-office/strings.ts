import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  over: { de: 'vorbei, nicht mehr zu sehen', en: 'over, not to be seen any more' },
  offline: { de: 'offline, noch nicht zu sehen', en: 'offline, not to be seen yet' },
  page: { de: 'Was die Seite noch erzählt', en: 'What else its page tells' },
  to_production: { de: 'Was für alle Termine gilt: die Produktion', en: 'What holds for all dates: the production' },
  picture_of_production: { de: 'Besucher sehen jetzt das Bild der Produktion:', en: 'Visitors now see the picture of its production:' },
  wrong: { de: 'Noch ist nicht alles richtig. Gespeichert ist nichts.', en: 'Not everything is right yet. Nothing has been saved.' },
  stale: {
    de: 'Jemand hat inzwischen dasselbe geändert wie Sie. Was Sie eingegeben haben, steht noch da: Speichern Sie noch einmal, dann gilt Ihre Fassung; laden Sie die Seite neu, dann die andere.',
    en: 'Somebody has changed the same as you in the meantime. What you have entered is still here: save once more and your version holds; load the page again and theirs does.',
  },
  not_sent: {
    de: 'Das konnte nicht gespeichert werden. Was Sie eingegeben haben, steht noch da.',
    en: 'This could not be saved. What you have entered is still here.',
  },
});
