import { type Command, newBlockId, walk, walkBlock } from '#content/index.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { outermost } from './positions.ts';

/** The focus goes to what then stands in their place; answers whether it removed any. */
export function removeBlocks(editor: PageEditor, ids: readonly string[], { keepFocus = false } = {}): boolean {
  const { document } = editor.session.state;
  const blocks = outermost(document, ids);
  const [first] = blocks;
  if (!first) return false;
  const order = [...walk(document)].map(({ block }) => block.id);
  const gone = new Set(blocks.flatMap((block) => [...walkBlock(block)].map(({ id }) => id)));
  const at = order.indexOf(first.id);
  const next = order.slice(at).find((id) => !gone.has(id)) ?? order.slice(0, at).at(-1);
  const commands = blocks.map(({ id }): Command => ({ kind: 'removeBlock', id }));
  const words = blocks.length === 1 ? 'removed' : 'removed_many';
  if (editor.perform(asOne(commands), words, { kind: editor.kind(first), n: blocks.length })) return false;
  if (keepFocus) return true;
  if (next) editor.focus(next);
  else editor.select([]);
  return true;
}

export function duplicateBlocks(editor: PageEditor, ids: readonly string[]): void {
  const copies = outermost(editor.session.state.document, ids).map((block) => ({ block, seed: newBlockId() }));
  const [first] = copies;
  if (!first) return;
  const commands = copies.map(({ block, seed }): Command => ({ kind: 'duplicateBlock', id: block.id, seed }));
  const words = copies.length === 1 ? 'duplicated' : 'duplicated_many';
  if (!editor.perform(asOne(commands), words, { kind: editor.kind(first.block), n: copies.length }))
    editor.focus(first.seed, { selected: copies.map(({ seed }) => seed) });
}

const asOne = (commands: readonly Command[]): Command => (commands.length === 1 && commands[0] ? commands[0] : { kind: 'composite', commands });
