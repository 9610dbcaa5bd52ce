import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Statistik der Spielzeit', en: 'Statistics of the season' },
  description: {
    de: 'Bestätigte Termine von {from} bis {to}, auch was noch nicht online ist. Verschobenes zählt mit seinem neuen Termin.',
    en: 'Confirmed dates from {from} to {to}, also what is not online yet. What is postponed counts with its new date.',
  },
  about: { de: 'Termine und Produktionen einer Spielzeit, nach Art, Raum und Monat.', en: 'Dates and productions of a season, by kind, room and month.' },
  back: { de: 'Zu den Spielzeiten', en: 'To the seasons' },
  none: { de: 'Es gibt noch keine Spielzeit.', en: 'There is no season yet.' },
  add: { de: 'Spielzeit anlegen', en: 'Add a season' },
  season: { de: 'Spielzeit', en: 'Season' },
  save: { de: 'Als CSV speichern', en: 'Save as CSV' },
  file: { de: 'statistik', en: 'statistics' },
  part: { de: 'Teil', en: 'Part' },
  name: { de: 'Name', en: 'Name' },
  kinds: { de: 'Nach Veranstaltungsart', en: 'By kind of event' },
  rooms: { de: 'Nach Raum', en: 'By room' },
  months: { de: 'Nach Monat', en: 'By month' },
  total: { de: 'Gesamt', en: 'Total' },
  scheduled: { de: 'Termine', en: 'Dates' },
  online: { de: 'Davon online', en: 'Of these online' },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  postponed: { de: 'Verschoben', en: 'Postponed' },
  productions: { de: 'Produktionen', en: 'Productions' },
  premieres: { de: 'Premieren', en: 'First nights' },
  revivals: { de: 'Wiederaufnahmen', en: 'Revivals' },
});
