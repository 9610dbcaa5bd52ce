import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './calendar.module.css';
import { draggedType } from './event-chip.tsx';

type Props = { children: ReactNode; isToday?: boolean; isQuiet?: boolean; onDrop: (event: number) => void };

/** A place in the calendar that events are dragged to. */
export function CalendarCell({ children, isToday = false, isQuiet = false, onDrop }: Props) {
  const [isOver, setOver] = useState(false);
  const over = (dragging: DragEvent) => {
    if (!dragging.dataTransfer.types.includes(draggedType)) return;
    dragging.preventDefault();
    dragging.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  const drop = (dragging: DragEvent) => {
    setOver(false);
    const id = Number(dragging.dataTransfer.getData(draggedType));
    if (!id) return;
    dragging.preventDefault();
    onDrop(id);
  };
  return (
    <td
      className={styles.cell}
      data-over={isOver ? '' : undefined}
      data-today={isToday ? '' : undefined}
      data-quiet={isQuiet ? '' : undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) => !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && setOver(false)}
      onDrop={drop}
    >
      {children}
    </td>
  );
}
