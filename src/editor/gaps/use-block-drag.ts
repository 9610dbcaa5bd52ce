import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { canMoveTo, moveBlocks, positionWithout } from '../actions/move.ts';
import { useEditor } from '../state/use-editor.ts';
import { type Gap, gapsIn, nearestGap } from './gaps.ts';
import { positionText } from './position-text.ts';
import { t } from './strings.ts';

/** px that the pointer moves before a press is a drag. */
const threshold = 5;
/** px from the edges of the window in which the page begins to scroll, and at most so many px a frame. */
const [edge, fastest] = [96, 22];
/** px of the toolbar at the lower edge, which one does not carry anything over. */
const toolbar = 64;

export type Drag = { readonly ids: readonly string[]; readonly x: number; readonly y: number; readonly gap: Gap | null };

/** By mouse, pen or finger; `start` is for the handle's `onPointerDown`, `wasDrag` tells its click that it was none. */
export function useBlockDrag(host: HTMLElement | null) {
  const editor = useEditor();
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef<(() => void) | null>(null);
  const wasDrag = useRef(false);
  useEffect(() => () => end.current?.(), []);

  const start = (event: ReactPointerEvent<HTMLElement>, ids: readonly string[]) => {
    if (!host || event.button !== 0) return;
    const { pointerId, currentTarget: handle, clientX, clientY } = event;
    const { document: blocks } = editor.session.state;
    let now: Drag | null = null;
    let frame = 0;
    wasDrag.current = false;
    const look = (x: number, y: number) => {
      const gaps = gapsIn(host, editor.state.shown).filter(({ place }) => canMoveTo(blocks, editor.registry, ids, place));
      const gap = nearestGap(gaps, x, y);
      if (gap && !isSame(gap, now?.gap)) editor.announce(positionText(editor, gap.place));
      now = { ids, x, y, gap };
      setDrag(now);
    };
    const scroll = () => {
      const speed = now ? scrollSpeed(now.y, innerHeight - toolbar) : 0;
      if (now && speed !== 0) {
        scrollBy({ top: speed, behavior: 'instant' });
        look(now.x, now.y);
      }
      frame = requestAnimationFrame(scroll);
    };
    const onMove = (move: PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      if (!now) {
        if (Math.hypot(move.clientX - clientX, move.clientY - clientY) < threshold) return;
        wasDrag.current = true;
        document.documentElement.classList.add('carries-blocks');
        frame = requestAnimationFrame(scroll);
      }
      look(move.clientX, move.clientY);
    };
    const finish = () => {
      cancelAnimationFrame(frame);
      document.documentElement.classList.remove('carries-blocks');
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('pointerup', onUp);
      handle.removeEventListener('pointercancel', onCancel);
      document.removeEventListener('keydown', onKey, true);
      end.current = null;
      setDrag(null);
    };
    const onUp = () => {
      const place = now?.gap && positionWithout(editor.session.state.document, ids, now.gap.place);
      finish();
      if (place) moveBlocks(editor, ids, place);
    };
    const onCancel = () => {
      const wasCarried = now !== null;
      finish();
      if (wasCarried) editor.announce(t(editor.language, 'drag_cancelled'));
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !now) return;
      key.preventDefault();
      key.stopPropagation();
      onCancel();
    };
    handle.setPointerCapture(pointerId);
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('pointerup', onUp);
    handle.addEventListener('pointercancel', onCancel);
    document.addEventListener('keydown', onKey, true);
    end.current = finish;
  };
  return { drag, start, wasDrag };
}

const isSame = (one: Gap, other: Gap | null | undefined): boolean =>
  one.place.parent === other?.place.parent && one.place.column === other.place.column && one.place.index === other.place.index;

/** px a frame: faster the nearer to an edge. */
export function scrollSpeed(y: number, height: number): number {
  const [above, below] = [edge - y, y - (height - edge)];
  const into = Math.max(above, below);
  return into <= 0 ? 0 : Math.sign(above > 0 ? -1 : 1) * Math.min(fastest, Math.ceil((into / edge) * fastest));
}
