import {
  applyCommand,
  type BlockDocument,
  type BlockPosition,
  type BlockRegistry,
  type Command,
  findBlock,
  listsOf,
  type Problem,
  walkBlock,
} from '#content/index.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { actions } from '../state/strings.ts';
import { outermost, positionBeside, positionOf, stepTarget } from './positions.ts';

type Options = { readonly keepFocus?: boolean };

/** Says from where to where; `place.index` counts the list without the block. */
export function moveBlock(editor: PageEditor, id: string, place: BlockPosition, { keepFocus = false }: Options = {}): Problem | null {
  const before = findBlock(editor.session.state.document, id);
  if (!before || isSamePlace(before.position, place)) return null;
  const problem = editor.perform({ kind: 'moveBlock', id, place }, 'moved', { kind: editor.kind(before.block) });
  if (problem) return problem;
  const { position = 0 } = positionOf(editor.session.state.document, id) ?? {};
  const isSameList = before.position.parent === place.parent && before.position.column === place.column;
  const kind = editor.kind(before.block)[editor.language];
  const holder = place.parent === null ? null : editor.name(place.parent);
  editor.announce(
    isSameList
      ? actions(editor.language, 'moved_from_to', { kind, from: before.position.index + 1, to: position })
      : actions(editor.language, holder ? 'moved_into' : 'moved_to_page', { kind, holder: holder ?? '', to: position }),
  );
  if (!keepFocus) editor.focus(id);
  return null;
}

/** As one step, in their order; `place.index` counts the list without them. */
export function moveBlocks(editor: PageEditor, ids: readonly string[], place: BlockPosition): Problem | null {
  const { document } = editor.session.state;
  const blocks = outermost(document, ids);
  const [first] = blocks;
  if (!first) return null;
  if (blocks.length === 1) return moveBlock(editor, first.id, place);
  const commands = movesTo(
    document,
    editor.registry,
    blocks.map(({ id }) => id),
    place,
  );
  const problem = editor.perform({ kind: 'composite', commands }, 'moved_many', { n: blocks.length });
  if (!problem) editor.focus(first.id, { selected: blocks.map(({ id }) => id) });
  return problem;
}

/** Each is computed on what the one before has left. */
export function movesTo(document: BlockDocument, registry: BlockRegistry, ids: readonly string[], place: BlockPosition): Command[] {
  const moves: Command[] = [];
  let now = document;
  let behind = neighbourBefore(document, ids, place);
  for (const id of ids) {
    const rest = applyCommand(now, { kind: 'removeBlock', id }, registry);
    const beside = behind === null ? null : positionBeside(rest.ok ? rest.document : now, behind, 'after');
    const move: Command = { kind: 'moveBlock', id, place: beside ?? { ...place, index: 0 } };
    const applied = applyCommand(now, move, registry);
    moves.push(move);
    if (applied.ok) now = applied.document;
    behind = id;
  }
  return moves;
}

/** `ids` are not counted; null at the list's beginning. */
function neighbourBefore(document: BlockDocument, ids: readonly string[], { parent, column, index }: BlockPosition): string | null {
  const holder = parent === null ? document : findBlock(document, parent)?.block;
  const list = (holder && listsOf(holder)[column]) ?? [];
  return list.filter(({ id }) => !ids.includes(id))[index - 1]?.id ?? null;
}

/** Counted as a move of these blocks counts it; null within one of them. */
export function positionWithout(document: BlockDocument, ids: readonly string[], place: BlockPosition): BlockPosition | null {
  const moved = ids.flatMap((id) => findBlock(document, id) ?? []);
  if (moved.some(({ block }) => [...walkBlock(block)].some(({ id }) => id === place.parent))) return null;
  const before = moved.filter(({ position: own }) => own.parent === place.parent && own.column === place.column && own.index < place.index);
  return { ...place, index: place.index - before.length };
}

export function canMoveTo(document: BlockDocument, registry: BlockRegistry, ids: readonly string[], place: BlockPosition): boolean {
  const holder = place.parent === null ? document : findBlock(document, place.parent)?.block;
  if (!holder || !positionWithout(document, ids, place)) return false;
  const type = 'type' in holder ? holder.type : null;
  const moved = ids.flatMap((id) => findBlock(document, id)?.block ?? []);
  const list = listsOf(holder)[place.column] ?? [];
  const room = (type !== null && registry.get(type)?.children?.max) || Number.POSITIVE_INFINITY;
  const others = list.filter((block) => !moved.includes(block)).length;
  return moved.every((block) => registry.mayContain(type, block.type)) && others + moved.length <= room;
}

const isSamePlace = (one: BlockPosition, other: BlockPosition): boolean =>
  one.parent === other.parent && one.column === other.column && one.index === other.index;

/** Announces where it is at an end. */
export function stepBlocks(editor: PageEditor, ids: readonly string[], by: -1 | 1, options: Options = {}): void {
  const { document } = editor.session.state;
  const blocks = outermost(document, ids).map(({ id }) => id);
  const end = by < 0 ? blocks[0] : blocks.at(-1);
  if (end === undefined) return;
  const place = stepTarget(document, editor.registry, end, by);
  if (!place) {
    editor.announce(actions(editor.language, by < 0 ? 'is_first' : 'is_last', {}));
    return;
  }
  if (blocks.length === 1) {
    moveBlock(editor, end, place, options);
    return;
  }
  // The index counts without the one at the end; those before it in the same list are moved as well.
  const between = by < 0 ? place : positionWithout(document, blocks.slice(0, -1), place);
  if (between) moveBlocks(editor, blocks, between);
}

export const canStep = ({ session, registry }: PageEditor, ids: readonly string[], by: -1 | 1): boolean => {
  const blocks = outermost(session.state.document, ids);
  const end = by < 0 ? blocks[0] : blocks.at(-1);
  return end !== undefined && stepTarget(session.state.document, registry, end.id, by) !== null;
};
