import { applyCommand, type Bilingual, type BlockDocument, type BlockRegistry, type Command } from '#content/index.ts';
import { type Anchor, anchored, anchorFor } from './anchors.ts';
import { maxSteps, stepPause } from './limits.ts';
import { type Slot, simpleCommands, slotKey, slotOf, valueIn } from './simple-commands.ts';

/** One that was undone holds how it is done again. */
export type Step = {
  readonly seq: number;
  readonly isDone: boolean;
  readonly label: Bilingual;
  readonly back: Command;
  /** Of each simple command in `back`: where it goes, however the lists have changed since. */
  readonly anchors: readonly (Anchor | null)[];
  /** What the step has left in fields: it can be taken back as long as nobody else has written over it. */
  readonly left: readonly (readonly [slot: Slot, value: string])[];
  /** The field in which it was typed, null for anything else: what follows without a pause is the same step. */
  readonly typedIn: string | null;
  readonly at: number;
};

export type Steps = readonly Step[];

export const lastDone = (steps: Steps): Step | undefined => steps.findLast(({ isDone }) => isDone);
export const firstUndone = (steps: Steps): Step | undefined => steps.find(({ isDone }) => !isDone);

type Done = { command: Command; inverse: Command; after: BlockDocument; label: Bilingual; at: number; registry: BlockRegistry };

/** Drops what was undone before; typing in one field is one step until a pause. */
export function addStep(steps: Steps, { command, inverse, after, label, at, registry }: Done): Steps {
  const done = steps.filter(({ isDone }) => isDone);
  const last = done.at(-1);
  const typedIn = command.kind === 'setField' ? slotKey(slotOf(command)) : null;
  const isTypedOn = last && done.length === steps.length && typedIn !== null && last.typedIn === typedIn && at - last.at < stepPause;
  if (isTypedOn) return [...done.slice(0, -1), { ...last, at, left: leftBy(command, after) }];
  const step = { seq: (last?.seq ?? 0) + 1, isDone: true, label, typedIn, at, ...anchoredInverse(inverse, after, registry), left: leftBy(command, after) };
  return [...done, step].slice(-maxSteps);
}

/** `inverse` leads to where it was before. */
export const invertStep = (step: Step, { command, inverse, after, registry }: Omit<Done, 'label' | 'at'>): Step => ({
  ...step,
  isDone: !step.isDone,
  typedIn: null,
  ...anchoredInverse(inverse, after, registry),
  left: leftBy(command, after),
});

/** A block that is gone is noticed when the command is applied. */
export const isUntouched = ({ left }: Step, document: BlockDocument): boolean =>
  left.every(([slot, value]) => (JSON.stringify(valueIn(document, slot)) ?? '') === value);

export function inverseIn(document: BlockDocument, { back, anchors }: Step, registry: BlockRegistry): Command {
  let current = document;
  const commands = simpleCommands(back).map((command, index) => {
    const placed = anchored(current, command, anchors[index] ?? null);
    const applied = applyCommand(current, placed, registry);
    if (applied.ok) current = applied.document;
    return placed;
  });
  const [only, ...others] = commands;
  return only && others.length === 0 ? only : { kind: 'composite', commands };
}

function anchoredInverse(inverse: Command, after: BlockDocument, registry: BlockRegistry): Pick<Step, 'back' | 'anchors'> {
  let current = after;
  const anchors = simpleCommands(inverse).map((command) => {
    const anchor = anchorFor(current, command);
    const applied = applyCommand(current, command, registry);
    if (applied.ok) current = applied.document;
    return anchor;
  });
  return { back: inverse, anchors };
}

function leftBy(command: Command, after: BlockDocument): Step['left'] {
  const slots = simpleCommands(command).flatMap((simple) => (simple.kind === 'setField' ? [slotOf(simple)] : []));
  const last = new Map(slots.map((slot) => [slotKey(slot), slot]));
  return [...last.values()].map((slot) => [slot, JSON.stringify(valueIn(after, slot)) ?? '']);
}
