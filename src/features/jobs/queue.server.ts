import { CompiledQuery } from 'kysely';
import { type Db, PgBoss } from 'pg-boss';
import type { Database } from '#db/database.server.ts';
import { deadSeconds, expireSeconds, heartbeatSeconds, retries, superviseSeconds } from './limits.ts';

/** The schema of the library's tables; no migration of ours touches it. */
const schema = 'jobs';
/** Names of the two queues: what is to be done, and what was given up. */
export const queue = 'work';
export const deadQueue = 'dead';

/** The library's statements on our connections, or in a transaction of ours. */
export const through = (db: Database): Db => ({
  executeSql: async (text, values = []) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows: [...rows] };
  },
});

/**
 * The library pg-boss on our database: its schema is made at the first start and brought up to date by a newer release. With
 * `isSupervised` it also takes back what a killed process had begun, and clears away.
 */
export async function openQueue(db: Database, { isSupervised, report }: { isSupervised: boolean; report: (problem: unknown) => void }): Promise<PgBoss> {
  const boss = new PgBoss({
    db: through(db),
    schema,
    schedule: false,
    supervise: isSupervised,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    clock: { now: () => Date.now(), setTimeout, clearTimeout, clearInterval, setInterval: (work, pause) => setInterval(work, pause).unref() },
  });
  boss.on('error', report);
  await boss.start();
  const known = (await boss.getQueues()).map(({ name }) => name);
  if (!known.includes(deadQueue)) await boss.createQueue(deadQueue, { retentionSeconds: deadSeconds });
  if (!known.includes(queue)) await boss.createQueue(queue, { ...retries, heartbeatSeconds, expireInSeconds: expireSeconds, deadLetter: deadQueue });
  return boss;
}
