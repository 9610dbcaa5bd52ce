import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { PressedKey } from './early-keys.ts';

/** Does in the editor, in order, what was pressed before it came. */
export function replayKeys(text: Editor, keys: readonly PressedKey[]): void {
  if (keys.length === 0) return;
  text.view.focus(); // the browser's selection follows the editor's only then
  for (const { key, isShift } of keys) {
    const movement = movements[key];
    const removal = removals[key];
    if (movement) moveCaret(text, isShift ? 'extend' : 'move', ...movement);
    else if (removal) {
      if (text.state.selection.empty) moveCaret(text, 'extend', removal, 'character');
      text.commands.deleteSelection();
    } else if (key === 'Enter') text.commands.splitBlock();
    else text.commands.insertContent({ type: 'text', text: key });
  }
}

type Direction = 'forward' | 'backward' | 'left' | 'right';
type Granularity = 'character' | 'line' | 'lineboundary';

const movements: Readonly<Record<string, readonly [Direction, Granularity]>> = {
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
};
const removals: Readonly<Record<string, Direction>> = { Backspace: 'backward', Delete: 'forward' };

/** Only the browser knows where a line that is wrapped ends. */
function moveCaret({ view }: Editor, alter: 'move' | 'extend', direction: Direction, granularity: Granularity): void {
  const selection = view.dom.ownerDocument.getSelection();
  selection?.modify(alter, direction, granularity);
  if (!selection?.anchorNode || !selection.focusNode || !view.dom.contains(selection.focusNode)) return;
  const anchor = view.state.doc.resolve(view.posAtDOM(selection.anchorNode, selection.anchorOffset));
  const head = view.state.doc.resolve(view.posAtDOM(selection.focusNode, selection.focusOffset));
  view.dispatch(view.state.tr.setSelection(TextSelection.between(anchor, head)));
}
