import { type Block, type BlockDocument, type BlockRegistry, type Found, type Json, walk } from '#content/index.ts';
import { isSame, type Slot, slotKey, slotsOf, valueInBlock } from '../session/simple-commands.ts';

/** One value that differs; undefined where it was not there, or is no more. */
export type SlotChange = Slot & { readonly before: Json | undefined; readonly after: Json | undefined };

/** One that was moved may be changed as well; what is in a new or removed block is not listed again. */
export type BlockChange = {
  readonly block: Block;
  readonly kind: 'added' | 'removed' | 'kept';
  readonly isMoved: boolean;
  readonly slots: readonly SlotChange[];
};

/** In reading order, then what is gone; only blocks that left the others' order count as moved, so one dragged to the top is one. */
export function compareDocuments(before: BlockDocument, after: BlockDocument, registry: BlockRegistry): BlockChange[] {
  const [old, fresh] = [byId(before), byId(after)];
  const moved = movedBlocks([...old.values()], [...fresh.values()]);
  const isNew = (found: Found, there: ReadonlyMap<string, Found>) => !there.has(found.block.id);
  const isOutermost = ({ ancestors }: Found, there: ReadonlyMap<string, Found>) => ancestors.every(({ id }) => there.has(id));
  const remaining = [...fresh.values()].flatMap((found): BlockChange[] => {
    const then = old.get(found.block.id);
    if (!then) return isOutermost(found, old) ? [{ block: found.block, kind: 'added', isMoved: false, slots: [] }] : [];
    const slots = changedSlots(then.block, found.block, registry);
    const isMoved = moved.has(found.block.id);
    return isMoved || slots.length > 0 || then.block.layout !== found.block.layout ? [{ block: found.block, kind: 'kept', isMoved, slots }] : [];
  });
  const gone = [...old.values()].filter((found) => isNew(found, fresh) && isOutermost(found, fresh));
  return [...remaining, ...gone.map(({ block }): BlockChange => ({ block, kind: 'removed', isMoved: false, slots: [] }))];
}

const byId = (document: BlockDocument) => new Map([...walk(document)].map((found) => [found.block.id, found]));

/** Per language where it is per language. */
export function changedSlots(before: Block, after: Block, registry: BlockRegistry): SlotChange[] {
  const slots = new Map([...slotsOf(before, registry), ...slotsOf(after, registry)].map((slot) => [slotKey(slot), slot]));
  return [...slots.values()].flatMap((slot) => {
    const values = { before: valueInBlock(before, slot), after: valueInBlock(after, slot) };
    return isSame(values.before, values.after) ? [] : [{ ...slot, ...values }];
  });
}

/** In another list, or out of the order of those beside them. */
function movedBlocks(before: readonly Found[], after: readonly Found[]): Set<string> {
  const listOf = ({ position: { parent, column } }: Found) => `${parent ?? ''} ${column}`;
  const then = new Map(before.map((found) => [found.block.id, listOf(found)]));
  const existedBefore = (found: Found) => then.has(found.block.id);
  const moved = new Set(after.filter((found) => existedBefore(found) && then.get(found.block.id) !== listOf(found)).map(({ block }) => block.id));
  const rank = new Map(before.map(({ block }, index) => [block.id, index]));
  const stayed = after.filter((found) => existedBefore(found) && !moved.has(found.block.id));
  for (const list of Map.groupBy(stayed, listOf).values()) {
    const ids = list.map(({ block }) => block.id);
    const inOrder = longestRising(ids.map((id) => rank.get(id) ?? 0));
    for (const [index, id] of ids.entries()) if (!inOrder.has(index)) moved.add(id);
  }
  return moved;
}

function longestRising(numbers: readonly number[]): Set<number> {
  const best: { length: number; from: number }[] = [];
  for (const number of numbers) {
    let [length, from] = [1, -1];
    for (const [earlier, found] of best.entries()) {
      if ((numbers[earlier] ?? 0) < number && found.length + 1 > length) [length, from] = [found.length + 1, earlier];
    }
    best.push({ length, from });
  }
  const rising = new Set<number>();
  const longest = Math.max(0, ...best.map(({ length }) => length));
  for (let at = best.findIndex(({ length }) => length === longest); at >= 0; at = best[at]?.from ?? -1) rising.add(at);
  return rising;
}
