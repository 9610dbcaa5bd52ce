import { insertBlock } from '../actions/insert.ts';
import { textTypeOf } from '../actions/new-block.ts';
import { positionBeside } from '../actions/positions.ts';
import { removeBlocks } from '../actions/remove.ts';
import { isBlankBlock } from '../state/blank.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { textSelector } from '../state/text-selectors.ts';
import { cellKey } from './cell-keys.ts';

export type Caret = { readonly isEmpty: boolean; readonly atStart: boolean; readonly atEnd: boolean };

/** Escape, arrows, Backspace in an empty block, `/` and Enter at the end; true where the key was handled. */
export function edgeKey(
  editor: PageEditor,
  id: string,
  element: HTMLElement,
  { isEmpty, atStart, atEnd }: Caret,
  event: KeyboardEvent,
  isLine: boolean,
): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey) return false;
  const document = editor.session.state.document;
  const behind = positionBeside(document, id, 'after');
  if (event.key === 'Escape') {
    element.blur();
    editor.focus(id);
    return true;
  }
  const inCell = cellKey(editor, id, element, { atStart, atEnd }, event);
  if (inCell instanceof HTMLElement) focusText(inCell, true);
  if (inCell !== null) return inCell !== 'ignored';
  if (event.altKey || event.shiftKey) return event.key === 'Enter' && isLine;
  if (event.key === 'ArrowUp' && atStart) return cross(element, -1);
  if (event.key === 'ArrowDown' && atEnd) return cross(element, 1);
  if (event.key === '/' && isEmpty && behind) {
    editor.show({ kind: 'palette', place: behind, ...(isBlank(editor, id) && { replaces: id }) });
    return true;
  }
  if (event.key === 'Backspace' && isEmpty && isBlank(editor, id)) {
    const before = neighbour(element, -1);
    element.blur();
    removeBlocks(editor, [id], { keepFocus: before !== null });
    if (before) focusText(before, true);
    return true;
  }
  if (event.key === 'Enter' && isLine) {
    const next = atEnd ? neighbour(element, 1) : null;
    if (next && blockOf(next) === blockOf(element)) {
      focusText(next, false);
      return true;
    }
    const type = textTypeOf(editor.registry);
    if (!type || !behind || !atEnd) return true;
    element.blur();
    insertBlock(editor, type, behind);
    return true;
  }
  return false;
}

export function isBlank(editor: PageEditor, id: string): boolean {
  const block = editor.block(id);
  return block !== undefined && isBlankBlock(editor.registry, block);
}

const blockOf = (element: HTMLElement) => element.closest('[data-block]');

function neighbour(element: HTMLElement, by: -1 | 1): HTMLElement | null {
  const host = element.closest('[data-editing]');
  const texts = [...(host?.querySelectorAll<HTMLElement>(textSelector) ?? [])];
  return texts[texts.indexOf(element) + by] ?? null;
}

function cross(element: HTMLElement, by: -1 | 1): boolean {
  const next = neighbour(element, by);
  if (next) focusText(next, by < 0);
  return next !== null;
}

export function focusText(element: HTMLElement, atEnd: boolean): void {
  element.dataset.caret = atEnd ? 'end' : 'start';
  element.focus();
  const selection = getSelection();
  selection?.selectAllChildren(element);
  if (atEnd) selection?.collapseToEnd();
  else selection?.collapseToStart();
}
