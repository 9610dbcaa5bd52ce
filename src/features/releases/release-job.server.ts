import { z } from 'zod';
import type { BlockRegistry } from '#content/index.ts';
import { type Jobs, jobKind } from '#features/jobs/index.server.ts';
import { takeOut } from './queries/releases.server.ts';
import { type Releasing, setItemsOnline } from './release-items.server.ts';

/** A release by its number: one that was moved to later or called off is not due when its job comes. */
export const releaseJob = jobKind('release', z.object({ id: z.int() }));

type Log = { warn: (what: object, message: string) => void };

/** Seconds after which a release is called late: then no process ran at its moment. */
const lateAfter = 60;

/** Lets releases go out at their moment, whichever process finds the job, also after a restart. */
export function performReleases(jobs: Jobs, { registry, now, log }: { registry: BlockRegistry; now: () => Date; log: Log }): void {
  jobs.performInStore(releaseJob, async ({ id }, db) => {
    const at = now();
    const due = await goOut({ db, registry, now: at }, id);
    const late = due ? Math.round((at.getTime() - due.getTime()) / 1_000) : 0;
    if (late > lateAfter) log.warn({ release: id, seconds: late }, 'a release went out late');
  });
}

/** Sets a release that is due online with all its items; answers for when it was planned, null where there was nothing to do. */
export async function goOut(releasing: Releasing, id: number): Promise<Date | null> {
  const { db, now } = releasing;
  // The condition is judged again after waiting for whoever holds the row, so that only one of two processes changes it.
  const gone = await takeOut(db, id, now);
  if (!gone) return null;
  await setItemsOnline(releasing, id, true);
  return gone.at;
}
