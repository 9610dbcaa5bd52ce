import { type Block, type BlockDocument, type Columns, listsOf } from '../document/document.ts';
import type { BlockPosition } from '../document/walk.ts';

export function withLists<Holder extends Block | BlockDocument>(holder: Holder, lists: Columns): Holder {
  return 'columns' in holder && holder.columns ? { ...holder, columns: lists } : { ...holder, children: lists[0] ?? [] };
}

/** All others stay the same objects. */
export function changeBlock(document: BlockDocument, id: string, change: (block: Block) => Block): BlockDocument {
  return changeLists(document, (block) => (block.id === id ? change(block) : changeLists(block, (inner) => changeWithin(inner, id, change))));
}

function changeWithin(block: Block, id: string, change: (block: Block) => Block): Block {
  return block.id === id ? change(block) : changeLists(block, (inner) => changeWithin(inner, id, change));
}

function changeLists<Holder extends Block | BlockDocument>(holder: Holder, change: (block: Block) => Block): Holder {
  let changed = false;
  const lists = listsOf(holder).map((list) => {
    const next = list.map(change);
    if (next.every((block, index) => block === list[index])) return list;
    changed = true;
    return next;
  });
  return changed ? withLists(holder, lists) : holder;
}

export function changeList(
  document: BlockDocument,
  { parent, column }: Omit<BlockPosition, 'index'>,
  change: (list: readonly Block[]) => readonly Block[],
): BlockDocument {
  const inHolder = <Holder extends Block | BlockDocument>(holder: Holder): Holder =>
    withLists(
      holder,
      listsOf(holder).map((list, index) => (index === column ? change(list) : list)),
    );
  return parent === null ? inHolder(document) : changeBlock(document, parent, inHolder);
}

export const insertAt = (list: readonly Block[], index: number, blocks: readonly Block[]): readonly Block[] => [
  ...list.slice(0, index),
  ...blocks,
  ...list.slice(index),
];

/** Counted in reading order from `from`, nested blocks too. */
export function withNewIds(blocks: readonly Block[], seed: string): Block[] {
  let next = 0;
  const copy = (block: Block): Block => {
    const renamed = { ...block, id: next === 0 ? seed : `${seed}-${next}` };
    next += 1;
    const lists = listsOf(block);
    return lists.length > 0
      ? withLists(
          renamed,
          lists.map((list) => list.map(copy)),
        )
      : renamed;
  };
  return blocks.map(copy);
}
