import { addRow, cellAt, type GridCell } from '../actions/grid.ts';
import { isBlankBlock } from '../state/blank.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { textSelector } from '../state/text-selectors.ts';

type Caret = { readonly atStart: boolean; readonly atEnd: boolean };

/** Tab leads from the last cell into a new row, arrows above or below; null where it is none of these, else the text to go to. */
export function cellKey(
  editor: PageEditor,
  id: string,
  element: HTMLElement,
  { atStart, atEnd }: Caret,
  event: KeyboardEvent,
): HTMLElement | 'done' | 'ignored' | null {
  const cell = cellAt(editor, id, element.dataset.rich ?? element.dataset.text);
  if (!cell) return null;
  const { key, altKey, shiftKey } = event;
  if (key === 'Tab' && !altKey) return tab(editor, cell, element, shiftKey ? -1 : 1);
  if (altKey || shiftKey) return null;
  if (key === 'ArrowUp' && atStart) return beside(cell, element, -1);
  if (key === 'ArrowDown' && atEnd) return beside(cell, element, 1);
  // Of a row, neither makes another thing of what is in it.
  return key === '/' || key === 'Backspace' ? 'ignored' : null;
}

/** From an empty last row Tab leads on through the page, so that nobody is caught. */
function tab(editor: PageEditor, cell: GridCell, element: HTMLElement, by: -1 | 1) {
  const cells = [...(element.closest('table')?.querySelectorAll<HTMLElement>(`tr :is(${textSelector})`) ?? [])];
  const next = cells[cells.indexOf(element) + by];
  if (next) return next;
  if (by < 0 || isBlankBlock(editor.registry, cell.row)) return 'ignored';
  element.blur();
  addRow(editor, { ...cell, column: 0 }, 'after');
  return 'done';
}

/** At an edge the keys are those of every text. */
function beside({ holder, row, grid, column }: GridCell, element: HTMLElement, by: -1 | 1): HTMLElement | null {
  const rows = holder.children ?? [];
  const next = rows[rows.indexOf(row) + by];
  return next ? (element.closest('table')?.querySelector(`[data-block="${CSS.escape(next.id)}"] [data-field="${grid.all[column]}"]`) ?? null) : null;
}
