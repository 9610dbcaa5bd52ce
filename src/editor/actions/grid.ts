import { type Block, type Command, findBlock, gridOf, type Json, type RichText } from '#content/index.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { insertBlock } from './insert.ts';
import { positionBeside } from './positions.ts';

export type GridCell = { readonly holder: Block; readonly row: Block; readonly column: number; readonly grid: NonNullable<ReturnType<typeof gridOf>> };

export function cellAt(editor: PageEditor, id: string, field: string | undefined): GridCell | null {
  const found = findBlock(editor.session.state.document, id);
  const holder = found?.ancestors.at(-1);
  const grid = holder && gridOf(editor.registry, holder);
  return found && holder && grid ? { holder, row: found.block, column: Math.max(0, grid.shown.indexOf(field ?? '')), grid } : null;
}

/** Where one types or has typed last, else the first; null of a block that is no row. */
export const cellOfRow = (editor: PageEditor, { id }: Block): GridCell | null =>
  cellAt(editor, id, editor.lastTyped?.id === id ? editor.lastTyped.field : undefined);

export type ColumnChange = 'column_before' | 'column_after' | 'column_left' | 'column_right' | 'column_remove';

export function mayChangeColumns({ column, grid: { shown, all } }: GridCell, change: ColumnChange): boolean {
  if (change === 'column_left') return column > 0;
  if (change === 'column_right') return column < shown.length - 1;
  return change === 'column_remove' ? shown.length > 1 : shown.length < all.length;
}

/** In all rows and languages, as one step; the caret stays in its row. */
export function changeColumns(editor: PageEditor, cell: GridCell, change: ColumnChange): void {
  if (!mayChangeColumns(cell, change)) return;
  const { column, grid, row } = cell;
  const order: (number | null)[] = grid.shown.map((_, index) => index);
  if (change === 'column_remove') order.splice(column, 1);
  else if (change === 'column_before' || change === 'column_after') order.splice(column + (change === 'column_after' ? 1 : 0), 0, null);
  else order.splice(column + (change === 'column_left' ? -1 : 1), 0, ...order.splice(column, 1));
  const rows = (cell.holder.children ?? []).map((one) => withCells(one, grid.all, (index) => valueAt(one, grid.all[order[index] ?? -1])));
  if (!replace(editor, cell, rows, order.length, change)) return;
  const goal =
    change === 'column_remove'
      ? Math.min(column, order.length - 1)
      : change.endsWith('before') || change.endsWith('after')
        ? order.indexOf(null)
        : order.indexOf(column);
  editor.focus(row.id, { inText: true, field: grid.all[goal] });
}

export function addRow(editor: PageEditor, { row, column, grid }: GridCell, side: 'before' | 'after'): void {
  const place = positionBeside(editor.session.state.document, row.id, side);
  const id = place && insertBlock(editor, row.type, place);
  if (id) editor.focus(id, { inText: true, field: grid.all[column] });
}

/** Adds rows and columns as far as they fit; false where they do not. */
export function fillCells(editor: PageEditor, cell: GridCell, pasted: readonly (readonly RichText[])[], newRow: () => Block | null): boolean {
  const { holder, row, column, grid } = cell;
  const rows = [...(holder.children ?? [])];
  const top = rows.findIndex(({ id }) => id === row.id);
  const width = Math.max(grid.shown.length, column + (pasted[0]?.length ?? 0));
  if (width > grid.all.length) return false;
  const field = editor.registry.get(row.type)?.fields[grid.all[column] ?? ''];
  for (const [line, texts] of pasted.entries()) {
    const target = rows[top + line] ?? newRow();
    if (!target || texts.some((text) => field?.validate(text) !== null)) return false;
    rows[top + line] = withCells(target, grid.all, (index) => {
      const before = valueAt(target, grid.all[index]);
      const text = texts[index - column];
      return text === undefined ? before : { ...(isRecord(before) && before), [editor.language]: text as unknown as Json }; // rich text is JSON
    });
  }
  return replace(editor, cell, rows, width, 'cells_pasted');
}

/** The columns have more cells than commands go at once. */
function replace(editor: PageEditor, { holder, grid }: GridCell, children: readonly Block[], count: number, words: ColumnChange | 'cells_pasted'): boolean {
  const place = findBlock(editor.session.state.document, holder.id)?.position;
  if (!place) return false;
  const block = { ...holder, fields: { ...holder.fields, [grid.count]: count }, children };
  const commands: Command[] = [
    { kind: 'removeBlock', id: holder.id },
    { kind: 'insertBlock', place, block },
  ];
  return editor.perform({ kind: 'composite', commands }, words, { kind: editor.kind(holder) }) === null;
}

const isRecord = (value: Json | undefined): value is { readonly [name: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = ({ fields }: Block, name: string | undefined): Json | undefined =>
  name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;

function withCells(row: Block, all: readonly string[], cellIn: (index: number) => Json | undefined): Block {
  const others = Object.entries(row.fields).filter(([name]) => !all.includes(name));
  const cells = all.flatMap((name, index): [string, Json][] => {
    const value = cellIn(index);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...row, fields: Object.fromEntries([...others, ...cells]) };
}
