import type { PgBoss } from 'pg-boss';
import type { Database } from '#db/database.server.ts';
import { noteReleased, readHeld, takeHeld } from './queries.server.ts';
import { openQueue, through } from './queue.server.ts';

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
  const held = await takeHeld(store);
  if (how === 'release')
    for (const { queue, data, start_after } of held)
      await boss.send(queue, data as object /* as the queue had it */, { startAfter: start_after, db: through(store) });
  await noteReleased(store);
  return held.length;
}
