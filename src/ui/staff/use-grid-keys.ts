import { type KeyboardEvent, useRef, useState } from 'react';

type CellPosition = { row: number; column: number };

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -1_000],
  End: [0, 1_000],
};

/** One stop of the Tab key; arrows, Home and End move. `cell` makes a control one of them, `focus` goes to one. */
export function useGridKeys({ rows, columns, first = { row: 0, column: 0 } }: { rows: number; columns: number; first?: CellPosition }) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState(first);
  const row = Math.min(at.row, rows - 1);
  const column = Math.min(at.column, columns - 1);
  const focus = (position: CellPosition) => {
    const control = table.current?.querySelector<HTMLElement>(`[data-place="${position.row} ${position.column}"]`);
    control?.focus();
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKeyDown = (pressed: KeyboardEvent) => {
    const step = steps[pressed.key];
    if (!step || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    const next = { row: Math.min(Math.max(row + step[0], 0), rows - 1), column: Math.min(Math.max(column + step[1], 0), columns - 1) };
    setAt(next);
    focus(next);
    pressed.preventDefault();
  };
  const cell = (position: CellPosition) => ({
    'data-place': `${position.row} ${position.column}`,
    tabIndex: position.row === row && position.column === column ? 0 : -1,
    onFocus: () => setAt(position),
    onKeyDown,
  });
  return { table, cell, focus };
}
