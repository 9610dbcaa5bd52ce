import { applyCommand, type Block, type BlockDocument, type BlockRegistry, findBlock, walk, walkBlock } from '#content/index.ts';
import { anchored, anchorFor } from './anchors.ts';
import { changedConflict, deletedConflict, fieldConflict, type OpenConflict, ownSide, ownSideIn } from './conflicts.ts';
import { isSame, type SimpleCommand, type Slot, slotKey, slotOf, slotsOf, valueIn, valueInBlock } from './simple-commands.ts';

/** A command that waits to be saved; `seq` counts within one log. */
export type Entry = { readonly seq: number; readonly command: SimpleCommand; readonly at: number };

export type Rebasing = {
  /** The document that the entries were made on, and the one that they come to stand on: what others have made of it. */
  readonly from: BlockDocument;
  readonly onto: BlockDocument;
  readonly entries: readonly Entry[];
  readonly conflicts: readonly OpenConflict[];
  readonly later?: readonly Entry[];
};
export type Rebased = {
  readonly entries: readonly Entry[];
  readonly conflicts: readonly OpenConflict[];
  /** What all have once the entries are saved, and what this editor sees. */
  readonly sendable: BlockDocument;
  readonly shown: BlockDocument;
};

/** Texts that both have changed wait as a conflict; the documents are compared, so that it does not matter how they were changed. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its questions are about the two documents of one pass
export function rebase(rebasing: Rebasing, registry: BlockRegistry): Rebased {
  const { from, onto } = rebasing;
  const known = new Set(rebasing.conflicts.map(({ id }) => id));
  const mine = allCommands(rebasing);
  const apply = (document: BlockDocument, command: SimpleCommand) => applyCommand(document, command, registry);
  const step = (document: BlockDocument, command: SimpleCommand) => {
    const applied = apply(document, command);
    return applied.ok ? applied.document : document;
  };
  const slots = new Map<string, Slot>();
  const edited = new Set<string>();
  const removed = new Set<string>();
  const remaining: Entry[] = [];
  const stuck: OpenConflict[] = [];
  let before = from;
  let now = onto;

  for (const { entry, conflict } of mine) {
    const own = conflict ? anchored(before, entry.command, conflict.anchor) : entry.command;
    if (conflict && !apply(before, own).ok) stuck.push(conflict);
    const command = written(own, before, now, step);
    const place = before === now ? command : anchored(now, command, anchorFor(before, command));
    const slot = command.kind === 'setField' ? slotOf(command) : null;
    if (slot) edited.add(slot.blockId);
    const isHeld = (slot && isContested(slot)) || (command.kind === 'removeBlock' && isOverChanges(command.id) && !takesMovedOut(command));
    if (isHeld && slot) slots.set(slotKey(slot), slot);
    else if (isHeld && command.kind === 'removeBlock') removed.add(command.id);
    else if (conflict) {
      if (conflict.block && conflict.kind === 'deleted') addTwiceInserted(conflict.block);
    } else if (!isOverOtherFields(command) && !takesMovedOut(command)) {
      const applied = apply(now, place);
      if (applied.ok) {
        remaining.push(place === entry.command ? entry : { ...entry, command: place });
        // Where nothing has parted the two ways yet, they stay one object, and places need not be looked for.
        const isSameState = before === now;
        now = applied.document;
        if (isSameState) {
          before = now;
          continue;
        }
      } else if (command.kind === 'insertBlock') addTwiceInserted(command.block);
    }
    before = step(before, own);
  }
  return withConflicts();

  /** Or is asked about already. */
  function isContested(slot: Slot): boolean {
    if (!findBlock(now, slot.blockId)) return false;
    if (slots.has(slotKey(slot)) || known.has(`field ${slot.blockId} ${slot.field} ${slot.language ?? ''}`)) return true;
    return Boolean(findBlock(from, slot.blockId) && findBlock(onto, slot.blockId)) && !isSame(valueIn(from, slot), valueIn(onto, slot));
  }

  /** What this editor has written in it must not be lost. */
  function addTwiceInserted(inserted: Block): void {
    for (const block of walkBlock(inserted)) {
      if (!findBlock(onto, block.id)) continue;
      for (const slot of slotsOf(block, registry)) {
        const mine = valueInBlock(block, slot);
        if (!isSame(mine, valueIn(onto, slot)) && !isSame(mine, valueIn(from, slot))) slots.set(slotKey(slot), slot);
      }
    }
  }

  function isOverChanges(id: string): boolean {
    if (known.has(`changed ${id}`)) return findBlock(now, id) !== undefined;
    const block = findBlock(now, id)?.block;
    return block !== undefined && [...walkBlock(block)].some((inner) => isWrittenByOthers(inner.id));
  }

  function takesMovedOut(command: SimpleCommand): boolean {
    if (command.kind !== 'removeBlock' || before === now) return false;
    const [here, there] = [findBlock(before, command.id), findBlock(now, command.id)];
    const within = new Set([...(here ? walkBlock(here.block) : [])].map(({ id }) => id));
    return there !== undefined && [...walkBlock(there.block)].some(({ id }) => !within.has(id) && findBlock(before, id));
  }

  function isWrittenByOthers(id: string): boolean {
    const [then, since] = [findBlock(from, id)?.block, findBlock(onto, id)?.block];
    return since !== undefined && (!then || !isSame([then.type, then.fields], [since.type, since.fields]));
  }

  /** It would undo others' fields too. */
  function isOverOtherFields(command: SimpleCommand): boolean {
    return command.kind === 'restoreFields' && isWrittenByOthers(command.id);
  }

  function withConflicts(): Rebased {
    const local = before;
    const lost = [...walk(local)].flatMap(({ block: { id }, ancestors }) => {
      const isMine = edited.has(id) || !findBlock(from, id) || known.has(`deleted ${id}`);
      return isMine && !findBlock(now, id) ? [outermost([...ancestors.map((block) => block.id), id])] : [];
    });
    const conflicts = [
      ...[...new Set(lost)].flatMap((id) => deletedConflict(id, local, now) ?? []),
      ...[...slots.values()].flatMap((slot) => (findBlock(local, slot.blockId) ? (fieldConflict(slot, local, now) ?? []) : [])),
      ...[...removed].flatMap((id) => (findBlock(local, id) ? [] : blockOf(now, id).map(changedConflict))),
      ...stuck.filter(({ kind, blockId }) => kind === 'deleted' && !findBlock(local, blockId)),
    ];
    const shown = conflicts.reduce((document, conflict) => ownSideIn(document, conflict).reduce(step, document), now);
    return { entries: remaining, conflicts, sendable: now, shown };
  }

  function outermost(path: readonly string[]): string {
    return path.find((id) => !findBlock(now, id)) ?? path.at(-1) ?? '';
  }
}

const blockOf = (document: BlockDocument, id: string): Block[] => {
  const found = findBlock(document, id);
  return found ? [found.block] : [];
};

type Own = { readonly entry: Entry; readonly conflict: OpenConflict | null };

const allCommands = ({ entries, conflicts, later = [] }: Rebasing): readonly Own[] => [
  ...entries.map((entry) => ({ entry, conflict: null })),
  ...conflicts.flatMap((conflict) => ownSide(conflict).map((command) => ({ entry: { seq: -1, command, at: 0 }, conflict }))),
  ...later.map((entry) => ({ entry, conflict: null })),
];

/** A copy is of what this editor saw: of a block that others have changed it is written out. */
function written(
  command: SimpleCommand,
  before: BlockDocument,
  now: BlockDocument,
  step: (document: BlockDocument, command: SimpleCommand) => BlockDocument,
): SimpleCommand {
  if (command.kind !== 'duplicateBlock' || before === now || isSame(findBlock(before, command.id)?.block, findBlock(now, command.id)?.block)) return command;
  const copy = findBlock(step(before, command), command.seed);
  return copy ? { kind: 'insertBlock', place: copy.position, block: copy.block, restored: true } : command;
}
