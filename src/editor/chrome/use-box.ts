import { useLayoutEffect, useState } from 'react';
import { findBlock, gridOf } from '#content/index.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

/** Where something stands in the document, in px. */
export type Box = { readonly top: number; readonly left: number; readonly width: number; readonly height: number };

export const elementOf = (host: HTMLElement, id: string): HTMLElement | null => host.querySelector(`[data-block="${CSS.escape(id)}"]`);

/** Follows the page; `version`: what it is drawn from. */
export function useBox(host: HTMLElement | null, ids: readonly string[], version: unknown): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  const key = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew after each drawing
  useLayoutEffect(() => {
    if (!host || !key) return setBox(null);
    const look = () => {
      const next = boxAround(key.split(' ').flatMap((id) => elementOf(host, id) ?? []));
      setBox((now) => (now && next && now.top === next.top && now.left === next.left && now.width === next.width && now.height === next.height ? now : next));
    };
    look();
    // The page as a whole: a picture that comes anywhere above moves the block.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    for (const child of host.querySelectorAll('[data-block]')) observer.observe(child);
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
    };
  }, [host, key, version]);
  return box;
}

/** px by which the tools of a block stand higher than its own upper edge: those of a row above the whole table, where they lie over no other cell. */
export function useLift(host: HTMLElement | null, id: string | undefined): number {
  const { registry } = useEditor();
  const shown = useEditorState((state) => state.shown);
  const holder = id === undefined ? undefined : findBlock(shown, id)?.ancestors.at(-1);
  const isRow = holder !== undefined && gridOf(registry, holder) !== null;
  const own = useBox(host, isRow && id !== undefined ? [id] : [], shown);
  const whole = useBox(host, isRow ? [holder.id] : [], shown);
  return own && whole ? own.top - whole.top : 0;
}

function boxAround(elements: readonly Element[]): Box | null {
  if (elements.length === 0) return null;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [top, left] = [Math.min(...boxes.map((box) => box.top)), Math.min(...boxes.map((box) => box.left))];
  const [bottom, right] = [Math.max(...boxes.map((box) => box.bottom)), Math.max(...boxes.map((box) => box.right))];
  return { top: top + window.scrollY, left: left + window.scrollX, width: right - left, height: bottom - top };
}
