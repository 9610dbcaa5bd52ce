import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { changeRetentionDays, maxChangesAttributed } from '../../limits.ts';

export const containerExists = (db: Database, id: number) => db.selectFrom('container').select('id').where('id', '=', id).executeTakeFirst();

export const changesWithAuthors = (db: Database, id: number, since: number) =>
  db
    .selectFrom('container_change')
    .leftJoin('site_user', 'site_user.id', 'container_change.user_id')
    .select(['commands', 'at', 'user_id', 'name', 'email'])
    .where('container_id', '=', id)
    .where('container_change.revision', '>', since)
    .orderBy('container_change.revision', 'desc')
    .limit(maxChangesAttributed)
    .execute();

/** Of a day's drafts the last is kept (design: a history that can be read). */
export async function autosave(
  db: Database,
  version: { container_id: number; document: string; revision: number; at: Date; user_id: number | null },
): Promise<void> {
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

export const lockContainerRow = (db: Database, id: number) =>
  db.selectFrom('container').select(['id', 'slug', 'draft', 'revision']).where('id', '=', id).forUpdate().executeTakeFirst();

export const commandsSince = (db: Database, id: number, since: number) =>
  db.selectFrom('container_change').select(['revision', 'commands']).where('container_id', '=', id).where('revision', '>', since).orderBy('revision').execute();

export const storeDraftRow = (db: Database, id: number, draft: string, revision: number, uses: string[], now: Date, userId: number | null) =>
  db.updateTable('container').set({ draft, revision, uses, updated_at: now, updated_by: userId }).where('id', '=', id).execute();

export const insertChange = (db: Database, id: number, revision: number, commands: string, now: Date, userId: number | null) =>
  db.insertInto('container_change').values({ container_id: id, revision, commands, at: now, user_id: userId }).execute();
