import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { showToast } from '../../toast/toast.ts';
import { t } from '../strings.ts';

/** By dragging, arrow keys, or pressing a handle and then a place (WCAG 2.5.7); `announce` is told of the result. */
export function useOrder<T>(items: readonly T[], onChange: (items: T[]) => void, announce: (item: T, index: number) => void) {
  const [dragged, drag] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [held, hold] = useState<number | null>(null);
  const language = useLanguage();
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    announce(item, to);
  };
  const press = (index: number) => {
    hold(held === null ? index : null);
    if (held === null) showToast(t(language, 'held'));
    else move(held, index);
  };
  const end = () => {
    drag(null);
    hold(null);
    setOver(null);
  };
  return {
    handle: (index: number) => ({
      draggable: true,
      'aria-pressed': held === index,
      onClick: () => press(index),
      onDragStart: (event: DragEvent<HTMLElement>) => {
        drag(index);
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(index));
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 16, 16);
      },
      onDragEnd: end,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') hold(null);
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        hold(null);
        move(index, index + by);
      },
    }),
    place: (index: number) => ({
      'data-dragged': dragged === index || undefined,
      'data-held': held === index || undefined,
      'data-over': over === index && dragged !== index ? ((dragged ?? 0) < index ? 'after' : 'before') : undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        move(dragged, index);
        end();
      },
    }),
  };
}
