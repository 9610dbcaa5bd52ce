import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  description: { de: 'Das Programm, auch was noch nicht online ist.', en: 'The programme, including what is not online yet.' },
  picture: { de: 'Bild', en: 'Picture' },
  offline: { de: 'Nicht online', en: 'Not online' },
  back: { de: 'Alle Veranstaltungen', en: 'All events' },
  to_production: { de: 'Was für alle Termine gilt: die Produktion', en: 'What holds for all dates: the production' },
  to_page: { de: 'Seite für Besucher', en: 'Page for visitors' },
  picture_hint: {
    de: 'Ohne eigenes Bild zeigt die Veranstaltung das Bild ihrer Produktion.',
    en: 'Without a picture of its own, the event shows that of its production.',
  },
  picture_of_production: { de: 'Besucher sehen jetzt das Bild der Produktion:', en: 'Visitors now see the picture of its production:' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert. Die Website zeigt es so.', en: 'Saved. The website shows it so.' },
  wrong: { de: 'Noch ist nicht alles richtig. Gespeichert ist nichts.', en: 'Not everything is right yet. Nothing has been saved.' },
  stale: {
    de: 'Jemand hat diese Veranstaltung inzwischen geändert. Was Sie eingegeben haben, steht noch da: Speichern Sie noch einmal, dann ändert sich nur, was Sie geändert haben.',
    en: 'Somebody has changed this event in the meantime. What you have entered is still here: save once more, and only what you changed will change.',
  },
});
