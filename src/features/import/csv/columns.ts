import { foldName } from '#i18n/fold-name.ts';
import { type Language, languages } from '#i18n/language.ts';

/** docs/import.md; texts for readers may come once per language. */
const names = {
  identifier: ['Kennung', 'Nummer', 'Number', 'Veranstaltungsnummer', 'ID', 'UID', 'Identifier', 'Event ID'],
  date: ['Datum', 'Tag', 'Date', 'Day', 'Startdatum', 'Start date', 'Beginnt am'],
  time: ['Uhrzeit', 'Zeit', 'Beginn', 'Begins', 'Time', 'Start time', 'Startzeit', 'Start', 'Begin', 'Beginnt um'],
  end: ['Ende', 'End', 'Ends', 'Endzeit', 'End time', 'Endet um'],
  endDate: ['Enddatum', 'End date', 'Endet am', 'Letzter Tag', 'Last day'],
  place: ['Saal', 'Raum', 'Ort', 'Spielort', 'Room', 'Hall', 'Venue', 'Place', 'Location'],
  address: ['Adresse', 'Address'],
  postalAddress: ['Anschrift', 'Postal address', 'Straße und Ort'],
  attendance: ['Teilnahme', 'Attendance', 'Attendance mode'],
  organizer: ['Veranstalter', 'Veranstalterin', 'Veranstalter*in', 'Organizer', 'Organiser', 'Promoter', 'Presented by'],
  kind: ['Art', 'Typ', 'Veranstaltungsart', 'Kategorie', 'Type', 'Kind', 'Category', 'Kategorien', 'Categories'],
  status: ['Status', 'Stand', 'State'],
  allDay: ['Ganztägiges Ereignis', 'Ganztägig', 'All day event', 'All day'],
  isPrivate: ['Privat', 'Private'],
  movedFrom: ['Verlegt von', 'Moved from', 'Previous date'],
  production: ['Produktion', 'Production'],
  productionId: ['Produktionskennung', 'Produktionsnummer', 'Production ID'],
  performers: ['Mitwirkende', 'Besetzung', 'Performers', 'Cast', 'Artists'],
  works: ['Werke', 'Programm', 'Works', 'Programme', 'Program'],
  tags: ['Schlagwörter', 'Schlagworte', 'Stichwörter', 'Tags', 'Keywords'],
  series: ['Reihe', 'Reihen', 'Series', 'Abonnements', 'Subscriptions'],
  genres: ['Genre', 'Genres'],
  accessibility: ['Barrierefreiheit', 'Barrierefrei', 'Accessibility', 'Access'],
  duration: ['Dauer', 'Spieldauer', 'Duration', 'Running time'],
  languages: ['Sprache', 'Sprachen', 'Language', 'Languages'],
  surtitles: ['Übertitel', 'Surtitles'],
  age: ['Alter', 'Altersempfehlung', 'Age', 'Age from'],
  image: ['Bild', 'Bildadresse', 'Picture', 'Image', 'Picture URL', 'Image URL'],
  imageCredit: ['Bildnachweis', 'Fotonachweis', 'Foto', 'Picture credit', 'Photo credit', 'Image credit'],
  prices: ['Preise', 'Prices', 'Eintrittspreise', 'Ticket prices'],
  url: ['Tickets', 'Karten', 'Ticketlink', 'Ticket URL', 'Ticket link', 'Booking'],
} as const;

const texts = [
  ['title', 'de', 'Titel'],
  ['title', 'en', 'Title'],
  ['title', 'en', 'Name'],
  ['title', 'de', 'Betreff'],
  ['title', 'en', 'Subject'],
  ['subtitle', 'de', 'Untertitel'],
  ['subtitle', 'en', 'Subtitle'],
  ['description', 'de', 'Beschreibung'],
  ['description', 'en', 'Description'],
] as const;

export type Column = keyof typeof names | `${(typeof texts)[number][0]}_${Language}`;
/** In the order in which one chooses among them. */
export const columnNames: readonly Column[] = [
  ...(['title', 'subtitle', 'description'] as const).flatMap((text) => languages.map((language): Column => `${text}_${language}`)),
  ...(Object.keys(names) as (keyof typeof names)[]), // of an object that has no others
];
/** What each heading is to be read as, by its folded form; empty: not at all. */
export type ChosenColumns = { readonly [heading: string]: Column | '' };

const columns = new Map<string, Column>();
for (const [column, spellings] of Object.entries(names))
  for (const name of spellings) {
    columns.set(foldName(name), column as Column); // a key of `names`
    for (const language of languages) columns.set(foldName(`${name} ${language}`), column as Column); // of a table in both languages the first
  }
for (const [text, language, name] of texts) {
  columns.set(foldName(name), `${text}_${language}`);
  for (const language of languages) columns.set(foldName(`${name} ${language}`), `${text}_${language}`);
}

export type Header = {
  /** Per cell of a row its column; null: not ours. */
  columns: (Column | null)[];
  called: Map<Column, string>;
  unknown: string[];
  /** Of names that exist in one language only: that of the title. */
  language: Language;
};

/** Without these there is no event. */
export const neededColumns: readonly string[] = ['Titel / Title', 'Datum / Date'];

export type MissingColumns = { missing: readonly string[]; columns: readonly (Column | null)[] };

/** Reads the header row, what was chosen for its headings first; `missing` names the columns, in German, without which there is no event, and says as what the others are read. */
export function headerOf(cells: string[], chosen: ChosenColumns = {}): Header | MissingColumns {
  const header: Header = { columns: [], called: new Map(), unknown: [], language: 'de' };
  const choiceOf = (cell: string) => (Object.hasOwn(chosen, foldName(cell)) ? chosen[foldName(cell)] : undefined);
  const taken = new Set(cells.map(choiceOf));
  for (const cell of cells) {
    const choice = choiceOf(cell);
    const known = columns.get(foldName(cell)) ?? columns.get(foldName(cell.replace(/\([^)]*\)/g, ''))) ?? null;
    const column = choice === undefined ? (known !== null && taken.has(known) ? null : known) : choice || null;
    const isNew = column !== null && !header.called.has(column);
    header.columns.push(isNew ? column : null);
    if (isNew) header.called.set(column, cell.trim());
    else if (cell.trim() !== '' && choice !== '') header.unknown.push(cell.trim());
  }
  const has = (column: Column) => header.called.has(column);
  if (!has('title_de') && has('title_en')) header.language = 'en';
  const present = [has('title_de') || has('title_en'), has('date') || has('time')];
  const missing = neededColumns.filter((_, index) => !present[index]);
  return missing.length > 0 ? { missing, columns: header.columns } : header;
}
