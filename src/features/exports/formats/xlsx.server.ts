import { columnsFor, type DateField } from './fields.ts';
import type { Programme } from './programme-file.ts';

/** A workbook of one sheet: texts are texts, whatever they begin with; days are days, numbers are numbers. */
export async function writeXlsx(programme: Programme): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const columns = columnsFor(programme);
  const heading = columns.map(({ heading: value }) => ({ value, type: String, fontWeight: 'bold' as const }));
  const rows = programme.dates.map((date) => columns.map((column) => cellOf(column.key, column.cellOf(date))));
  return await writeExcelFile([heading, ...rows], {
    columns: columns.map(({ key }) => ({ width: widths[key] ?? 22 })),
    stickyRowsCount: 1,
    sheet: programme.reader === 'de' ? 'Programm' : 'Programme',
  }).toBuffer();
}

const widths: Partial<Record<DateField, number>> = { id: 9, day: 12, begins: 8, ends: 8, last_day: 12, weekday: 12, title: 36, subtitle: 36, description: 48 };

function cellOf(key: DateField, value: string | number) {
  if (typeof value === 'number') return { value, type: Number };
  if ((key === 'day' || key === 'last_day') && value !== '') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  return value === '' ? null : { value: limit(value), type: String };
}

/** A cell holds 32,767 signs, and none that XML does not allow. */
const limit = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '').slice(0, 32_767);
