import { limits } from '../limits.ts';
import type { CellBudget } from './cell-budget.ts';
import { readXml } from './read-xml.server.ts';
import { fillDown, filled, type Sheet, type Workbook } from './sheet.ts';

export const isPartOfOds = (name: string): boolean => name === 'content.xml' || name === 'META-INF/manifest.xml';

/** ISO/IEC 26300. */
export function readOds(parts: ReadonlyMap<string, Buffer>, budget: CellBudget): Workbook {
  const sheets: Sheet[] = [];
  const merged: { from: number; to: number; column: number }[] = [];
  let number = 1;
  let row = { repeated: 1, cells: [] as (string | undefined)[], column: 0 };
  let cell: { value: string | null; repeated: number; isText: boolean; text: string } | null = null;
  let paragraphs = 0;
  let dropped = 0;

  const endCell = () => {
    if (!cell) return;
    const text = cell.value ?? cell.text;
    // What is repeated without end is empty, or fills a sheet for its look.
    const end = Math.min(row.column + cell.repeated, limits.columns);
    if (text !== '') for (let column = row.column; column < end; column += 1) row.cells[column] = text;
    row.column += cell.repeated;
    cell = null;
  };
  const endRow = () => {
    const cells = filled(row.cells);
    const sheet = sheets.at(-1);
    if (sheet && cells.some(Boolean))
      for (let copy = 0; copy < Math.min(row.repeated, limits.list); copy += 1) {
        budget.row(cells);
        sheet.rows.push({ number: number + copy, cells: [...cells] });
      }
    number += row.repeated;
  };
  readXml(parts.get('content.xml'), {
    open: (name, attributes) => {
      if (dropped > 0 || name === 'annotation' || name === 'tracked-changes' || name === 'frame') dropped += 1;
      if (dropped > 0) return;
      if (name === 'table') {
        sheets.push({ name: attributes['table:name'] ?? '', isHidden: false, rows: [] });
        merged.length = 0;
        number = 1;
      } else if (name === 'table-row') row = { repeated: count(attributes['table:number-rows-repeated']), cells: [], column: 0 };
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = { value: storedValue(attributes), repeated: count(attributes['table:number-columns-repeated']), isText: false, text: '' };
        paragraphs = 0;
        const rows = count(attributes['table:number-rows-spanned']);
        if (rows > 1 && row.column < limits.columns) {
          budget.merge();
          merged.push({ from: number, to: number + rows - 1, column: row.column });
        }
      } else if (cell && (name === 'p' || name === 'h')) {
        if (paragraphs > 0) cell.text += '\n';
        paragraphs += 1;
        cell.isText = true;
      } else if (cell && name === 's')
        cell.text += ' '; // several are one to a reader
      else if (cell && name === 'tab') cell.text += ' ';
      else if (cell && name === 'line-break') cell.text += '\n';
    },
    text: (more) => {
      if (dropped === 0 && cell?.isText) cell.text += more;
    },
    close: (name) => {
      if (dropped > 0) dropped -= 1;
      else if (name === 'table-cell' || name === 'covered-table-cell') endCell();
      else if (name === 'table-row') endRow();
      else if (cell && (name === 'p' || name === 'h')) cell.isText = false;
      else if (name === 'table') {
        const sheet = sheets.at(-1);
        if (sheet) fillDown(sheet, merged, budget);
      }
    },
  });
  return { sheets, isFrom1904: false };
}

/** Days, times and numbers as they are stored, whatever is shown of them; null for text. */
function storedValue(attributes: { readonly [name: string]: string }): string | null {
  switch (attributes['office:value-type']) {
    case 'date':
      return (attributes['office:date-value'] ?? '').replace(/T00:00:00(\.0+)?$/, '').replace(/(T\d\d:\d\d):\d\d(\.\d+)?$/, '$1');
    case 'time': {
      const [, hours = '', minutes = ''] = /^PT(\d+)H(\d+)M/.exec(attributes['office:time-value'] ?? '') ?? [];
      return hours ? `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}` : null;
    }
    case 'float':
      return attributes['office:value'] ?? null;
    case 'boolean':
      return attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE';
    default:
      return null;
  }
}

const count = (text: string | undefined): number => Math.max(1, Math.min(Number(text) || 1, 10_000_000));
