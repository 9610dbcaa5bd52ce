import type { Language } from '#i18n/language.ts';
import { csvLine } from '#resources/transfer/csv-line.ts';
import type { ExportedCell, ExportedTable } from './export-table.ts';
import { t } from './strings.ts';

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\ufeff';

/** A line for each entry; what a spreadsheet would take for a formula begins with a quotation mark. */
export function writeEntriesCsv({ headings, rows }: ExportedTable): Buffer {
  const lines = [headings, ...rows.map((row) => row.map(({ text }) => text))];
  return Buffer.from(`${byteOrderMark}${lines.map(csvLine).join('\r\n')}\r\n`);
}

/** A workbook of one sheet: texts are texts, whatever they begin with; days are days, numbers are numbers. */
export async function writeEntriesXlsx({ headings, rows }: ExportedTable, language: Language): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const head = headings.map((value) => ({ value: limit(value), type: String, fontWeight: 'bold' as const }));
  return await writeExcelFile([head, ...rows.map((row) => row.map(cellOf))], {
    columns: headings.map(() => ({ width: 22 })),
    stickyRowsCount: 1,
    sheet: t(language, 'sheet'),
  }).toBuffer();
}

function cellOf(cell: ExportedCell) {
  if ('number' in cell) return { value: cell.number, type: Number };
  if ('at' in cell) {
    const isDay = cell.at.length === 10;
    return { value: new Date(`${cell.at}${isDay ? 'T00:00' : ''}:00Z`), type: Date, format: isDay ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm' };
  }
  return cell.text === '' ? null : { value: limit(cell.text), type: String };
}

/** A cell holds 32,767 signs, and none that XML does not allow. */
const limit = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '').slice(0, 32_767);
