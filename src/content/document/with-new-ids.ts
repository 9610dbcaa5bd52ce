import { type Block, type BlockDocument, newBlockId } from './document.ts';

/** A copy under new ids, as permanent ones must not come twice (docs/decisions, "The document of a container"). */
export const withNewIds = (document: BlockDocument): BlockDocument => ({ ...document, columns: document.columns.map((list) => list.map(copyOf)) });

const copyOf = (block: Block): Block => ({
  ...block,
  id: newBlockId(),
  ...(block.children && { children: block.children.map(copyOf) }),
  ...(block.columns && { columns: block.columns.map((list) => list.map(copyOf)) }),
});
