import { type Block, type BlockDocument, type BlockPosition, type BlockRegistry, findBlock, listsOf, walk } from '#content/index.ts';

/** Null where the block is gone. */
export function positionBeside(document: BlockDocument, id: string, side: 'before' | 'after'): BlockPosition | null {
  const found = findBlock(document, id);
  return found ? { ...found.position, index: found.position.index + (side === 'after' ? 1 : 0) } : null;
}

/** Of the page itself where `parent` is null. */
export function endOf(document: BlockDocument, parent: string | null, column = 0): BlockPosition {
  const holder = parent === null ? document : findBlock(document, parent)?.block;
  return { parent, column, index: (holder && listsOf(holder)[column])?.length ?? 0 };
}

const roomIn = (registry: BlockRegistry, holder: Block | null): number => (holder && registry.get(holder.type)?.children?.max) ?? Number.POSITIVE_INFINITY;

export function isAllowedAt(document: BlockDocument, registry: BlockRegistry, { parent, column }: BlockPosition, type: string): boolean {
  const holder = parent === null ? null : findBlock(document, parent)?.block;
  if (holder === undefined || !registry.mayContain(holder?.type ?? null, type)) return false;
  const list = listsOf(holder ?? document)[column];
  return list !== undefined && list.length < roomIn(registry, holder);
}

/** Else behind the block that it lies in, and so on outwards. */
export function nearestPosition(document: BlockDocument, registry: BlockRegistry, wanted: BlockPosition, type: string): BlockPosition | null {
  let place: BlockPosition | null = wanted;
  while (place) {
    if (isAllowedAt(document, registry, place, type)) return place;
    place = place.parent === null ? null : positionBeside(document, place.parent, 'after');
  }
  return null;
}

/** `place` counts the list without the blocks, as moves do. */
export type Target = {
  readonly place: BlockPosition;
  /** Levels that it lies within others. */
  readonly depth: number;
  /** What it would stand behind; null at the beginning of a list. */
  readonly behind: Block | null;
  /** What it would lie in; null on the page itself. */
  readonly holder: Block | null;
  readonly isCurrent: boolean;
};

/** In reading order. */
export function targetsFor(document: BlockDocument, registry: BlockRegistry, ids: readonly string[]): Target[] {
  const moved = outermost(document, ids);
  const [first] = moved;
  const place = first && findBlock(document, first.id)?.position;
  if (!place) return [];
  const targets: Target[] = [];
  const visit = (holder: Block | null, depth: number) => {
    for (const [column, list] of listsOf(holder ?? document).entries()) {
      const isOwn = place.parent === (holder?.id ?? null) && place.column === column;
      const rest = list.filter((other) => !moved.includes(other));
      const mayAll = moved.every(({ type }) => registry.mayContain(holder?.type ?? null, type));
      const hasRoom = mayAll && rest.length + moved.length <= roomIn(registry, holder);
      for (const [index, behind] of [null, ...rest].entries()) {
        if (behind) visit(behind, depth + 1);
        if (!hasRoom) continue;
        targets.push({
          place: { parent: holder?.id ?? null, column, index },
          depth,
          behind,
          holder,
          isCurrent: moved.length === 1 && isOwn && index === place.index,
        });
      }
    }
  };
  visit(null, 0);
  return targets;
}

/** At an end of a list out of its holder or into the next column; null at the end of the page. */
export function stepTarget(document: BlockDocument, registry: BlockRegistry, id: string, by: -1 | 1): BlockPosition | null {
  const found = findBlock(document, id);
  if (!found) return null;
  const { position: place, block } = found;
  const holder = place.parent === null ? document : findBlock(document, place.parent)?.block;
  const lists = holder ? listsOf(holder) : [];
  const next = place.index + by;
  if (next >= 0 && next < (lists[place.column]?.length ?? 0)) return { ...place, index: next };
  const beside = lists[place.column + by];
  if (beside) return { parent: place.parent, column: place.column + by, index: by < 0 ? beside.length : 0 };
  const outside = place.parent === null ? null : positionBeside(document, place.parent, by < 0 ? 'before' : 'after');
  return outside && isAllowedAt(document, registry, outside, block.type) ? outside : null;
}

/** As people count. */
export function positionOf(document: BlockDocument, id: string): { position: number; count: number } | null {
  const found = findBlock(document, id);
  if (!found) return null;
  const holder = found.position.parent === null ? document : findBlock(document, found.position.parent)?.block;
  return { position: found.position.index + 1, count: (holder && listsOf(holder)[found.position.column])?.length ?? 1 };
}

/** In reading order. */
export function outermost(document: BlockDocument, ids: readonly string[]): Block[] {
  return [...walk(document)].flatMap(({ block, ancestors }) =>
    ids.includes(block.id) && !ancestors.some((ancestor) => ids.includes(ancestor.id)) ? [block] : [],
  );
}
