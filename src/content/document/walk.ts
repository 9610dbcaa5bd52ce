import { type Block, type BlockDocument, listsOf } from './document.ts';

/** Where a block stands: `parent` null is the document itself, `column` 0 a block's list of children. */
export type BlockPosition = { readonly parent: string | null; readonly column: number; readonly index: number };

export type Found = { readonly block: Block; readonly position: BlockPosition; readonly ancestors: readonly Block[] };

/** In reading order, with the blocks that it lies in, outermost first. */
export function* walk(document: BlockDocument): Generator<Found> {
  yield* within(document, null, []);
}

/** Itself first. */
export function* walkBlock(block: Block): Generator<Block> {
  yield block;
  for (const { block: inner } of within(block, block.id, [block])) yield inner;
}

function* within(holder: Block | BlockDocument, parent: string | null, ancestors: readonly Block[]): Generator<Found> {
  for (const [column, list] of listsOf(holder).entries()) {
    for (const [index, block] of list.entries()) {
      yield { block, position: { parent, column, index }, ancestors };
      yield* within(block, block.id, [...ancestors, block]);
    }
  }
}

/** Of documents, which never change; a page of two hundred blocks is asked hundreds of times while it is opened. */
const indexes = new WeakMap<BlockDocument, ReadonlyMap<string, Found>>();

export function findBlock(document: BlockDocument, id: string): Found | undefined {
  let index = indexes.get(document);
  if (!index) {
    index = indexOf(document);
    indexes.set(document, index);
  }
  return index.get(id);
}

function indexOf(document: BlockDocument): ReadonlyMap<string, Found> {
  const index = new Map<string, Found>();
  for (const found of walk(document)) if (!index.has(found.block.id)) index.set(found.block.id, found);
  return index;
}

/** 1 for a block without any in it. */
export function depthOf(block: Block): number {
  let deepest = 0;
  for (const list of listsOf(block)) for (const inner of list) deepest = Math.max(deepest, depthOf(inner));
  return deepest + 1;
}
