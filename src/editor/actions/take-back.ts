import { walk } from '#content/index.ts';
import type { PageEditor } from '../state/page-editor.ts';

/**
 * Undo or redo from within a block. Where it takes that block away, the focus goes on: to what has come in its place, else
 * to the block before it or the first after it.
 */
export function takeBack(editor: PageEditor, change: 'undo' | 'redo'): void {
  const ids = () => [...walk(editor.session.state.document)].map(({ block }) => block.id);
  const [before, last] = [ids(), editor.state.selected.at(-1)];
  editor[change]();
  const now = ids();
  if (last === undefined || now.includes(last)) return;
  const at = before.indexOf(last);
  const near = [...before.slice(0, at).toReversed(), ...before.slice(at + 1)];
  const next = now.find((id) => !before.includes(id)) ?? near.find((id) => now.includes(id));
  if (next !== undefined) editor.focus(next);
}
