import { type Block, type BlockPosition, type Command, newBlockId } from '#content/index.ts';
import type { PageEditor } from '../state/page-editor.ts';
import type { Beginning } from '../state/site-blocks.ts';
import { newBlock } from './new-block.ts';
import { endOf, isAllowedAt, nearestPosition, positionBeside } from './positions.ts';

/** Behind what is selected, else at the end. */
export function positionForNew({ state }: PageEditor): BlockPosition {
  const { document } = state.session;
  const last = state.selected.at(-1);
  return (last === undefined ? null : positionBeside(document, last, 'after')) ?? endOf(document, null);
}

/** As near to the place as declarations allow; answers its id. */
export function insertBlock(editor: PageEditor, type: string, wanted: BlockPosition = positionForNew(editor), replaces?: string): string | null {
  const { document } = editor.session.state;
  const block = newBlock(editor.registry, type);
  const place = nearestPosition(document, editor.registry, wanted, type) ?? endOf(document, null);
  if (!block) return null;
  const insert: Command = { kind: 'insertBlock', place, block };
  const command: Command = replaces ? { kind: 'composite', commands: [insert, { kind: 'removeBlock', id: replaces }] } : insert;
  if (editor.perform(command, 'inserted', { kind: editor.kind(block) })) return null;
  editor.show(null);
  editor.focus(block.id, { inText: true });
  return block.id;
}

/** As one step; the focus is in the first block. */
export function insertBeginning(editor: PageEditor, { label, types }: Beginning): void {
  const place = endOf(editor.session.state.document, null);
  const blocks = types.flatMap((type) => newBlock(editor.registry, type) ?? []);
  const commands = blocks.map((block, index): Command => ({ kind: 'insertBlock', place: { ...place, index: place.index + index }, block }));
  const [first] = blocks;
  if (!first || editor.perform({ kind: 'composite', commands }, 'begun', { name: label })) return;
  editor.focus(first.id, { inText: true });
}

/** Where one kind alone may stand, it comes at once. */
export function insertAt(editor: PageEditor, place: BlockPosition): void {
  const holder = place.parent === null ? undefined : editor.block(place.parent);
  const allowed = holder && editor.registry.get(holder.type)?.children?.allowed;
  if (allowed?.length === 1 && allowed[0]) insertBlock(editor, allowed[0], place);
  else editor.show({ kind: 'palette', place });
}

export function addEntry(editor: PageEditor, holderId: string): string | null {
  const holder = editor.block(holderId);
  const type = holder && editor.registry.get(holder.type)?.children?.allowed[0];
  return type ? insertBlock(editor, type, endOf(editor.session.state.document, holderId)) : null;
}

/** As one step, as near to the place as all of them may stand; `replaces` goes with it. */
export function insertBlocks(editor: PageEditor, blocks: readonly Block[], wanted: BlockPosition = positionForNew(editor), replaces?: string): boolean {
  const [first] = blocks;
  const last = blocks.at(-1);
  if (!first || !last) return false;
  const { document } = editor.session.state;
  let place: BlockPosition | null = wanted;
  while (place && !blocks.every(({ type }) => place && isAllowedAt(document, editor.registry, place, type))) {
    place = place.parent === null ? null : positionBeside(document, place.parent, 'after');
  }
  const at = place ?? endOf(document, null);
  const commands: Command[] = [
    ...blocks.map((block, index): Command => ({ kind: 'insertBlock', place: { ...at, index: at.index + index }, block })),
    ...(replaces ? [{ kind: 'removeBlock', id: replaces } as const] : []),
  ];
  const words = blocks.length > 1 ? 'pasted_many' : 'pasted';
  if (editor.perform({ kind: 'composite', commands }, words, { kind: editor.kind(first), n: blocks.length })) return false;
  editor.focus(last.id);
  return true;
}

export function pasteBlocks(editor: PageEditor, blocks: readonly Block[], wanted: BlockPosition = positionForNew(editor)): boolean {
  const [first] = blocks;
  if (!first) return false;
  const { document } = editor.session.state;
  const place = nearestPosition(document, editor.registry, wanted, first.type) ?? endOf(document, null);
  const strangers = blocks.filter(({ type }) => !isAllowedAt(document, editor.registry, place, type));
  const seed = newBlockId();
  const words = strangers.length === 0 && blocks.length > 1 ? 'pasted_many' : 'pasted';
  if (editor.perform({ kind: 'pasteBlocks', place, blocks, seed }, words, { kind: editor.kind(first), n: blocks.length })) return false;
  editor.focus(seed);
  return true;
}
