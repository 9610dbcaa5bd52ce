import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { User } from '#api/user.ts';
import { applyCommand, type BlockDocument, type BlockRegistry, blocksBeyondRole, type Command, parseDocumentText, serialiseDocument } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { changeRetentionDays, maxChangesListed } from '../limits.ts';
import { usesOf } from './uses.ts';

/** Who writes, when, and with which blocks; `ifMatch` is the revision that the change was made on. To be called in a transaction. */
export type Writing = { db: Database; registry: BlockRegistry; user: User | null; now: Date };

export type LockedContainer = { id: number; slug: string; draft: string; revision: number };

/** A container that nobody else changes until the transaction ends. Rejects with `not_found` and, for an older revision, `stale`. */
export async function lockContainer({ db }: Pick<Writing, 'db'>, id: number, ifMatch: number | undefined): Promise<LockedContainer> {
  const container = await db.selectFrom('container').select(['id', 'slug', 'draft', 'revision']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!container) throw problem('not_found');
  if (container.revision !== ifMatch) throw problem('stale', { data: await changesSince(db, container, ifMatch ?? 0) });
  return container;
}

/** What has changed since a revision: the commands that led to the present one; null where they are not known, and the draft has to be read anew. */
async function changesSince(db: Database, { id, revision }: LockedContainer, since: number) {
  const isNear = since > 0 && since < revision && revision - since <= maxChangesListed;
  const rows = isNear
    ? await db
        .selectFrom('container_change')
        .select(['revision', 'commands'])
        .where('container_id', '=', id)
        .where('revision', '>', since)
        .orderBy('revision')
        .execute()
    : [];
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
  await db
    .updateTable('container')
    .set({ draft, revision: next, uses: usesOf(document, registry), updated_at: now, updated_by: userId })
    .where('id', '=', id)
    .execute();
  if (commands) {
    await db
      .insertInto('container_change')
      .values({ container_id: id, revision: next, commands: JSON.stringify(commands), at: now, user_id: userId })
      .execute();
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

/** Of a day's drafts the last is kept (design: a history that can be read). */
async function autosave(db: Database, version: { container_id: number; document: string; revision: number; at: Date; user_id: number | null }): Promise<void> {
  await db
    .insertInto('container_version')
    .values({ ...version, kind: 'autosave', language: null, day: dayOf(version.at) })
    .onConflict((conflict) =>
      conflict
        .columns(['container_id', 'day'])
        // Written out: of a parameter the planner cannot tell that it is the index's own condition.
        .where('kind', '=', sql.lit('autosave'))
        .doUpdateSet((eb) => ({
          document: eb.ref('excluded.document'),
          revision: eb.ref('excluded.revision'),
          at: eb.ref('excluded.at'),
          user_id: eb.ref('excluded.user_id'),
        })),
    )
    .execute();
}

/** Forgets what nobody can ask for any more: commands after a month, receipts after a day. */
export async function forgetOldWrites(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('container_change').where('at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${changeRetentionDays})`).execute();
  await db.deleteFrom('write_receipt').where('at', '<', sql<Date>`${now}::timestamptz - interval '1 day'`).execute();
}
