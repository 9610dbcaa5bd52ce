import type { BlockRegistry } from '../block/registry.ts';
import type { Block, BlockDocument } from '../document/document.ts';
import { findBlock, type Place, walkBlock } from '../document/walk.ts';
import type { Applied, Apply } from './applied.ts';
import { whyNotHere, whyNotNew } from './placing.ts';
import { refuse } from './refusal.ts';
import { changeList, insertAt, withNewIds } from './tree.ts';

export const insertBlock: Apply<'insertBlock'> = (document, { place, block, restored = false }, registry) =>
  insert(document, place, [block], registry, restored, { kind: 'removeBlock', id: block.id });

export const removeBlock: Apply<'removeBlock'> = (document, { id }) => {
  const found = findBlock(document, id);
  if (!found) return refuse('no_block');
  return { ok: true, document: without(document, found), inverse: { kind: 'insertBlock', place: found.place, block: found.block, restored: true } };
};

export const moveBlock: Apply<'moveBlock'> = (document, { id, place, restored = false }, registry) => {
  const found = findBlock(document, id);
  if (!found) return refuse('no_block');
  if ([...walkBlock(found.block)].some((inner) => inner.id === place.parent)) return refuse('inside_itself');
  const rest = without(document, found);
  const problem = whyNotHere(rest, place, [found.block], registry, restored);
  if (problem) return { ok: false, problem };
  const moved = changeList(rest, place, (list) => insertAt(list, place.index, [found.block]));
  return { ok: true, document: moved, inverse: { kind: 'moveBlock', id, place: found.place, restored: true } };
};

export const duplicateBlock: Apply<'duplicateBlock'> = (document, { id, seed }, registry) => {
  const found = findBlock(document, id);
  if (!found) return refuse('no_block');
  const place = { ...found.place, index: found.place.index + 1 };
  const copies = withNewIds([found.block], seed);
  const problem = whyNotHere(document, place, copies, registry, false);
  // What is in it is there already, so it is not judged again.
  return problem ? { ok: false, problem } : insert(document, place, copies, registry, true, { kind: 'removeBlock', id: seed });
};

export const pasteBlocks: Apply<'pasteBlocks'> = (document, { place, blocks, seed }, registry) => {
  const copies = withNewIds(blocks, seed);
  return insert(document, place, copies, registry, false, { kind: 'composite', commands: copies.map(({ id }) => ({ kind: 'removeBlock', id })) });
};

function insert(
  document: BlockDocument,
  place: Place,
  blocks: readonly Block[],
  registry: BlockRegistry,
  restored: boolean,
  inverse: (Applied & { ok: true })['inverse'],
): Applied {
  const problem = whyNotHere(document, place, blocks, registry, restored) ?? whyNotNew(document, blocks, registry, restored);
  if (problem) return { ok: false, problem };
  return { ok: true, document: changeList(document, place, (list) => insertAt(list, place.index, blocks)), inverse };
}

const without = (document: BlockDocument, { block, place }: { block: Block; place: Place }): BlockDocument =>
  changeList(document, place, (list) => list.filter((other) => other !== block));
