import { walk } from '#content/index.ts';
import type { PageEditor } from '../state/page-editor.ts';

/** Where the step takes the block away, the focus goes to its successor, else the one before or the first after. */
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
