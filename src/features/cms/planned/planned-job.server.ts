import { z } from 'zod';
import { audit } from '#api/audit/audit.server.ts';
import type { BlockRegistry } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { type Jobs, jobKind } from '#features/jobs/index.server.ts';
import { showVersion, unpublish } from '../containers/publish.server.ts';
import { deletePlanned, editorOf, lockContainerRow, plannedById, publishVersion } from './queries/planned.server.ts';

/** What was planned, by its row: one that was cancelled or planned anew is not there any more. */
export const plannedJob = jobKind('planned publication', z.object({ id: z.int() }));

/**
 * Does what was planned when its instant has come, in one transaction with the end of the job: by whichever process finds
 * it, also after a restart, and once. The change of what is published purges the pages that show it.
 */
export function performPlanned(jobs: Jobs, { registry, now }: { registry: BlockRegistry; now: () => Date }): void {
  jobs.performInStore(plannedJob, async ({ id }, db: Database) => {
    const found = await plannedById(db, id);
    if (!found) return;
    // First the container, as planning and cancelling do.
    const container = await lockContainerRow(db, found.container_id);
    const gone = await deletePlanned(db, id);
    if (!container || !gone) return;
    const at = now();
    await audit(db, { userId: found.user_id, action: `PLANNED ${found.kind}`, objectId: container.id, language: found.language, now: at });
    const writing = { db, registry, now: at, user: await userOf(db, found.user_id) };
    if (found.kind === 'unpublish') return unpublish(writing, container, found.language);
    const version = await publishVersion(db, found.version_id, writing.now);
    return showVersion(writing, container, found.language, version);
  });
}

const userOf = async (db: Database, id: number | null) => (id === null ? null : ((await editorOf(db, id)) ?? null));
