import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '#db/database.server.ts';
import { openQueue, through } from './queue.server.ts';

/** What a restored backup has left to be done: `restoredAt`, `snapshotAt` of the restore that is not released; null: none. */
export type Held = { jobs: number; restoredAt: Date; snapshotAt: Date } | null;

export async function readHeld(db: Database): Promise<Held> {
  const { rows } = await sql<{ jobs: number; restoredAt: Date; snapshotAt: Date }>`
    select (select count(*) from held_job)::int as jobs, at as "restoredAt", snapshot_at as "snapshotAt"
    from restoration where released_at is null order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Whether nothing may be sent of what the database says by itself: it is of a backup, and may have been sent since. */
export const isHeld = async (db: Database): Promise<boolean> => (await readHeld(db)) !== null;

/** The same for a command, which has no queue open. */
export async function releaseHeldJobs(db: Database): Promise<number> {
  const boss = await openQueue(db, { isSupervised: false, report: () => {} });
  try {
    return await db.transaction().execute((store) => endHeld(boss, 'release', store));
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Gives held jobs to the queue, or discards them, in the transaction of `store`; answers how many. */
export async function endHeld(boss: PgBoss, how: 'release' | 'discard', store: Database): Promise<number> {
  const held = await store.deleteFrom('held_job').returning(['queue', 'data', 'start_after']).execute();
  if (how === 'release')
    for (const { queue, data, start_after } of held)
      await boss.send(queue, data as object /* as the queue had it */, { startAfter: start_after, db: through(store) });
  await sql`update restoration set released_at = clock_timestamp() where released_at is null`.execute(store);
  return held.length;
}
