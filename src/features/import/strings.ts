import { defineStrings } from '#i18n/strings.ts';

/** What an import writes into the programme. */
export const eventText = defineStrings({
  noRoom: { de: 'Ort wird noch bekannt gegeben', en: 'Venue to be announced' },
  intermission: { de: 'Pause', en: 'Interval' },
  noType: { de: 'Veranstaltung', en: 'Event' },
  online: { de: 'Findet online statt', en: 'Takes place online' },
  alsoOnline: { de: 'Auch online', en: 'Also online' },
  newDate: { de: 'Neuer Termin', en: 'New date' },
  movedFrom: { de: 'Verlegt, ursprünglich {date}', en: 'Moved from {date}' },
  season: { de: 'Spielzeit {years}', en: 'Season {years}' },
});

/** Fields that stay as staff have written them. */
export const fieldText = defineStrings({
  production_id: { de: 'Produktion', en: 'production' },
  title: { de: 'Titel', en: 'title' },
  subtitle: { de: 'Untertitel', en: 'subtitle' },
  description: { de: 'Beschreibung', en: 'description' },
  times: { de: 'Beginn und Ende', en: 'start and end' },
  room_id: { de: 'Raum', en: 'room' },
  type_id: { de: 'Art', en: 'type' },
  season_id: { de: 'Spielzeit', en: 'season' },
  status: { de: 'Status', en: 'status' },
  status_note: { de: 'Hinweis zum Status', en: 'note about the status' },
  ticket_url: { de: 'Ticketadresse', en: 'ticket address' },
  image_credit: { de: 'Bildnachweis', en: 'picture credit' },
  accessibility_ids: { de: 'Barrierefreiheit', en: 'accessibility' },
  duration: { de: 'Dauer', en: 'duration' },
  languages: { de: 'Sprache', en: 'language' },
  surtitles: { de: 'Übertitel', en: 'surtitles' },
  age_from: { de: 'Alter', en: 'age' },
  tag_ids: { de: 'Schlagwörter', en: 'tags' },
  series_ids: { de: 'Reihen', en: 'series' },
  genre_ids: { de: 'Genres', en: 'genres' },
  promoters: { de: 'Veranstalter', en: 'promoters' },
  prices: { de: 'Preise', en: 'prices' },
  credits: { de: 'Besetzung', en: 'cast' },
  works: { de: 'Programm', en: 'programme' },
  attendance: { de: 'Teilnahme', en: 'attendance' },
});

/** A field that stays as staff have written it, beside what the file says. */
export const retainedText = defineStrings({
  difference: { de: '{field}: hier {ours}, in der Datei {theirs}', en: '{field}: here {ours}, in the file {theirs}' },
  quoted: { de: '„{text}“', en: '‘{text}’' },
  nothing: { de: 'leer', en: 'empty' },
});

/** What a file of each format is looked through for. */
export const soughtText = defineStrings({
  jsonld: {
    de: 'Veranstaltungen von schema.org („@type“: „…Event“ mit „startDate“), auch in @graph, itemListElement, mainEntity und subEvent',
    en: 'events of schema.org (‘@type’: ‘…Event’ with ‘startDate’), also in @graph, itemListElement, mainEntity and subEvent',
  },
  ics: { de: 'Terminen (BEGIN:VEVENT)', en: 'events (BEGIN:VEVENT)' },
  csv: { de: 'Zeilen unter der Kopfzeile', en: 'rows below the header' },
  xlsx: { de: 'Zeilen unter der Kopfzeile', en: 'rows below the header' },
  ods: { de: 'Zeilen unter der Kopfzeile', en: 'rows below the header' },
});

/** Why a line was not taken. Keys are the codes of `Problem`. */
export const problemText = defineStrings({
  missing: { de: 'fehlt', en: 'is missing' },
  too_long: { de: 'ist zu lang', en: 'is too long' },
  too_many: { de: 'hat zu viele Einträge', en: 'has too many entries' },
  bad_value: { de: 'hat nicht die erwartete Form', en: 'is not of the expected form' },
  bad_date: { de: 'kein Datum, das es gibt', en: 'not a date that exists' },
  bad_time: { de: 'keine Uhrzeit, die es gibt', en: 'not a time that exists' },
  absurd_date: { de: 'Datum außerhalb von 1842 bis 2199', en: 'date outside 1842 to 2199' },
  end_before_start: { de: 'das Ende liegt vor dem Beginn', en: 'the end is before the start' },
  not_public: { de: 'ist nicht öffentlich und wurde weggelassen', en: 'is not public and was left out' },
  end_left_out: { de: 'das Ende liegt vor dem Beginn und wurde weggelassen', en: 'the end is before the start and was left out' },
  nothing_found: { de: 'keine Veranstaltung gefunden; gesucht wurde nach {detail}', en: 'no event found; looked for {detail}' },
  no_header: { de: 'in der Kopfzeile fehlen die Spalten {detail}', en: 'the header has no column {detail}' },
  guessed_encoding: { de: 'nicht in UTF-8; gelesen als {detail}', en: 'not in UTF-8; read as {detail}' },
  guessed_date: { de: 'als Datum gelesen: {detail}', en: 'read as the date {detail}' },
  unclear_date: {
    de: 'Tag und Monat lassen sich nicht unterscheiden; bitte als JJJJ-MM-TT schreiben',
    en: 'day and month cannot be told apart; please write it as YYYY-MM-DD',
  },
  guessed_order: {
    de: 'Tag und Monat lassen sich nicht unterscheiden; überall gelesen als Tag zuerst, wie {detail}',
    en: 'day and month cannot be told apart; read everywhere as the day first, as in {detail}',
  },
  carried_date: { de: 'ohne Datum; das der Zeile darüber gilt: {detail}', en: 'without a date; that of the row above holds: {detail}' },
  made_identifier: {
    de: 'ohne Kennung; sie ist aus Datum, Raum und Titel gemacht: Wer einen davon ändert, legt eine neue Veranstaltung an',
    en: 'without an identifier; it is made of date, room and title: whoever changes one of them makes a new event',
  },
  caption_skipped: { de: 'steht über der Kopfzeile und wurde übergangen: {detail}', en: 'stands above the header and was passed over: {detail}' },
  sheet_read: { de: 'gelesen wird das Blatt {detail}', en: 'read from the sheet {detail}' },
  guessed_zone: { de: 'Zeitzone gelesen als {detail}', en: 'time zone read as {detail}' },
  older_version: {
    de: 'eine neuere Fassung steht in derselben Datei; diese wurde übergangen',
    en: 'a newer version is in the same file; this one was passed over',
  },
  rule_to_season: {
    de: 'wiederholt sich ohne Ende; gelesen bis zum Ende der Spielzeit, {detail}',
    en: 'repeats without end; read until the end of the season, {detail}',
  },
  tentative: { de: 'ist im Kalender nur vorgemerkt (TENTATIVE)', en: 'is only tentative in the calendar (TENTATIVE)' },
  bad_schedule: { de: 'der Terminplan lässt sich nicht in einzelne Termine auflösen', en: 'the schedule cannot be resolved into single dates' },
  further_places: { de: 'weitere Orte, nicht gelesen: {detail}', en: 'further places, not read: {detail}' },
  other_language: { de: 'gehört als weitere Sprache zu Zeile {detail}', en: 'belongs to line {detail} as another language' },
  kept: {
    de: 'hier bleibt, was seit dem letzten Import von Hand geändert wurde: {detail}',
    en: 'what was changed by hand since the last import stays: {detail}',
  },
  moved_production: {
    de: 'hat einen anderen Titel oder eine andere Produktion als bisher; angenommen ist, dass der Termin jetzt zu „{detail}“ gehört',
    en: 'has another title or production than before; it is assumed that the date now belongs to ‘{detail}’',
  },
  deleted: {
    de: 'von Mitarbeitenden gelöscht, deshalb ausgelassen: {detail}; wieder da ist der Termin, wenn ihn jemand aus dem Papierkorb holt',
    en: 'deleted by staff and therefore left out: {detail}; it is there again when somebody brings it back from the bin',
  },
  gone_named: { de: 'steht nicht mehr in der Quelle und bleibt: {detail}', en: 'is no longer in the source and stays: {detail}' },
  gone_cancelled: { de: 'steht nicht mehr in der Quelle und ist jetzt abgesagt: {detail}', en: 'is no longer in the source and now cancelled: {detail}' },
  gone_offline: { de: 'steht nicht mehr in der Quelle und ist jetzt nicht mehr online: {detail}', en: 'is no longer in the source and now offline: {detail}' },
  own_room: {
    de: 'diesen Raum gibt es hier nicht; der Termin bleibt, wo er ist: {detail}',
    en: 'there is no such room here; the date stays where it is: {detail}',
  },
  own_type: {
    de: 'diese Veranstaltungsart gibt es hier nicht; der Termin behält seine: {detail}',
    en: 'there is no such kind of event here; the date keeps its own: {detail}',
  },
  own_names: {
    de: 'gibt es hier nicht; das Feld bleibt, wie es ist: {detail}',
    en: 'there is none of that name here; the field stays as it is: {detail}',
  },
  own_prices: {
    de: 'die Preise dieses Termins kommen von der Kasse und bleiben: {detail}',
    en: 'the prices of this date are those of the box office and stay: {detail}',
  },
  no_fixed_price: { de: 'kein fester Preis in Euro und weggelassen: {detail}', en: 'no fixed price in euros and left out: {detail}' },
  online_place: {
    de: 'ist eine Adresse im Netz; gelesen als online, die Adresse weggelassen',
    en: 'is a web address; read as online, the address is left out',
  },
  unknown_reference: {
    de: 'verweist auf etwas, das nicht in der Datei steht, und wurde weggelassen: {detail}',
    en: 'refers to what is not in the file and was left out: {detail}',
  },
  meeting_organizer: {
    de: 'der ORGANIZER ist wer den Termin eingetragen hat, nicht der Veranstalter; weggelassen: {detail}',
    en: 'the ORGANIZER is whoever made the entry and not who puts it on; left out: {detail}',
  },
  back_named: {
    de: 'steht wieder in der Quelle und bleibt abgesagt oder offline, wie ein Import es gemacht hat: {detail}',
    en: 'is in the source again and stays cancelled or offline, as an import has made it: {detail}',
  },
  back_restored: { de: 'steht wieder in der Quelle und findet wieder statt: {detail}', en: 'is in the source again and takes place again: {detail}' },
  guessed_address: { de: 'gelesen als {detail}', en: 'read as {detail}' },
  event_stays: { de: '{problem}; weggelassen, die Veranstaltung bleibt', en: '{problem}; left out, the event stays' },
  bad_url: { de: 'nur https- und http-Adressen oder Pfade sind erlaubt', en: 'only https and http addresses or paths are allowed' },
  unknown_status: { de: 'unbekannter Status', en: 'unknown status' },
  duplicate: { de: 'diese Kennung stand schon in {detail}', en: 'this identifier was already in {detail}' },
  refused: { de: 'von der Datenbank abgelehnt: {detail}', en: 'refused by the database: {detail}' },
  bad_json: { de: 'kein gültiges JSON', en: 'not valid JSON' },
  cut_off: { de: 'die Datei bricht hier ab', en: 'the file breaks off here' },
  too_big: { de: 'größer als 2 MB', en: 'larger than 2 MB' },
  too_deep: { de: 'zu tief verschachtelt', en: 'nested too deeply' },
  not_an_event: { de: 'keine Veranstaltung', en: 'not an event' },
  bad_ical: { de: 'kein gültiges iCalendar', en: 'not valid iCalendar' },
  unknown_zone: { de: 'unbekannte Zeitzone {detail}', en: 'unknown time zone {detail}' },
  bad_rule: { de: 'die Wiederholung lässt sich nicht berechnen', en: 'the repetition cannot be worked out' },
  rule_cut: {
    de: 'wiederholt sich darüber hinaus; die ersten {detail} Termine wurden gelesen',
    en: 'repeats beyond that; the first {detail} dates were read',
  },
  bad_csv: { de: 'Anführungszeichen oder Spalten passen nicht', en: 'quotes or columns do not fit' },
  columns: { de: 'mehr Spalten als die Kopfzeile', en: 'more columns than the header' },
  picture_bad_url: { de: 'das Bild hat keine Adresse, die geholt werden kann: {detail}', en: 'the picture has not an address that can be fetched: {detail}' },
  picture_private_address: {
    de: 'das Bild liegt in einem privaten Netz und wird nicht geholt: {detail}',
    en: 'the picture is within a private network and is not fetched: {detail}',
  },
  picture_too_many_redirects: {
    de: 'die Adresse des Bildes leitet zu oft weiter: {detail}',
    en: 'the address of the picture leads elsewhere too often: {detail}',
  },
  picture_not_there: { de: 'das Bild ist nicht da: {detail}', en: 'the picture is not there: {detail}' },
  picture_no_picture: {
    de: 'was dort liegt, ist kein Bild, das die Mediathek nimmt: {detail}',
    en: 'what is there is not a picture that the media library takes: {detail}',
  },
  picture_too_large: { de: 'das Bild ist größer als erlaubt: {detail}', en: 'the picture is larger than allowed: {detail}' },
  picture_too_slow: { de: 'das Bild kam nicht innerhalb von 20 Sekunden: {detail}', en: 'the picture did not come within 20 seconds: {detail}' },
  unknown_columns: { de: 'unbekannte Spalten, nicht gelesen: {detail}', en: 'unknown columns, not read: {detail}' },
});

/** What the command says. */
export const commandText = defineStrings({
  usage: { de: 'Siehe npm run import -- --help', en: 'See npm run import -- --help' },
  badOption: { de: 'Diese Option ist so nicht möglich: {detail}', en: 'This option is not possible: {detail}' },
  noFile: { de: 'Welche Datei?', en: 'Which file?' },
  notFound: { de: '{file}: lässt sich nicht lesen', en: '{file}: cannot be read' },
  noCalendar: { de: '{file}: kein iCalendar', en: '{file}: not an iCalendar file' },
  isEmpty: { de: '{file}: die Datei ist leer', en: '{file}: the file is empty' },
  isHtml: {
    de: '{file}: eine HTML-Seite; bitte speichern Sie das JSON-LD, das in ihr steht, als eigene Datei',
    en: '{file}: an HTML page; please save the JSON-LD in it as a file of its own',
  },
  noHeader: {
    de: '{file}: in der Kopfzeile fehlen die Spalten {detail} (docs/import.md nennt die Spalten und wie sie heißen dürfen)',
    en: '{file}: the header has no column {detail} (docs/import.md has the columns and what they may be called)',
  },
  badSheet: {
    de: '{file}: keine Tabelle, die sich lesen lässt (.xlsx oder .ods); bitte in der Tabellenkalkulation öffnen und neu speichern',
    en: '{file}: not a spreadsheet that can be read (.xlsx or .ods); please open it in your spreadsheet program and save it again',
  },
  oldSheet: {
    de: '{file}: durch ein Kennwort geschützt oder im alten Format .xls; bitte ohne Kennwort als .xlsx oder .ods speichern',
    en: '{file}: locked by a password or in the old format .xls; please save it as .xlsx or .ods without a password',
  },
  noSheet: { de: '{file}: dieses Blatt gibt es nicht; es gibt {detail}', en: '{file}: there is no such sheet; there are {detail}' },
  sheetTooLarge: {
    de: '{file}: entpackt größer als 64 MB; bitte speichern Sie das Blatt mit dem Programm als eigene Datei',
    en: '{file}: larger than 64 MB when unpacked; please save the sheet with the programme as a file of its own',
  },
  tooManyCells: {
    de: '{file}: mehr als 2 Millionen Zellen, oder mehr als 20.000 verbundene; bitte kopieren Sie nur die Zeilen und Spalten des Programms in eine neue Tabelle',
    en: '{file}: more than 2 million cells, or more than 20,000 merged ones; please copy only the rows and columns of the programme into a new spreadsheet',
  },
  badMapping: { de: 'Zuordnung nicht lesbar: {file}', en: 'The mapping cannot be read: {file}' },
  noEvent: {
    de: 'Keine der Dateien hat einen Termin mit der Kennung {name}; ohne --event werden alle gezeigt.',
    en: 'None of the files has an event with the identifier {name}; without --event all are shown.',
  },
  noDate: { de: 'Keine der Dateien nennt ein Datum, von dem aus verschoben werden könnte.', en: 'None of the files has a date to shift from.' },
  busy: { de: 'Ein anderer Import läuft noch.', en: 'Another import is still running.' },
  database: { de: 'Datenbank: {name}', en: 'Database: {name}' },
  failed: { de: 'Abgebrochen: {detail}', en: 'Stopped: {detail}' },
  interrupted: { de: 'durch Strg-C', en: 'by Ctrl-C' },
  kept: {
    de: 'Was bis dahin geschrieben war, bleibt; ein neuer Lauf setzt es fort.',
    en: 'What was written by then stays; another run continues from there.',
  },
  shifted: {
    de: 'Verschoben um {weeks} Wochen: {from} wird {to}.',
    en: 'Shifted by {weeks} weeks: {from} becomes {to}.',
  },
  progress: { de: '{records} gelesen, {rate}/s', en: '{records} read, {rate}/s' },
  dryRun: { de: 'Probelauf: nichts wurde geschrieben.', en: 'Dry run: nothing was written.' },
  events: { de: 'Veranstaltungen', en: 'Events' },
  read: { de: '{n} gelesen', en: '{n} read' },
  created: { de: '{n} neu', en: '{n} created' },
  changed: { de: '{n} geändert', en: '{n} changed' },
  unchanged: { de: '{n} unverändert', en: '{n} unchanged' },
  wrong: { de: '{n} fehlerhaft', en: '{n} wrong' },
  gone: { de: '{n} nicht mehr in der Quelle', en: '{n} no longer in the source' },
  returned: { de: '{n} wieder in der Quelle', en: '{n} in the source again' },
  newSource: {
    de: 'Die Quelle „{name}“ ist neu. Bisher gibt es: {list}.',
    en: 'The source ‘{name}’ is new. So far there are: {list}.',
  },
  noSources: { de: 'keine', en: 'none' },
  sourceKnown: {
    de: 'Quelle „{name}“: {n} Termin aus früheren Dateien, davon hier {again}. Ist es eine andere, nennen Sie sie mit --source NAME.|Quelle „{name}“: {n} Termine aus früheren Dateien, davon hier {again}. Ist es eine andere, nennen Sie sie mit --source NAME.',
    en: 'Source ‘{name}’: {n} date of earlier files, of these here {again}. If it is another one, name it with --source NAME.|Source ‘{name}’: {n} dates of earlier files, of these here {again}. If it is another one, name it with --source NAME.',
  },
  sourceGuessed: {
    de: 'Dateien dieses Namens gibt es aus mehreren Quellen, und keiner ihrer Tage ist von einer davon bekannt. Sie gilt als die nächste von „{name}“. Gehört sie zu „{other}“, nennen Sie das mit --source NAME.',
    en: 'There are files of this name from several sources, and none of its days is known of any. It counts as the next one of ‘{name}’. If it belongs to ‘{other}’, name that with --source NAME.',
  },
  sourceOwn: {
    de: 'Eine Quelle für sich, „{name}“: Aus Dateien namens „{other}“ ist {n} Termin derselben Tage bekannt, er steht nicht darin. Gehört sie doch dazu: --source "{other}".|Eine Quelle für sich, „{name}“: Aus Dateien namens „{other}“ sind {n} Termine derselben Tage bekannt, keiner steht darin. Gehört sie doch dazu: --source "{other}".',
    en: 'A source of its own, ‘{name}’: of files called ‘{other}’ {n} date of the same days is known, and it is not in there. If it belongs to them: --source "{other}".|A source of its own, ‘{name}’: of files called ‘{other}’ {n} dates of the same days are known, and none of them is in there. If it belongs to them: --source "{other}".',
  },
  leftOut: { de: '{n} nicht öffentlich', en: '{n} not public' },
  deleted: { de: '{n} von Mitarbeitenden gelöscht', en: '{n} deleted by staff' },
  alsoCreated: { de: 'Neu dazu', en: 'Also created' },
  productions: { de: '{n} Produktion|{n} Produktionen', en: '{n} production|{n} productions' },
  productionsChanged: { de: '{n} Produktion geändert|{n} Produktionen geändert', en: '{n} production changed|{n} productions changed' },
  persons: { de: '{n} Person|{n} Personen', en: '{n} person|{n} persons' },
  ensembles: { de: '{n} Ensemble|{n} Ensembles', en: '{n} ensemble|{n} ensembles' },
  works: { de: '{n} Werk|{n} Werke', en: '{n} work|{n} works' },
  partners: { de: '{n} Veranstalter|{n} Veranstalter', en: '{n} promoter|{n} promoters' },
  roles: { de: '{n} Rolle|{n} Rollen', en: '{n} role|{n} roles' },
  rooms: { de: '{n} Raum|{n} Räume', en: '{n} room|{n} rooms' },
  venues: { de: '{n} Spielort|{n} Spielorte', en: '{n} venue|{n} venues' },
  types: { de: '{n} Veranstaltungsart|{n} Veranstaltungsarten', en: '{n} type|{n} types' },
  tags: { de: '{n} Schlagwort|{n} Schlagwörter', en: '{n} tag|{n} tags' },
  series: { de: '{n} Reihe|{n} Reihen', en: '{n} series|{n} series' },
  genres: { de: '{n} Genre|{n} Genres', en: '{n} genre|{n} genres' },
  seasons: { de: '{n} Spielzeit|{n} Spielzeiten', en: '{n} season|{n} seasons' },
  pictures: { de: '{n} Bild|{n} Bilder', en: '{n} picture|{n} pictures' },
  took: { de: '{seconds} s, {rate} Veranstaltungen je Sekunde', en: '{seconds} s, {rate} events per second' },
});
