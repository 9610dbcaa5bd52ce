import { z } from 'zod';
import { audit } from '#api/audit/audit.server.ts';
import type { BlockRegistry } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { type Jobs, jobKind } from '#features/jobs/index.server.ts';
import { showVersion, unpublish } from '../containers/publish.server.ts';

/** What was planned, by its row: one that was cancelled or planned anew is not there any more. */
export const plannedJob = jobKind('planned publication', z.object({ id: z.int() }));

/**
 * Does what was planned when its instant has come, in one transaction with the end of the job: by whichever process finds
 * it, also after a restart, and once. The change of what is published purges the pages that show it.
 */
export function performPlanned(jobs: Jobs, { registry, now }: { registry: BlockRegistry; now: () => Date }): void {
  jobs.performInStore(plannedJob, async ({ id }, db: Database) => {
    const found = await db
      .selectFrom('planned_publication')
      .select(['container_id', 'language', 'kind', 'version_id', 'user_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return;
    // First the container, as planning and cancelling do.
    const container = await db.selectFrom('container').select(['id', 'revision']).where('id', '=', found.container_id).forUpdate().executeTakeFirst();
    const gone = await db.deleteFrom('planned_publication').where('id', '=', id).returning('id').executeTakeFirst();
    if (!container || !gone) return;
    const at = now();
    await audit(db, { userId: found.user_id, action: `PLANNED ${found.kind}`, objectId: container.id, language: found.language, now: at });
    const writing = { db, registry, now: at, user: await userOf(db, found.user_id) };
    if (found.kind === 'unpublish') return unpublish(writing, container, found.language);
    const version = await db
      .updateTable('container_version')
      .set({ kind: 'publish', at: writing.now })
      .where('id', '=', found.version_id)
      .returning(['id', 'document'])
      .executeTakeFirstOrThrow();
    return showVersion(writing, container, found.language, version);
  });
}

const userOf = async (db: Database, id: number | null) =>
  id === null ? null : ((await db.selectFrom('site_user').select(['id', 'role']).where('id', '=', id).executeTakeFirst()) ?? null);
