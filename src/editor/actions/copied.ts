import type { Block } from '#content/index.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { actions } from '../state/strings.ts';
import { asClipboard, readBlocks } from './clipboard.ts';
import { outermost } from './positions.ts';

/** For all tabs of this browser (E §3 "copy"): a button cannot read the system's clipboard, and a phone has no keys for it. */
const key = 'foyer.copied-blocks';

/** Answers what goes into the clipboard of the system. */
export function copyBlocks(editor: PageEditor, ids: readonly string[]): Readonly<Record<string, string>> | null {
  const blocks = outermost(editor.session.state.document, ids);
  if (blocks.length === 0) return null;
  try {
    localStorage.setItem(key, JSON.stringify(blocks));
  } catch {
    // A browser that keeps nothing, or has no more room, has the clipboard of the system.
  }
  editor.announce(actions(editor.language, 'copied', { n: blocks.length }));
  return asClipboard(editor.registry, blocks, editor.language);
}

export function readCopied(): readonly Block[] | null {
  try {
    return readBlocks(localStorage.getItem(key) ?? '');
  } catch {
    return null;
  }
}
