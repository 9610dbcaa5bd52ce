import { addRow, type ColumnChange, cellOfRow, changeColumns, type GridCell, mayChangeColumns } from '../actions/grid.ts';
import type { CommandTarget, EditorCommand } from './command.ts';
import { t } from './strings.ts';

function cellOf({ editor, ids }: CommandTarget): GridCell | null {
  const row = ids.length === 1 && ids[0] ? editor.block(ids[0]) : undefined;
  return row ? cellOfRow(editor, row) : null;
}

const addRowAt = (side: 'before' | 'after'): EditorCommand => ({
  name: `row_${side}`,
  label: ({ editor }) => t(editor.language, `row_${side}`),
  isOffered: (target) => cellOf(target) !== null,
  run: (target) => {
    const cell = cellOf(target);
    if (cell) addRow(target.editor, cell, side);
  },
});

const changeColumn = (change: ColumnChange, ...keys: string[]): EditorCommand => ({
  name: change,
  label: (target) => t(target.editor.language, change, { n: (cellOf(target)?.column ?? 0) + 1 }),
  ...(keys.length > 0 && { keys: { cell: keys }, help: 'column_help' }),
  isOffered: (target) => {
    const cell = cellOf(target);
    return cell !== null && mayChangeColumns(cell, change);
  },
  run: (target) => {
    const cell = cellOf(target);
    if (cell) changeColumns(target.editor, cell, change);
  },
});

export const tableCommands: readonly EditorCommand[] = [
  addRowAt('before'),
  addRowAt('after'),
  changeColumn('column_before'),
  changeColumn('column_after'),
  changeColumn('column_left', 'Alt+Shift+ArrowLeft'),
  changeColumn('column_right', 'Alt+Shift+ArrowRight'),
  changeColumn('column_remove'),
];
