import { useEffect } from 'react';
import { walk } from '#content/index.ts';
import { stepBlocks } from '../actions/move.ts';
import { placeBeside } from '../actions/places.ts';
import { duplicateBlocks } from '../actions/remove.ts';
import { takeBack } from '../actions/take-back.ts';
import { removeWithUndo } from '../chrome/remove-with-undo.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { useEditor } from '../state/use-editor.ts';
import { textSelector } from '../typing/editable.ts';
import { blockAt, openHollow } from './use-pointer.ts';

/** Keys of edit mode: those for the whole page, and those for blocks that are selected as things. */
export function useKeys(host: HTMLElement | null): void {
  const editor = useEditor();
  useEffect(() => {
    // Undo is the session's everywhere, also in a text: before the text sees the key.
    const onPageKey = (event: KeyboardEvent) => {
      if (!isElsewhere(event.target, host) && pageKey(editor, event)) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target, host)) return;
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (
        (isPress && host?.contains(event.target as Node) && openHollow(editor, event.target)) ||
        moveKey(editor, event, host) ||
        (isBlock(event.target) && blockKey(editor, event))
      ) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onPageKey, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onPageKey, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [editor, host]);
  useEffect(() => {
    if (!host) return;
    const onFocus = ({ target }: FocusEvent) => {
      const id = blockAt(target)?.dataset.block;
      if (id && !editor.state.selected.includes(id)) editor.select([id]);
    };
    host.addEventListener('focusin', onFocus);
    return () => host.removeEventListener('focusin', onFocus);
  }, [editor, host]);
}

/** In a dialog over the page, such as the media library, keys are its own. */
const isElsewhere = (target: EventTarget | null, host: HTMLElement | null): boolean =>
  target instanceof Element && target.closest('dialog:modal') !== null && !host?.contains(target);

/** A block as a thing: its frame, or the block itself where nothing is typed in it. */
export const isBlock = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !target.isContentEditable &&
  (target.dataset.frame !== undefined || (target.dataset.block !== undefined && !target.matches(textSelector)));

const hasCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => (ctrlKey || metaKey) && !altKey;

function pageKey(editor: PageEditor, event: KeyboardEvent): boolean {
  if (!hasCommand(event)) return false;
  const key = event.key.toLowerCase();
  const change = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' && !event.shiftKey ? 'redo' : null;
  if (change === null) return false;
  // From a button of the toolbar the focus stays where it is.
  if (event.target instanceof Element && event.target.closest('[data-block], [data-frame]')) takeBack(editor, change);
  else editor[change]();
  return true;
}

/** What is done with the block one is in, also while one types in it. */
function moveKey(editor: PageEditor, event: KeyboardEvent, host: HTMLElement | null): boolean {
  const { selected } = editor.state;
  const last = selected.at(-1);
  const { target } = event;
  if (last === undefined || !(target instanceof HTMLElement && (host?.contains(target) || target.closest('[data-frame]')))) return false;
  if (event.altKey && event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    if (target.isContentEditable) target.blur();
    stepBlocks(editor, selected, event.key === 'ArrowUp' ? -1 : 1);
    return true;
  }
  if (!hasCommand(event) || event.shiftKey || event.key.toLowerCase() !== 'd') return false;
  if (target.isContentEditable) target.blur();
  duplicateBlocks(editor, selected);
  return true;
}

function blockKey(editor: PageEditor, event: KeyboardEvent): boolean {
  const { selected } = editor.state;
  const last = selected.at(-1);
  if (last === undefined) return false;
  if (hasCommand(event) || event.altKey) return false;
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return selectNext(editor, last, event.key === 'ArrowUp' ? -1 : 1, event.shiftKey);
  if (event.key === 'Delete' || event.key === 'Backspace') removeWithUndo(editor, selected);
  else if (event.key === 'Enter') enter(editor, last);
  else if (event.key === '/') {
    const place = placeBeside(editor.session.state.document, last, 'after');
    if (place) editor.show({ kind: 'palette', place });
  } else if (event.key === '?') editor.show({ kind: 'keys' });
  else if (event.key === 'Escape') editor.select([]);
  else return false;
  return true;
}

/** Back inside: into its text, or where it has none to type in the page, into its form. */
function enter(editor: PageEditor, id: string): void {
  const element = document.querySelector(`[data-block="${CSS.escape(id)}"]`);
  const hasText = element?.matches(textSelector) || element?.querySelector(textSelector);
  if (hasText) editor.focus(id, { inText: true });
  else editor.show({ kind: 'form', id });
}

function selectNext(editor: PageEditor, from: string, by: -1 | 1, extend: boolean): boolean {
  const order = [...walk(editor.session.state.document)].map(({ block }) => block.id);
  const next = order[order.indexOf(from) + by];
  if (next === undefined) return true;
  const { selected } = editor.state;
  const more = selected.includes(next) ? selected.filter((id) => id !== from) : [...selected, next];
  editor.focus(next, extend ? { selected: [...more.filter((id) => id !== next), next] } : {});
  return true;
}
