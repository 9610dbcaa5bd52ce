/** One sheet as rows of texts; `number` as the program shows it, from 1. */
export type Sheet = { name: string; isHidden: boolean; rows: { number: number; cells: string[] }[] };
/** `isFrom1904`: days are counted from 1904 on, as programs on old Macs did. */
export type Workbook = { sheets: Sheet[]; isFrom1904: boolean };

/** Fills what a cell that reaches over several rows says into each of them, in its first column: a date of a whole day. */
export function fillDown(sheet: Sheet, merged: readonly { from: number; to: number; column: number }[]): void {
  const rows = new Map(sheet.rows.map((row) => [row.number, row]));
  for (const { from, to, column } of merged) {
    const text = rows.get(from)?.cells[column];
    if (!text) continue;
    for (const row of sheet.rows) if (row.number > from && row.number <= to && row.cells.some(Boolean)) row.cells[column] ||= text;
  }
}

/** Without holes. */
export const filled = (cells: readonly (string | undefined)[]): string[] => Array.from(cells, (text) => text ?? '');
