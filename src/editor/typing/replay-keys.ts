import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { PressedKey } from './early-keys.ts';

export function replayKeys(text: Editor, keys: readonly PressedKey[]): void {
  if (keys.length === 0) return;
  text.view.focus(); // the browser's selection follows the editor's only then
  for (const pressed of keys) {
    if ('html' in pressed) {
      if (pressed.html) text.view.pasteHTML(pressed.html);
      else text.view.pasteText(pressed.text);
      continue;
    }
    const { key, isShift, command } = pressed;
    const movement = movements[key];
    const removal = removals[key];
    if (movement) moveCaret(text, isShift ? 'extend' : 'move', movement[0], command ? further[command][movement[1]] : movement[1]);
    else if (removal) {
      if (text.state.selection.empty) moveCaret(text, 'extend', removal, command ? further[command].character : 'character');
      text.commands.deleteSelection();
    } else if (command && key === 'k')
      text.view.dom.dataset.wantsLink = ''; // the tools of a link come after the text
    else if (command) pressAgain(text, key, isShift, command);
    else if (key === 'Enter' && isShift) text.commands.insertContent({ type: 'text', text: '\n' });
    else if (key === 'Enter') text.commands.splitBlock();
    else text.view.dispatch(text.state.tr.insertText(key)); // in the marks that hold here
  }
}

/** Formats are the text's, steps back the page's. */
function pressAgain({ view }: Editor, key: string, shiftKey: boolean, command: 'ctrl' | 'meta'): void {
  const modifiers = { shiftKey, ctrlKey: command === 'ctrl', metaKey: command === 'meta' };
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true }));
}

type Direction = 'forward' | 'backward' | 'left' | 'right';
type Granularity = 'character' | 'word' | 'line' | 'paragraph' | 'lineboundary' | 'documentboundary';
type Step = 'character' | 'line' | 'lineboundary';

const movements: Readonly<Record<string, readonly [Direction, Step]>> = {
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
};
/** How far the same keys go with Ctrl, and with Cmd on a Mac. */
const further: Readonly<Record<'ctrl' | 'meta', Readonly<Record<Step, Granularity>>>> = {
  ctrl: { character: 'word', line: 'paragraph', lineboundary: 'documentboundary' },
  meta: { character: 'lineboundary', line: 'documentboundary', lineboundary: 'lineboundary' },
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
