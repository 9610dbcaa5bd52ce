import type { CellBudget } from './cell-budget.ts';

/** One sheet as rows of texts; `number` as the program shows it, from 1. */
export type Sheet = { name: string; isHidden: boolean; rows: { number: number; cells: string[] }[] };
/** `isFrom1904`: days are counted from 1904 on, as programs on old Macs did. */
export type Workbook = { sheets: Sheet[]; isFrom1904: boolean };

type Merge = { from: number; to: number; column: number };

/** Fills what a cell that reaches over several rows says into each of them, in its first column: a date of a whole day. */
export function fillDown(sheet: Sheet, merged: readonly Merge[], budget: CellBudget): void {
  const rows = sheet.rows.toSorted((one, other) => one.number - other.number);
  const first = new Map(rows.map(({ number }, index) => [number, index]));
  for (const { from, to, column } of merged) {
    const start = first.get(from);
    const text = start === undefined ? undefined : rows[start]?.cells[column];
    if (start === undefined || !text) continue;
    for (const row of below(rows, start, to)) {
      budget.cell(text);
      row.cells[column] ||= text;
    }
  }
}

function* below(rows: Sheet['rows'], start: number, to: number): Generator<Sheet['rows'][number]> {
  for (let index = start + 1; index < rows.length; index += 1) {
    const row = rows[index];
    if (row === undefined || row.number > to) return;
    yield row;
  }
}

/** Without holes. */
export const filled = (cells: readonly (string | undefined)[]): string[] => Array.from(cells, (text) => text ?? '');
