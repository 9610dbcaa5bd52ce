import { csvLine } from '#resources/transfer/csv-line.ts';
import { columnsFor } from './fields.ts';
import type { Programme } from './programme-file.ts';

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\ufeff';

/** A table with a line for each date; what a spreadsheet would take for a formula begins with a quotation mark. */
export function writeCsv(programme: Programme): string {
  const columns = columnsFor(programme);
  const lines = [columns.map(({ heading }) => heading), ...programme.dates.map((date) => columns.map((column) => String(column.cellOf(date))))];
  return `${byteOrderMark}${lines.map(csvLine).join('\r\n')}\r\n`;
}
