import { problem } from '#api/problem.server.ts';
import type { User } from '#api/user.ts';
import { applyCommand, type BlockDocument, type BlockRegistry, blocksBeyondRole, type Command, parseDocumentText, serialiseDocument } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { maxChangesListed } from '../limits.ts';
import { autosave, commandsSince, insertChange, lockContainerRow, storeDraftRow } from './queries/changes.server.ts';
import { usesOf } from './uses.ts';

/** Who writes, when, and with which blocks; `ifMatch` is the revision that the change was made on. To be called in a transaction. */
export type Writing = { db: Database; registry: BlockRegistry; user: User | null; now: Date };

export type LockedContainer = { id: number; slug: string; draft: string; revision: number };

/** A container that nobody else changes until the transaction ends. Rejects with `not_found` and, for an older revision, `stale`. */
export async function lockContainer({ db }: Pick<Writing, 'db'>, id: number, ifMatch: number | undefined): Promise<LockedContainer> {
  const container = await lockContainerRow(db, id);
  if (!container) throw problem('not_found');
  if (container.revision !== ifMatch) throw problem('stale', { data: await changesSince(db, container, ifMatch ?? 0) });
  return container;
}

/** What has changed since a revision: the commands that led to the present one; null where they are not known, and the draft has to be read anew. */
async function changesSince(db: Database, { id, revision }: LockedContainer, since: number) {
  const isNear = since > 0 && since < revision && revision - since <= maxChangesListed;
  const rows = isNear ? await commandsSince(db, id, since) : [];
  const isWhole = rows.length === revision - since;
  return { revision, changes: isWhole ? rows.map((row) => ({ revision: row.revision, commands: JSON.parse(row.commands) as Command[] })) : null }; // as they were written
}

/** Rejects with `unreadable` where a newer release has written it. */
export function draftOf({ draft }: LockedContainer): BlockDocument {
  const parsed = parseDocumentText(draft);
  if (!parsed.ok) throw problem('unreadable');
  return parsed.document;
}

/** Applies commands to the draft, all or none; answers its new revision. */
export async function applyCommands(writing: Writing, container: LockedContainer, commands: readonly Command[]): Promise<number> {
  let document = draftOf(container);
  for (const [index, command] of commands.entries()) {
    const applied = applyCommand(document, command, writing.registry);
    if (!applied.ok) throw problem('command_refused', { data: { index, ...applied.problem } });
    document = applied.document;
  }
  return storeDraft(writing, container, document, commands);
}

/** Stores another draft with what led to it; without commands nobody can be told what has changed. */
export async function storeDraft(
  { db, registry, user, now }: Writing,
  { id, revision, draft: before }: LockedContainer,
  document: BlockDocument,
  commands: readonly Command[] | null,
): Promise<number> {
  requireRole(user, before, document, registry);
  const draft = serialiseDocument(document);
  const userId = user?.id ?? null;
  const next = revision + 1;
  await storeDraftRow(db, id, draft, next, usesOf(document, registry), now, userId);
  if (commands) {
    await insertChange(db, id, next, JSON.stringify(commands), now, userId);
  }
  await autosave(db, { container_id: id, document: draft, revision: next, at: now, user_id: userId });
  return next;
}

/** Such as raw HTML, also when it comes by a version; rejects with `beyond_role`. */
export function requireRole(user: User | null, before: string | null, after: BlockDocument, registry: BlockRegistry): void {
  const parsed = before === null ? null : parseDocumentText(before);
  const beyond = blocksBeyondRole(parsed?.ok ? parsed.document : null, after, registry, user?.role ?? 'admin'); // nobody: the site itself
  if (beyond.length > 0) throw problem('beyond_role', { data: beyond.map(({ id, type }) => ({ id, type })) });
}
