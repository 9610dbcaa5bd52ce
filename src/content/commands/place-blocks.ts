import type { BlockRegistry } from '../block/registry.ts';
import type { Block, BlockDocument } from '../document/document.ts';
import { type BlockPosition, findBlock, walkBlock } from '../document/walk.ts';
import type { Applied, Apply } from './applied.ts';
import { whyNotHere, whyNotNew } from './placing.ts';
import { refuse } from './refusal.ts';
import { changeList, insertAt, withNewIds } from './tree.ts';

export const insertBlock: Apply<'insertBlock'> = (document, { place: position, block, restored = false }, registry) =>
  insert(document, position, [block], registry, restored, { kind: 'removeBlock', id: block.id });

export const removeBlock: Apply<'removeBlock'> = (document, { id }) => {
  const found = findBlock(document, id);
  if (!found) return refuse('no_block');
  return { ok: true, document: without(document, found), inverse: { kind: 'insertBlock', place: found.position, block: found.block, restored: true } };
};

export const moveBlock: Apply<'moveBlock'> = (document, { id, place: position, restored = false }, registry) => {
  const found = findBlock(document, id);
  if (!found) return refuse('no_block');
  if ([...walkBlock(found.block)].some((inner) => inner.id === position.parent)) return refuse('inside_itself');
  const rest = without(document, found);
  const problem = whyNotHere(rest, position, [found.block], registry, restored);
  if (problem) return { ok: false, problem };
  const moved = changeList(rest, position, (list) => insertAt(list, position.index, [found.block]));
  return { ok: true, document: moved, inverse: { kind: 'moveBlock', id, place: found.position, restored: true } };
};

export const duplicateBlock: Apply<'duplicateBlock'> = (document, { id, seed }, registry) => {
  const found = findBlock(document, id);
  if (!found) return refuse('no_block');
  const place = { ...found.position, index: found.position.index + 1 };
  const copies = withNewIds([found.block], seed);
  const problem = whyNotHere(document, place, copies, registry, false);
  // What is in it is there already, so it is not judged again.
  return problem ? { ok: false, problem } : insert(document, place, copies, registry, true, { kind: 'removeBlock', id: seed });
};

export const pasteBlocks: Apply<'pasteBlocks'> = (document, { place: position, blocks, seed }, registry) => {
  const copies = withNewIds(blocks, seed);
  return insert(document, position, copies, registry, false, { kind: 'composite', commands: copies.map(({ id }) => ({ kind: 'removeBlock', id })) });
};

function insert(
  document: BlockDocument,
  position: BlockPosition,
  blocks: readonly Block[],
  registry: BlockRegistry,
  restored: boolean,
  inverse: (Applied & { ok: true })['inverse'],
): Applied {
  const problem = whyNotHere(document, position, blocks, registry, restored) ?? whyNotNew(document, blocks, registry, restored);
  if (problem) return { ok: false, problem };
  return { ok: true, document: changeList(document, position, (list) => insertAt(list, position.index, blocks)), inverse };
}

const without = (document: BlockDocument, { block, position }: { block: Block; position: BlockPosition }): BlockDocument =>
  changeList(document, position, (list) => list.filter((other) => other !== block));
