import type { Block } from '#content/index.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { actions } from '../state/strings.ts';
import { asClipboard, readBlocks } from './clipboard.ts';
import { outermost } from './positions.ts';

/**
 * What was copied last, kept for all pages and tabs of this browser (E §3 "copy"): a button cannot read blocks out of the
 * clipboard of the system, and a phone has no keys for it.
 */
const key = 'foyer.copied-blocks';

/** Copies blocks; answers what goes into the clipboard of the system, where that can be written. */
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

/** The blocks that were copied last; null where there are none. */
export function readCopied(): readonly Block[] | null {
  try {
    return readBlocks(localStorage.getItem(key) ?? '');
  } catch {
    return null;
  }
}
