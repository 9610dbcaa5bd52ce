import { applyCommand, type BlockDocument, type BlockRegistry, type Command, type Json, type Problem } from '#content/index.ts';
import { type OpenConflict, ownSideIn } from './conflicts.ts';
import { type Entry, rebase } from './rebase.ts';
import type { Choice, Saved } from './session.ts';
import { type SimpleCommand, simpleCommands, slotKey, slotOf, writeSlot } from './simple-commands.ts';

export type WorkingCopy = {
  readonly base: Saved;
  readonly entries: readonly Entry[];
  readonly conflicts: readonly OpenConflict[];
  readonly shown: BlockDocument;
};

export type AppliedLocally = { readonly copy: WorkingCopy; readonly inverse: Command };

export function reopen({ base, entries, conflicts }: Omit<WorkingCopy, 'shown'>, registry: BlockRegistry): WorkingCopy {
  const { shown, ...rebased } = rebase({ from: base.document, onto: base.document, entries, conflicts }, registry);
  return { base, entries: rebased.entries, conflicts: rebased.conflicts, shown };
}

/** What is typed on in one field stays one command unless it is on its way already (`frozen`). */
export function applyLocally(
  copy: WorkingCopy,
  command: Command,
  { registry, frozen, at }: { registry: BlockRegistry; frozen: number; at: number },
): AppliedLocally | { readonly problem: Problem } {
  const applied = applyCommand(copy.shown, command, registry);
  if (!applied.ok) return { problem: applied.problem };
  const last = copy.entries.at(-1);
  const next = (last?.seq ?? copy.entries.length) + 1;
  const added = simpleCommands(command).map((command, index): Entry => ({ seq: next + index, command, at }));
  if (copy.conflicts.length > 0) {
    const { base, entries, conflicts } = copy;
    const rebased = rebase({ from: base.document, onto: base.document, entries, conflicts, later: added }, registry);
    return { copy: { base, entries: rebased.entries, conflicts: rebased.conflicts, shown: rebased.shown }, inverse: applied.inverse };
  }
  const isTypedOn = last && copy.entries.length > frozen && added.length === 1 && replaces(last.command, added[0]?.command);
  const entries = isTypedOn ? [...copy.entries.slice(0, -1), ...added.map((entry) => ({ ...entry, seq: last.seq, at: last.at }))] : [...copy.entries, ...added];
  return { copy: { ...copy, entries, shown: applied.document }, inverse: applied.inverse };
}

const replaces = (before: SimpleCommand, after: SimpleCommand | undefined): boolean =>
  before.kind === 'setField' &&
  after?.kind === 'setField' &&
  before.restored === undefined &&
  after.restored === undefined &&
  before.value !== undefined &&
  after.value !== undefined &&
  slotKey(slotOf(before)) === slotKey(slotOf(after));

/** What the editor sees stays as it is. */
export function acknowledge(copy: WorkingCopy, count: number, revision: number, registry: BlockRegistry): WorkingCopy {
  const document = copy.entries.slice(0, count).reduce((document, { command }) => {
    const applied = applyCommand(document, command, registry);
    return applied.ok ? applied.document : document;
  }, copy.base.document);
  return { ...copy, base: { revision, document }, entries: copy.entries.slice(count) };
}

/** Also where nothing waited. */
export function rebaseOnto(copy: WorkingCopy, base: Saved, registry: BlockRegistry): WorkingCopy {
  const { entries, conflicts } = copy;
  const rebased = rebase({ from: copy.base.document, onto: base.document, entries, conflicts }, registry);
  return { base, entries: rebased.entries, conflicts: rebased.conflicts, shown: rebased.shown };
}

/** For an entry that the server will never take. */
export function removeEntry(copy: WorkingCopy, seq: number, registry: BlockRegistry): WorkingCopy {
  const { base, conflicts } = copy;
  const entries = copy.entries.filter((entry) => entry.seq !== seq);
  const rebased = rebase({ from: base.document, onto: base.document, entries, conflicts }, registry);
  return { base, entries: rebased.entries, conflicts: rebased.conflicts, shown: rebased.shown };
}

/** The own side first, then the other over it, so that undo leads back; null where both cannot stand together. */
export function resolveConflict(
  copy: WorkingCopy,
  conflict: OpenConflict,
  choice: Choice,
  { registry, at }: { registry: BlockRegistry; at: number },
): { copy: WorkingCopy; command: Command | null } | null {
  const others = copy.conflicts.filter((other) => other !== conflict);
  if (conflict.kind === 'changed' && choice !== 'mine') {
    return { copy: rebaseOnto({ ...copy, conflicts: others }, copy.base, registry), command: null };
  }
  const command = commandFor(conflict, choice);
  if (command === undefined) return null;
  const sendable = rebase({ from: copy.base.document, onto: copy.base.document, entries: copy.entries, conflicts: [] }, registry).sendable;
  const next = (copy.entries.at(-1)?.seq ?? 0) + 1;
  const own = ownSideIn(sendable, conflict).map((command, index): Entry => ({ seq: next + index, command, at }));
  const entries = [...copy.entries, ...own];
  return { copy: reopen({ base: copy.base, entries, conflicts: others }, registry), command };
}

function commandFor({ kind, blockId, field, language, mine, theirs }: OpenConflict, choice: Choice): Command | null | undefined {
  if (choice === 'mine') return null;
  if (kind === 'deleted') return choice === 'theirs' ? { kind: 'removeBlock', id: blockId } : undefined;
  if (field === null) return undefined;
  if (choice === 'theirs') return writeSlot({ blockId, field, language }, theirs);
  const both = together(theirs, mine);
  return both === null ? undefined : { kind: 'setField', id: blockId, field, ...(language !== null && { language }), value: both };
}

/** Lines with a stroke between them, rich text as its own paragraphs. */
function together(theirs: Json | undefined, mine: Json | undefined): Json | null {
  if (typeof theirs === 'string' && typeof mine === 'string') return `${theirs}${/\n/.test(theirs + mine) ? '\n\n' : ' / '}${mine}`;
  const [one, other] = [contentOf(theirs), contentOf(mine)];
  return one && other ? { type: 'doc', content: [...one, ...other] } : null;
}

function contentOf(value: Json | undefined): readonly Json[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { type, content } = value as { readonly [key: string]: Json };
  return type === 'doc' && Array.isArray(content) ? content : null;
}
