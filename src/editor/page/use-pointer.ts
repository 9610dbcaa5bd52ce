import { useEffect } from 'react';
import { walk } from '#content/index.ts';
import { outermost } from '../actions/positions.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { textSelector } from '../state/text-selectors.ts';
import { useEditor } from '../state/use-editor.ts';
import { mediaNeed } from './empty-block.ts';

export const blockAt = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null);

/** ms that a finger rests on a block until it is taken as a thing, and px that it may move meanwhile. */
const [longPress, tremble] = [500, 10];

/** Ctrl or Cmd adds one, Shift all up to there, a resting finger takes the block, a double click opens the form; links do nothing. */
export function usePointer(host: HTMLElement | null): void {
  const editor = useEditor();
  useEffect(() => {
    if (!host) return;
    let pressed: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
    let wasLong = false;
    const letGo = () => {
      if (pressed) clearTimeout(pressed.timer);
      pressed = null;
    };
    const onDown = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      letGo();
      wasLong = false;
      const id = blockAt(target)?.dataset.block;
      if (pointerType !== 'touch' || !id || isOwn(target)) return;
      const select = () => {
        wasLong = true;
        editor.focus(id);
      };
      pressed = { timer: setTimeout(select, longPress), x: clientX, y: clientY };
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > tremble) letGo();
    };
    const onMenu = (event: Event) => {
      if (pressed || wasLong) event.preventDefault();
    };
    // To select several the text must not get the caret; in a text that has it, Shift selects words as ever.
    const onMouseDown = (event: MouseEvent) => {
      if (isSeveral(event) && !isOwn(event.target) && !isTypedIn(event.target)) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      // What the editor itself has put there works as ever.
      if (isOwn(event.target)) return;
      const block = blockAt(event.target);
      event.preventDefault();
      event.stopPropagation();
      const id = block?.dataset.block;
      if (!id || wasLong) return;
      if (isSeveral(event) && !isTypedIn(event.target)) return selectMore(editor, id, event.shiftKey);
      editor.select([id]);
      if (openHollow(editor, event.target)) return;
      const isText = event.target instanceof Element ? event.target.closest(textSelector) : null;
      if (!isText) block.focus({ preventScroll: true });
      if (event.detail === 2 && !isText) editor.show({ kind: 'form', id });
      // The form that is open follows to the block that is clicked; the caret stays where the click has put it.
      else if (editor.state.open?.kind === 'form' && editor.state.open.id !== id) editor.show({ kind: 'form', id, leavesFocus: isText !== null });
    };
    host.addEventListener('pointerdown', onDown);
    host.addEventListener('pointermove', onMove);
    host.addEventListener('pointerup', letGo);
    host.addEventListener('pointercancel', letGo);
    host.addEventListener('contextmenu', onMenu);
    host.addEventListener('mousedown', onMouseDown);
    host.addEventListener('click', onClick, true);
    return () => {
      letGo();
      host.removeEventListener('pointerdown', onDown);
      host.removeEventListener('pointermove', onMove);
      host.removeEventListener('pointerup', letGo);
      host.removeEventListener('pointercancel', letGo);
      host.removeEventListener('contextmenu', onMenu);
      host.removeEventListener('mousedown', onMouseDown);
      host.removeEventListener('click', onClick, true);
    };
  }, [host, editor]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const isPage = target instanceof Element && target.closest('main, footer') && !target.closest('[data-block]');
      if (isPage && !editor.state.open) editor.select([]);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [editor]);
}

/** The library where what is not filled in is a picture or a file. */
export function openHollow(editor: PageEditor, target: EventTarget | null): boolean {
  const hollow = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-hollow], [data-block]') : null;
  const id = blockAt(hollow)?.dataset.block;
  if (hollow?.dataset.hollow === undefined || !id) return false;
  editor.select([id]);
  const field = hollow.dataset.block ? undefined : hollow.dataset.field;
  const block = editor.block(id);
  const media = block && mediaNeed(editor.registry, block, field);
  editor.show(media ? { kind: 'media', id, field: media } : { kind: 'form', id, field });
  return true;
}

const isOwn = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-editor]') !== null;
const isSeveral = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean => shiftKey || ctrlKey || metaKey;
const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable && (document.activeElement?.contains(target) ?? false);

/** With `isRange` everything from what was selected last, in reading order. */
function selectMore(editor: PageEditor, id: string, isRange: boolean): void {
  const { selected, session } = editor.state;
  const last = selected.at(-1);
  if (!isRange || last === undefined) {
    const next = selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
    const goal = next.at(-1);
    if (goal === undefined) editor.select([]);
    else editor.focus(goal, { selected: next });
    return;
  }
  const order = [...walk(session.document)].map(({ block }) => block.id);
  const [from, to] = [order.indexOf(last), order.indexOf(id)].toSorted((one, other) => one - other);
  const range = outermost(session.document, [...selected, ...order.slice(from, (to ?? 0) + 1)]).map((block) => block.id);
  const goal = range.includes(last) ? last : (range.at(-1) ?? id);
  editor.focus(goal, { selected: [...range.filter((one) => one !== goal), goal] });
}
