import { applyCommand, type BlockDocument, type BlockRegistry, type Command } from '#content/index.ts';
import type { Saved } from './session.ts';
import { isSame } from './simple-commands.ts';
import { acknowledge, rebaseOnto, type WorkingCopy } from './working-copy.ts';

/** What a 409 says: the present revision, and what has led to it since ours; null where only the whole draft tells. */
export type Since = { readonly revision: number; readonly changes: readonly { readonly revision: number; readonly commands: readonly Command[] }[] | null };

export const isSince = (detail: unknown): detail is Since => typeof detail === 'object' && detail !== null && 'revision' in detail && 'changes' in detail;

export const isSaved = (answer: unknown): answer is Saved => typeof answer === 'object' && answer !== null && 'revision' in answer && 'document' in answer;

/** A change of our own whose answer was lost may be among theirs; null where they do not fit. */
export function merged(copy: WorkingCopy, { revision, changes }: Since, registry: BlockRegistry): WorkingCopy | null {
  if (!changes) return null;
  let document: BlockDocument = copy.base.document;
  for (const command of changes.flatMap(({ commands }) => commands)) {
    const applied = applyCommand(document, command, registry);
    if (!applied.ok) return null;
    document = applied.document;
  }
  const own = changes.find(
    ({ commands }) =>
      commands.length > 0 &&
      isSame(
        commands,
        copy.entries.slice(0, commands.length).map(({ command }) => command),
      ),
  );
  const rest = own ? acknowledge(copy, own.commands.length, copy.base.revision, registry) : copy;
  return rebaseOnto(rest, { revision, document }, registry);
}
