import { isDay } from '#i18n/berlin-time.ts';
import { type Reading, readingOf } from '../import-record.ts';
import { limits } from '../limits.ts';
import { leftOut } from '../record/lenient.ts';
import { madeIdentifier } from '../record/made-identifier.ts';
import type { Problem } from '../record/problem.ts';
import { type Source, Unreadable } from '../source/source.server.ts';
import { type Column, type Header, headerOf, type MissingColumns, neededColumns } from './columns.ts';
import { type DayOrder, dayOfSerial, momentIn, orderIn, spanIn, timesIn } from './dates.ts';
import { cellsOf, draftOf, fieldsOf, isYes, type Row } from './draft.ts';
import { rowsOf, type Row as TableRow } from './rows.server.ts';
import type { TableReading } from './table-reading.ts';

/** Named columns in German or English (docs/import.md), any usual separator and encoding; throws `Unreadable` without a needed column. */
export const readCsv = (source: Source, onBytes?: (count: number) => void, options: TableOptions = {}): AsyncGenerator<Reading> =>
  readTable(source.name, (isLast) => rowsOf(source, options.reading, isLast ? onBytes : undefined), options);

/** `line` of the row that is its header, or may be. */
export type TableFound = { line: number; headings: { heading: string; column: Column | null }[]; hasUnclearDates: boolean };
/** `reading`: what was chosen for tables of this source; `tell` is told what was found, also before nothing can be read of it. */
export type TableOptions = { reading?: Omit<TableReading, 'delimiter' | 'encoding'> & Partial<TableReading>; tell?: (found: TableFound) => void };

type Rows = AsyncIterable<TableRow> | Iterable<TableRow>;

/** Reads rows, which are asked for twice: to find the header and the order of the dates, and (`isLast`) to be read. */
export async function* readTable(
  name: string,
  rows: (isLast: boolean) => Rows,
  options: TableOptions & { isFrom1904?: boolean } = {},
): AsyncGenerator<Reading> {
  const { reading, tell, isFrom1904 = false } = options;
  const found = await lookThrough(rows(false), reading);
  if (found.cells.length > 0) tell?.({ line: found.line, headings: headingsOf(found), hasUnclearDates: 'unclearLine' in found && found.unclearLine !== null });
  if ('missing' in found) throw new Unreadable(name, 'noHeader', found.missing.join(', '));
  const table = new Table(found, isFrom1904, reading?.carries_dates ?? true);
  for await (const row of rows(true)) {
    if (!('cells' in row)) yield row;
    else if (row.line < found.line) yield* aboutCaption(row);
    else if (row.line === found.line) yield* table.aboutHeader();
    else if (row.cells.slice(found.header.columns.length).some((cell) => cell.trim() !== '')) yield { line: row.line, problem: { code: 'columns' } };
    else if (row.cells.some((cell) => cell.trim() !== '')) yield table.reading(row.line, row.cells);
  }
}

/** What stands above the header is said, unless the row is empty. */
function* aboutCaption({ line, cells }: { line: number; cells: readonly string[] }): Iterable<Reading> {
  const words = cells.flatMap((cell) => (cell.trim() ? [cell.slice(0, 100)] : []));
  if (words.length > 0) yield { line, note: { code: 'caption_skipped', detail: words.join(' ').slice(0, 100) } };
}

type Head = { line: number; cells: readonly string[] };
/** `unclearLine`: of the first date whose day and month cannot be told apart by the column. */
type Found = Head & { header: Header; order: DayOrder; unclearLine: { line: number; text: string } | null };
type NotFound = Head & MissingColumns;

const headingsOf = (found: Found | NotFound): TableFound['headings'] =>
  found.cells.flatMap((cell, index) =>
    cell.trim() ? [{ heading: cell.trim().slice(0, 200), column: ('header' in found ? found.header : found).columns[index] ?? null }] : [],
  );

/** Finds the header, below captions, and in which order the column of dates has day and month. */
async function lookThrough(rows: Rows, reading: TableOptions['reading']): Promise<Found | NotFound> {
  let missing = neededColumns;
  let found: Found | null = null;
  let likely: Head & Pick<MissingColumns, 'columns'> = { line: 1, cells: [], columns: [] };
  let looked = 0;
  const orders = new Set<DayOrder>();
  for await (const row of rows) {
    if (!('cells' in row)) continue;
    if (found) {
      const cells = cellsOf(row.cells, found.header);
      for (const column of ['date', 'endDate', 'time', 'end', 'movedFrom'] as const) {
        const text = cells.get(column) ?? '';
        const order = orderIn(text);
        if (order) orders.add(order);
        if (order === 'unclear') found.unclearLine ??= { line: row.line, text };
      }
      continue;
    }
    looked += 1;
    const header = headerOf(row.cells, reading?.columns);
    if (!('missing' in header)) found = { line: row.line, cells: row.cells, header, order: 'day', unclearLine: null };
    else if (looked === 1 || header.missing.length < missing.length) missing = header.missing;
    if (countOf(row.cells) > countOf(likely.cells)) likely = { line: row.line, cells: row.cells, columns: header.columns };
    if (looked > limits.captionRows) break;
  }
  if (!found) return { ...likely, missing };
  if (reading?.date_order) return { ...found, order: reading.date_order, unclearLine: null };
  const isClear = orders.has('day') !== orders.has('month');
  if (isClear) return { ...found, order: orders.has('month') ? 'month' : 'day', unclearLine: null };
  const isGerman = found.header.language === 'de' && !orders.has('month');
  return { ...found, order: isGerman || !orders.has('unclear') ? 'day' : 'unclear' };
}

const countOf = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

class Table {
  private readonly found: Found;
  private readonly fields: { [field: string]: string };
  private date: string | undefined;
  private isMadeReported = false;
  private readonly isFrom1904: boolean;
  private readonly carriesDates: boolean;

  constructor(found: Found, isFrom1904: boolean, carriesDates: boolean) {
    this.found = found;
    this.isFrom1904 = isFrom1904;
    this.carriesDates = carriesDates;
    this.fields = fieldsOf(found.header);
  }

  *aboutHeader(): Generator<Reading> {
    const { line, header, order, unclearLine } = this.found;
    if (unclearLine && order === 'day')
      yield { line: unclearLine.line, note: { code: 'guessed_order', field: this.fields.date_start ?? '', detail: unclearLine.text } };
    if (header.unknown.length > 0) yield { line, note: { code: 'unknown_columns', detail: header.unknown.join(', ') } };
  }

  reading(line: number, cells: string[]): Reading {
    const { header, order } = this.found;
    const row = cellsOf(cells, header);
    if (isYes(row.get('isPrivate'))) return { line, leftOut: { code: 'not_public', field: header.called.get('isPrivate') ?? '' } };
    const notes: Problem[] = [];
    const dateField = this.fields.date_start ?? '';
    this.carryDate(row, notes);
    const date = row.get('date');
    const serial = date === undefined ? null : dayOfSerial(date, this.isFrom1904);
    if (serial) {
      row.set('date', serial);
      notes.push({ code: 'guessed_date', field: dateField, detail: serial });
    }
    const first = row.get('date') ?? row.get('time');
    if (order === 'unclear' && first !== undefined && orderIn(first) === 'unclear') return { line, problem: { code: 'unclear_date', field: dateField } };
    const span = date === undefined || isDay(momentIn(date, order).slice(0, 10)) ? null : spanIn(date, order);
    if (span) row.set('date', span.from);
    if (span && !row.has('endDate')) row.set('endDate', span.to);
    notes.push(...withoutTime(row, this.fields['date_start.time'] ?? dateField));
    const draft = draftOf(row, header.language, order);
    const title = draft.title?.de ?? draft.title?.en;
    if (!header.called.has('identifier') && title !== undefined && draft.date_start !== undefined) {
      draft.identifier = madeIdentifier(draft.date_start, draft.place?.name, title);
      if (!this.isMadeReported) notes.push({ code: 'made_identifier' });
      this.isMadeReported = true;
    }
    const reading = readingOf(line, draft, this.fields);
    return 'record' in reading && notes.length > 0 ? { ...reading, notes: [...notes, ...(reading.notes ?? [])] } : reading;
  }

  /** A date that stands in the first row of a day only holds for the rows below that have a time. */
  private carryDate(row: Row, notes: Problem[]): void {
    const date = row.get('date');
    if (date !== undefined) this.date = date;
    else if (this.carriesDates && this.date !== undefined && row.has('time') && row.size > 2 && !isDay(momentIn(row.get('time') ?? '').slice(0, 10))) {
      row.set('date', this.date);
      notes.push({ code: 'carried_date', field: this.fields.date_start ?? '', detail: this.date });
    }
  }
}

/** What a cell beside a date says that is no time: 'ganztägig' and a dash that there is none, everything else is left out and said. */
function withoutTime(row: Row, field: string): Problem[] {
  const time = row.get('time');
  if (time === undefined || !row.has('date') || timesIn(time) !== null) return [];
  const [, ofMoment] = /^.{10}T(\d{2}:\d{2})/.exec(momentIn(time)) ?? [];
  if (ofMoment) row.set('time', ofMoment);
  else row.delete('time');
  return ofMoment || /^(?:ganztägig|ganztags|all day|[-–—]+)$/i.test(time) ? [] : [leftOut('bad_time', field)];
}
