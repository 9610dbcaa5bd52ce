import { CompiledQuery } from 'kysely';
import { type Db, PgBoss } from 'pg-boss';
import type { Database } from '#db/database.server.ts';
import { deadSeconds, expireSeconds, heartbeatSeconds, retries, superviseSeconds } from './limits.ts';
import { deadQueue, lockPreparation, queue, rollBack, schema, unlockPreparation } from './queries.server.ts';

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
  await prepare(db);
  const boss = bossOn(db, isSupervised);
  boss.on('error', report);
  await boss.start();
  return boss;
}

const bossOn = (db: Database, isSupervised: boolean): PgBoss =>
  new PgBoss({
    db: through(db),
    schema,
    schedule: false,
    supervise: isSupervised,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    clock: { now: () => Date.now(), setTimeout, clearTimeout, clearInterval, setInterval: (work, pause) => setInterval(work, pause).unref() },
  });

/** Has the library make its tables, and ours its queues, on one connection: of processes that start at once two would make the same. */
const prepare = (db: Database): Promise<void> =>
  db.connection().execute(async (connection) => {
    await lockPreparation(connection);
    try {
      const boss = bossOn(connection, false);
      await boss.start();
      const known = (await boss.getQueues()).map(({ name }) => name);
      if (!known.includes(deadQueue)) await boss.createQueue(deadQueue, { retentionSeconds: deadSeconds });
      if (!known.includes(queue)) await boss.createQueue(queue, { ...retries, heartbeatSeconds, expireInSeconds: expireSeconds, deadLetter: deadQueue });
      await boss.stop({ graceful: false });
    } catch (error) {
      await rollBack(connection); // the library's own transaction, in which nothing else can be asked
      throw error;
    } finally {
      await unlockPreparation(connection);
    }
  });
