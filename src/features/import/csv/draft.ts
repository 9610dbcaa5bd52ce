import { addDays, isDay } from '#i18n/berlin-time.ts';
import { foldName } from '#i18n/fold-name.ts';
import type { Language } from '#i18n/language.ts';
import { isSeason, kindOfPerformer } from '../names/names.ts';
import { pricesIn } from '../record/prices.ts';
import type { Column, Header } from './columns.ts';
import { type DayOrder, dayIn, momentIn, timeIn, timesIn } from './dates.ts';

/** An empty cell says nothing. */
export function cellsOf(cells: string[], { columns }: Header): Row {
  const row: Row = new Map();
  columns.forEach((column, index) => {
    const cell = cells[index]?.trim();
    if (column !== null && cell) row.set(column, cell);
  });
  return row;
}

/** 'True', 'Wahr', 'Ja', 'Ein', '1', 'x' */
export const isYes = (text: string | undefined): boolean => text !== undefined && /^(true|wahr|ja|yes|ein|on|1|x)$/i.test(text);

export function draftOf(row: Row, language: Language, order: DayOrder) {
  const start = startOf(row, order);
  return {
    identifier: row.get('identifier'),
    language,
    title: perLanguage(row, 'title'),
    subtitle: perLanguage(row, 'subtitle'),
    description: perLanguage(row, 'description'),
    date_start: start,
    date_end: start && endOf(row, start, order),
    place: placeOf(row),
    kind: row.get('kind'),
    status: statusOf(row.get('status')),
    moved_from: mapped(row.get('movedFrom'), (text) => momentIn(text, order)),
    production: productionOf(row, language),
    performers: listIn(row.get('performers')).map(performerIn),
    works: listIn(row.get('works')).map(workIn),
    tags: listIn(row.get('tags'), true).filter((tag) => !isSeason(tag)),
    series: listIn(row.get('series')),
    genres: listIn(row.get('genres'), true),
    accessibility: listIn(row.get('accessibility'), true),
    duration: row.get('duration'),
    languages: listIn(row.get('languages'), true),
    surtitles: listIn(row.get('surtitles'), true),
    age: row.get('age'),
    attendance: attendanceOf(row.get('attendance')),
    organizers: listIn(row.get('organizer')).map((name) => ({ name })),
    prices: mappedOr(row.get('prices'), pricesIn),
    image: row.get('image'),
    image_credit: row.get('imageCredit'),
    url: row.get('url'),
    page: pageOf(row),
  };
}

export function fieldsOf({ called }: Header): { [field: string]: string } {
  const name = (...columns: Column[]) => columns.map((column) => called.get(column)).find((text) => text !== undefined);
  const fields = {
    identifier: name('identifier'),
    title: name('title_de', 'title_en'),
    subtitle: name('subtitle_de', 'subtitle_en'),
    description: name('description_de', 'description_en'),
    date_start: name('date', 'time'),
    'date_start.time': name('time'),
    date_end: name('end', 'endDate'),
    place: name('place', 'address', 'postalAddress'),
    organizers: name('organizer'),
    moved_from: name('movedFrom'),
    production: name('production', 'productionId'),
    image_credit: name('imageCredit'),
    page: name('address'),
    ...Object.fromEntries(
      (
        [
          'kind',
          'status',
          'performers',
          'works',
          'tags',
          'series',
          'genres',
          'accessibility',
          'duration',
          'languages',
          'surtitles',
          'age',
          'attendance',
          'image',
          'prices',
          'url',
        ] as const
      ).map((column) => [column, name(column)]),
    ),
  };
  return Object.fromEntries(Object.entries(fields).flatMap(([field, text]) => (text ? [[field, text]] : [])));
}

export type Row = Map<Column, string>;
/** What a function makes of a cell; what it cannot read is handed on and left out. */
const mappedOr = <Value>(text: string | undefined, change: (text: string) => Value | null) => (text === undefined ? undefined : (change(text) ?? text));
const mapped = (text: string | undefined, change: (text: string) => string) => (text === undefined ? undefined : change(text));

function perLanguage(row: Row, text: 'title' | 'subtitle' | 'description'): { de?: string; en?: string } | undefined {
  const [de, en] = [row.get(`${text}_de`), row.get(`${text}_en`)];
  return de === undefined && en === undefined ? undefined : { de, en };
}

/** From two cells or one; what is neither is handed on and refused as a date. */
function startOf(row: Row, order: DayOrder): string | undefined {
  const [date, time] = [row.get('date'), row.get('time')];
  if (date === undefined) return mapped(time, (text) => momentIn(text, order));
  const moment = momentIn(date, order);
  if (isYes(row.get('allDay'))) return isDay(moment.slice(0, 10)) ? moment.slice(0, 10) : moment;
  if (time === undefined || !isDay(moment)) return moment;
  return `${moment}T${timesIn(time)?.from ?? time}`;
}

/** A time, a day or both; a time before the start's is that of the next day. */
function endOf(row: Row, start: string, order: DayOrder): string | undefined {
  const end = row.get('end') ?? timesIn(row.get('time') ?? '')?.to;
  const endDate = row.get('endDate');
  const time = end === undefined ? null : timeIn(end);
  const day = endDate === undefined ? null : dayIn(momentIn(endDate, order), order);
  if (isYes(row.get('allDay'))) return day ?? undefined;
  if (endDate !== undefined) return day === null ? endDate : end === undefined ? day : `${day}T${time ?? end}`;
  if (time === null) return mapped(end, (text) => momentIn(text, order));
  const from = start.slice(0, 10);
  if (!isDay(from) || start.length === 10) return undefined; // an end without a start
  return `${time < start.slice(11, 16) ? addDays(from, 1) : from}T${time}`;
}

const isAddressOfPage = (text: string): boolean => /^https?:/i.test(text);
const pageOf = (row: Row): string | undefined => [row.get('address')].find((text) => text !== undefined && isAddressOfPage(text));

function placeOf(row: Row): { name: string; address?: string } | undefined {
  const name = row.get('place');
  const written = row.get('address');
  const address = row.get('postalAddress') ?? (written && isAddressOfPage(written) ? undefined : written); // of its page
  return name === undefined && address === undefined ? undefined : { name: name ?? address ?? '', address };
}

function productionOf(row: Row, language: string): unknown {
  const [title, identifier] = [row.get('production'), row.get('productionId')];
  return title === undefined && identifier === undefined ? undefined : { identifier, title: title && { [language]: title } };
}

const statuses = new Map<string, string>();
const words = {
  scheduled: ['scheduled', 'planned', 'confirmed', 'geplant', 'findet statt', 'bestätigt', 'ok'],
  cancelled: ['cancelled', 'canceled', 'abgesagt', 'entfällt', 'storniert'],
  postponed: ['postponed', 'verschoben', 'aufgeschoben'],
  rescheduled: ['rescheduled', 'moved', 'verlegt', 'neuer Termin'],
  online: ['online', 'moved online'],
};
for (const [status, spellings] of Object.entries(words)) for (const word of spellings) statuses.set(foldName(word), status);

const attendances = new Map<string, 'online' | 'mixed' | undefined>();
const attendanceModes = {
  online: ['online', 'nur online', 'online only', 'digital', 'stream', 'livestream'],
  mixed: ['auch online', 'also online', 'hybrid', 'mixed', 'vor Ort und online', 'in person and online'],
  inPlace: ['vor Ort', 'präsenz', 'in person', 'on site', 'offline'],
};
for (const [mode, spellings] of Object.entries(attendanceModes))
  for (const word of spellings) attendances.set(foldName(word), mode === 'online' || mode === 'mixed' ? mode : undefined);

const attendanceOf = (text: string | undefined): string | undefined =>
  text === undefined || attendances.has(foldName(text)) ? attendances.get(foldName(text ?? '')) : text;

const statusOf = (text: string | undefined): string | undefined => (text === undefined ? undefined : (statuses.get(foldName(text)) ?? text));

/** 'a | b', or one a line; short words may stand between commas as well. */
function listIn(text: string | undefined, commas = false): string[] {
  if (text === undefined) return [];
  return text
    .split(commas ? /[|\n,;]/ : /[|\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** 'Violine: Ada Lind' → role and name */
function performerIn(text: string) {
  const [, role, name = text] = /^([^:]+):\s*(.+)$/s.exec(text) ?? [];
  return { name, kind: kindOfPerformer(name, role), role: role?.trim() };
}

/** 'Clara Schumann: Klavierkonzert a-Moll' → composer and title */
function workIn(text: string) {
  const [, composer, title = text] = /^([^:]+):\s*(.+)$/s.exec(text) ?? [];
  return { title, composer: composer?.trim() };
}
