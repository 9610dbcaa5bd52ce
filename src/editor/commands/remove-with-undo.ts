import { showToast } from '#ui/toast/toast.ts';
import { removeBlocks } from '../actions/remove.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { t } from './strings.ts';

/** Deletes at once, and offers to take it back. */
export function removeWithUndo(editor: PageEditor, ids: readonly string[]): void {
  if (!removeBlocks(editor, ids)) return;
  showToast(editor.state.announcement, { text: t(editor.language, 'removed_undo'), run: () => editor.undo() });
}
