import { type ChosenColumns, headerOf } from '../csv/columns.ts';
import type { Row } from '../csv/rows.server.ts';
import { limits } from '../limits.ts';
import { type Source, Unreadable } from '../source/source.server.ts';
import { CellBudget, TooManyCells } from './cell-budget.ts';
import { isPartOfOds, readOds } from './read-ods.server.ts';
import { isPartOfXlsx, readXlsx } from './read-xlsx.server.ts';
import type { Sheet, Workbook } from './sheet.ts';
import { unpack } from './unpack.server.ts';

export type SheetFormat = 'xlsx' | 'ods';
type Options = { columns?: ChosenColumns | undefined; onBytes?: (count: number) => void };
export type SheetRows = { rows: Row[]; isFrom1904: boolean };

/** Of the named sheet, else the first with a header of ours. Throws `Unreadable`: none, locked, too large or no such sheet. */
export async function sheetRows(source: Source, format: SheetFormat, wanted: string | null, { columns, onBytes }: Options = {}): Promise<SheetRows> {
  const parts = await unpack(source, format === 'ods' ? isPartOfOds : isPartOfXlsx, onBytes);
  if (parts.get('META-INF/manifest.xml')?.includes('encryption-data')) throw new Unreadable(source.name, 'oldSheet');
  const { sheets, isFrom1904 } = workbookOf(source, format, parts);
  if (sheets.length === 0) throw new Unreadable(source.name, 'badSheet');
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const isHeaded = (sheet: Sheet) => hasHeader(sheet, columns);
  const chosen = wanted === null ? (shown.find(isHeaded) ?? sheets.find(isHeaded) ?? shown[0] ?? sheets[0]) : sheets.find(({ name }) => name === wanted);
  const names = sheets.map(({ name }) => name);
  if (!chosen) throw new Unreadable(source.name, 'noSheet', names.join(', '));
  const rows: Row[] = chosen.rows.map(({ number, cells }) => ({ line: number, cells }));
  const others = names.filter((name) => name !== chosen.name);
  const note: Row[] = others.length > 0 ? [{ line: 1, note: { code: 'sheet_read', detail: `${chosen.name} (${others.join(', ')})` } }] : [];
  return { rows: [...note, ...rows], isFrom1904 };
}

function workbookOf(source: Source, format: SheetFormat, parts: ReadonlyMap<string, Buffer>): Workbook {
  try {
    return (format === 'ods' ? readOds : readXlsx)(parts, new CellBudget());
  } catch (error) {
    throw error instanceof TooManyCells ? new Unreadable(source.name, 'tooManyCells') : error;
  }
}

const hasHeader = ({ rows }: Sheet, columns: ChosenColumns | undefined): boolean =>
  rows.slice(0, limits.captionRows).some(({ cells }) => !('missing' in headerOf(cells, columns)));
