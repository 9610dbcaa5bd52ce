import { defineStrings } from '#i18n/strings.ts';

export const helpText = defineStrings({
  help: {
    de: `Liest Veranstaltungen in die Datenbank, aus schema.org-JSON-LD, iCalendar, CSV
oder einer Tabelle (.xlsx, .ods).

  npm run import -- DATEI [DATEI …] [Optionen]

  --dry-run           zeigt, was geschähe, und schreibt nichts
  --shift-to JAHR     verschiebt alle Termine um ganze Wochen, sodass der erste in dieses
                      Jahr fällt; Wochentage und Uhrzeiten bleiben
  --pictures          holt Bilder, deren Adresse die Datei nennt, für Veranstaltungen ohne
                      Bild in die Mediathek
  --map DATEI         JSON mit Namen des Hauses für Namen der Datei:
                      { "rooms": { "Main Hall": "Großer Saal" }, "types": {…},
                        "roles": {…}, "persons": {…} }
  --explain           sagt zu jedem Termin, woher jeder Wert kommt, und schreibt nichts;
                      --event KENNUNG zeigt nur diesen
  --missing=WAS       was aus kommenden Terminen wird, die die Quelle nicht mehr hat:
                      name (nur nennen), cancel (absagen), offline (nicht mehr online);
                      sonst gehen verlegte Serientermine offline, andere werden genannt
  --returning=WAS     was aus Terminen wird, die ein Import abgesagt oder offline genommen hat
                      und die Quelle wieder hat: name (nur nennen), restore (wieder ansetzen)
  --source NAME       die Quelle, deren gespeicherte Angaben gelten (Spalten, Reihenfolge im
                      Datum, Namen von Räumen und Arten …); gewählt werden sie im Backoffice
  --format FORMAT     jsonld, ics, csv, xlsx oder ods; sonst sagt es die Endung oder der Anfang
  --sheet NAME        welches Blatt einer Tabelle; sonst das erste mit Titel und Datum
  -h, --help          diese Hilfe

Beispiele
  npm run import -- programm.jsonld
  npm run import -- --dry-run spielplan.csv
  npm run import -- nyphil.jsonld --shift-to 2026 --map saele.json

Jede Veranstaltung wird an ihrer Kennung wiedererkannt: ein zweiter Lauf mit derselben Datei
ändert nichts. Was seither von Hand geändert wurde, bleibt. Fehlerhafte Zeilen werden mit Nummer
und Grund genannt, der Rest wird gelesen. Die Datenbank bestimmen DATA_DIR oder DATABASE_URL,
wie beim Server; der darf dabei laufen.

Rückgabewert: 0 alles gelesen · 1 Zeilen waren fehlerhaft · 2 Aufruf oder Datei nicht möglich
Mehr dazu: docs/import.md
`,
    en: `Reads events into the database, from schema.org JSON-LD, iCalendar, CSV
or a spreadsheet (.xlsx, .ods).

  npm run import -- FILE [FILE …] [options]

  --dry-run           shows what would happen and writes nothing
  --shift-to YEAR     moves all dates by whole weeks so that the first falls in that year;
                      weekdays and times stay
  --pictures          fetches pictures whose address the file names into the media library,
                      for events without one
  --map FILE          JSON with the house's names for names of the file:
                      { "rooms": { "Main Hall": "Großer Saal" }, "types": {…},
                        "roles": {…}, "persons": {…} }
  --explain           says of each event where each value came from, and writes nothing;
                      --event IDENTIFIER shows that one alone
  --missing=WHAT      what becomes of dates to come that the source has no more:
                      name, cancel, or offline; otherwise moved dates of a series go
                      offline and others are named
  --returning=WHAT    what becomes of dates that an import has cancelled or taken offline
                      and that the source has again: name or restore
  --source NAME       the source whose stored choices hold (columns, order in dates, names
                      of rooms and types …); they are made in the back office
  --format FORMAT     jsonld, ics, csv, xlsx or ods; otherwise the extension or the beginning says it
  --sheet NAME        which sheet of a spreadsheet; otherwise the first with title and date
  -h, --help          this help

Examples
  npm run import -- programme.jsonld
  npm run import -- --dry-run season.csv
  npm run import -- nyphil.jsonld --shift-to 2026 --map halls.json

Every event is known again by its identifier: a second run with the same file changes nothing.
What was changed by hand since stays. Wrong lines are named with number and reason, the rest is
read. DATA_DIR or DATABASE_URL say which database, as for the server, which may be running.

Exit status: 0 all read · 1 some lines were wrong · 2 the call or a file is not possible
More: docs/import.md
`,
  },
});
