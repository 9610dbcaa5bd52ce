import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '../../menus/contract.ts';
import { footerEntries, headerEntries, type MenuName, type MenuPosition, menuPositionOf, placeEntry } from '../../menus/placement.ts';
import type { MenuList } from './entry-words.ts';

export type DropMark = { id: number | null; list: MenuList; where: 'before' | 'after' | 'in' };
type Dragged = { id: number; menu: MenuName; y: number; isMoving: boolean };

/** Who moves less than that has pressed, not dragged; in px. */
const slack = 5;
/** So near to the edge of the window the page scrolls along, in px. */
const edge = 72;

/** By mouse, pen or finger, between others or onto one; impossible places are not offered, Escape cancels. `mark`: where it would come. */
export function usePointerMove(pages: readonly MenuEntry[], onDrop: (id: number, position: MenuPosition) => void) {
  const dragged = useRef<Dragged | null>(null);
  const target = useRef<MenuPosition | null>(null);
  const [mark, setMark] = useState<DropMark | null>(null);
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const end = () => {
    dragged.current = null;
    target.current = null;
    setMark(null);
    setDraggedId(null);
  };
  useEffect(() => {
    if (draggedId === null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && end();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const look = (x: number, y: number, { id, menu }: Dragged) => {
    const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
    const list = row?.dataset.list as MenuList | undefined; // as entry-list.tsx writes it
    if (!row || !list || (list === 'footer') !== (menu === 'footer')) return null;
    const over = row.dataset.drop === '' ? null : Number(row.dataset.drop);
    const group = list === 'footer' ? 'primary' : list;
    if (over === null) return offered(pages, id, { menu, group, parent: null, after: null }, { id: null, list, where: 'in' });
    const { top, height } = row.getBoundingClientRect();
    const part = (y - top) / height;
    const entry = pages.find((one) => one.id === over);
    if (!entry || over === id) return null;
    if (menu === 'header' && part > 0.3 && part < 0.7) {
      const below = { menu, group, parent: over, after: headerEntries(pages, over).findLast((one) => one.id !== id)?.id ?? null };
      const found = offered(pages, id, below, { id: over, list, where: 'in' });
      if (found) return found;
    }
    const parent = menu === 'footer' ? null : entry.parent;
    const beside = (menu === 'footer' ? footerEntries(pages) : headerEntries(pages, parent, parent === null ? group : undefined)).filter(
      (one) => one.id !== id,
    );
    const where = part < 0.5 ? 'before' : 'after';
    const index = beside.findIndex((one) => one.id === over);
    const after = where === 'after' ? over : (beside[index - 1]?.id ?? null);
    return offered(pages, id, { menu, group, parent, after }, { id: over, list, where });
  };

  const gripProps = (id: number, menu: MenuName) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { id, menu, y: event.clientY, isMoving: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const current = dragged.current;
      if (!current || (!current.isMoving && Math.abs(clientY - current.y) < slack)) return;
      if (!current.isMoving) setDraggedId(id);
      current.isMoving = true;
      if (clientY < edge) window.scrollBy({ top: -edge / 4 });
      if (clientY > window.innerHeight - edge) window.scrollBy({ top: edge / 4 });
      const found = look(clientX, clientY, current);
      target.current = found?.position ?? null;
      setMark(found?.mark ?? null);
    },
    onPointerUp: () => {
      const position = target.current;
      end();
      if (position) onDrop(id, position);
    },
    onPointerCancel: end,
  });
  return { mark, draggedId, gripProps };
}

function offered(pages: readonly MenuEntry[], id: number, position: MenuPosition, mark: DropMark): { position: MenuPosition; mark: DropMark } | null {
  const isSame = JSON.stringify(menuPositionOf(pages, id, position.menu)) === JSON.stringify(position);
  return isSame || typeof placeEntry(pages, id, position) === 'string' ? null : { position, mark };
}
