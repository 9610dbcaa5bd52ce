import { limits } from '../limits.ts';
import { type DateFormat, dateFormatOf, momentOfSerial } from '../record/serial-dates.ts';
import type { CellBudget } from './cell-budget.ts';
import { readXml } from './read-xml.server.ts';
import { fillDown, filled, type Sheet, type Workbook } from './sheet.ts';

export const isPartOfXlsx = (name: string): boolean => /^\/?xl\/(workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(\.rels)?$/i.test(name);

/** ISO/IEC 29500; of formulas their stored values are read. */
export function readXlsx(parts: ReadonlyMap<string, Buffer>, budget: CellBudget): Workbook {
  const part = (name: string) => parts.get(name) ?? parts.get(`/${name}`);
  const strings = stringsOf(part('xl/sharedStrings.xml'));
  const formats = formatsOf(part('xl/styles.xml'));
  const targets = new Map<string, string>();
  readXml(part('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets: { name: string; isHidden: boolean; target: string }[] = [];
  let isFrom1904 = false;
  readXml(part('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/i.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1] ?? '';
      sheets.push({ name: attributes.name ?? '', isHidden: /hidden/i.test(attributes.state ?? ''), target: targets.get(id) ?? '' });
    },
  });
  return { isFrom1904, sheets: sheets.map(({ target, ...sheet }) => sheetOf({ ...sheet, rows: [] }, part(target), { strings, formats, isFrom1904, budget })) };
}

/** What is only there to be spoken is left out. */
function stringsOf(bytes: Buffer | undefined): string[] {
  const strings: string[] = [];
  let text: string | null = null;
  let isText = false;
  let isSpoken = false;
  readXml(bytes, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't') isText = !isSpoken;
    },
    text: (more) => {
      if (isText && text !== null) text += more;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSpoken = false;
      else if (name === 'si') strings.push(text ?? '');
    },
  });
  return strings;
}

/** By the number of a style, how a number in it is shown. */
function formatsOf(bytes: Buffer | undefined): (DateFormat | null)[] {
  const codes = new Map<string, string>();
  const formats: (DateFormat | null)[] = [];
  let isOfCells = false;
  readXml(bytes, {
    open: (name, { numFmtId = '', formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(numFmtId, formatCode);
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) formats.push(dateFormatOf(Number(numFmtId), codes.get(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

type Book = { strings: readonly string[]; formats: readonly (DateFormat | null)[]; isFrom1904: boolean; budget: CellBudget };

function sheetOf(sheet: Sheet, bytes: Buffer | undefined, book: Book): Sheet {
  const merged: { from: number; to: number; column: number }[] = [];
  let row: { number: number; cells: (string | undefined)[] } = { number: 0, cells: [] };
  let cell: { column: number; type: string; style: number; text: string } | null = null;
  let isValue = false;
  let isSpoken = false;
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'row') row = { number: Number(attributes.r) || row.number + 1, cells: [] };
      else if (name === 'c')
        cell = { column: columnOf(attributes.r) ?? row.cells.length, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' };
      else if (name === 'rPh') isSpoken = true;
      else if (name === 'v' || name === 't') isValue = !isSpoken;
      else if (name === 'mergeCell') {
        const [from = '', to = ''] = (attributes.ref ?? '').split(':');
        const column = columnOf(from);
        if (column === null || column >= limits.columns) return;
        book.budget.merge();
        merged.push({ from: Number(from.replace(/\D/g, '')), to: Number(to.replace(/\D/g, '')), column });
      }
    },
    text: (more) => {
      if (isValue && cell) cell.text += more;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isSpoken = false;
      else if (name === 'c' && cell) {
        if (cell.column < limits.columns) row.cells[cell.column] = textOf(cell, book);
        cell = null;
      } else if (name === 'row' && row.cells.some(Boolean)) {
        const cells = filled(row.cells);
        book.budget.row(cells);
        sheet.rows.push({ number: row.number, cells });
      }
    },
  });
  fillDown(sheet, merged, book.budget);
  return sheet;
}

function textOf({ type, style, text }: { type: string; style: number; text: string }, { strings, formats, isFrom1904 }: Book): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'e') return ''; // #N/A and the like say nothing
  if (type === 'd') return text.replace(/T00:00(:00(\.0+)?)?Z?$/, '');
  if (type !== 'n' || text.trim() === '') return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  const format = formats[style];
  return format && number >= 0 && number < 3_000_000 ? momentOfSerial(number, format, isFrom1904) : String(Number(number.toPrecision(15)));
}

/** 'B7' → 1; null where it is no cell. */
function columnOf(cell: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(cell ?? '')?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}
