import { type Block, type BlockDocument, type BlockPosition, type Command, findBlock, listsOf } from '#content/index.ts';

/** Found again after others have put blocks before it or taken some away. */
export type Anchor = { readonly after: string | null; readonly before: string | null };

/** Without the block that is about to move there. */
function listAt(document: BlockDocument, { parent, column }: BlockPosition, without: string | null): readonly Block[] | null {
  const holder = parent === null ? document : findBlock(document, parent)?.block;
  const list = holder && listsOf(holder)[column];
  return list ? list.filter(({ id }) => id !== without) : null;
}

/** Null where it is no place. */
export function anchorOf(document: BlockDocument, position: BlockPosition, without: string | null): Anchor | null {
  const list = listAt(document, position, without);
  return list && { after: list[position.index - 1]?.id ?? null, before: list[position.index]?.id ?? null };
}

/** Between the same neighbours, else behind or before the one that is still there. */
export function positionAt(document: BlockDocument, position: BlockPosition, anchor: Anchor | null, without: string | null): BlockPosition {
  const list = listAt(document, position, without);
  if (!list) return lastColumn(document, position, without);
  const at = (id: string | null) => (id === null ? -1 : list.findIndex((block) => block.id === id));
  const [after, before] = [at(anchor?.after ?? null), at(anchor?.before ?? null)];
  const isSame = anchor && (list[position.index - 1]?.id ?? null) === anchor.after && position.index <= list.length;
  if (!anchor || isSame) return { ...position, index: Math.min(position.index, list.length) };
  if (after >= 0) return { ...position, index: after + 1 };
  if (before >= 0) return { ...position, index: before };
  return { ...position, index: Math.min(position.index, list.length) };
}

function lastColumn(document: BlockDocument, position: BlockPosition, without: string | null): BlockPosition {
  const holder = position.parent === null ? document : findBlock(document, position.parent)?.block;
  const count = holder ? listsOf(holder).length : 0;
  if (count === 0) return position;
  const last = { ...position, column: count - 1 };
  return { ...last, index: listAt(document, last, without)?.length ?? 0 };
}

const movedBy = (command: Command): string | null => (command.kind === 'moveBlock' ? command.id : null);

export const anchorFor = (document: BlockDocument, command: Command): Anchor | null =>
  'place' in command ? anchorOf(document, command.place, movedBy(command)) : null;

export const anchored = <C extends Command>(document: BlockDocument, command: C, anchor: Anchor | null): C =>
  'place' in command ? { ...command, place: positionAt(document, command.place, anchor, movedBy(command)) } : command;
