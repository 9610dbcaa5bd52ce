import { type Block, type BlockDocument, type BlockPosition, findBlock, walk } from '#content/index.ts';
import { type Anchor, anchored, anchorOf } from './anchors.ts';
import type { Conflict } from './session.ts';
import { isSame, type SimpleCommand, type Slot, valueIn, writeSlot } from './simple-commands.ts';

export type OpenConflict = Conflict & {
  readonly place: BlockPosition | null;
  readonly anchor: Anchor | null;
};

/** From what all have to what this editor sees. */
export function ownSide({ kind, blockId, field, language, mine, block, place: position }: OpenConflict): SimpleCommand[] {
  if (kind === 'field' && field !== null) return [writeSlot({ blockId, field, language }, mine)];
  if (kind === 'deleted' && block && position) return [{ kind: 'insertBlock', place: position, block, restored: true }];
  return kind === 'changed' ? [{ kind: 'removeBlock', id: blockId }] : [];
}

export const ownSideIn = (document: BlockDocument, conflict: OpenConflict): SimpleCommand[] =>
  ownSide(conflict).map((command) => anchored(document, command, conflict.anchor));

const none = { field: null, language: null, mine: undefined, theirs: undefined, block: null, place: null, anchor: null };

export function fieldConflict(slot: Slot, mine: BlockDocument, theirs: BlockDocument): OpenConflict | null {
  const values = { mine: valueIn(mine, slot), theirs: valueIn(theirs, slot) };
  if (isSame(values.mine, values.theirs)) return null;
  const { blockId, field, language } = slot;
  return { ...none, id: `field ${blockId} ${field} ${language ?? ''}`, kind: 'field', blockId, field, language, ...values };
}

/** `block` may hold blocks that stand elsewhere in `theirs`: they stay there. */
export function deletedConflict(blockId: string, mine: BlockDocument, theirs: BlockDocument): OpenConflict | null {
  const found = findBlock(mine, blockId);
  if (!found) return null;
  const elsewhere = new Set([...walk(theirs)].map(({ block }) => block.id));
  const anchor = anchorOf(mine, found.position, blockId);
  return { ...none, id: `deleted ${blockId}`, kind: 'deleted', blockId, block: without(found.block, elsewhere), place: found.position, anchor };
}

export const changedConflict = (block: Block): OpenConflict => ({ ...none, id: `changed ${block.id}`, kind: 'changed', blockId: block.id, block });

function without(block: Block, ids: ReadonlySet<string>): Block {
  const keep = (list: readonly Block[]) => list.filter(({ id }) => !ids.has(id)).map((inner) => without(inner, ids));
  return { ...block, ...(block.children && { children: keep(block.children) }), ...(block.columns && { columns: block.columns.map(keep) }) };
}
