import { CompiledQuery, sql } from 'kysely';
import { type Db, PgBoss } from 'pg-boss';
import type { Database } from '#db/database.server.ts';
import { deadSeconds, expireSeconds, heartbeatSeconds, retries, superviseSeconds } from './limits.ts';

/** The schema of the library's tables; no migration of ours touches it. */
const schema = 'jobs';
/** Names of the two queues: what is to be done, and what was given up. */
export const queue = 'work';
export const deadQueue = 'dead';

/** Any number, the same for all processes: only one of them makes the library's tables at a time. */
const preparationLock = 4_713_031;

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
    await sql`select pg_advisory_lock(${preparationLock})`.execute(connection);
    try {
      const boss = bossOn(connection, false);
      await boss.start();
      const known = (await boss.getQueues()).map(({ name }) => name);
      if (!known.includes(deadQueue)) await boss.createQueue(deadQueue, { retentionSeconds: deadSeconds });
      if (!known.includes(queue)) await boss.createQueue(queue, { ...retries, heartbeatSeconds, expireInSeconds: expireSeconds, deadLetter: deadQueue });
      await boss.stop({ graceful: false });
    } catch (error) {
      await sql`rollback`.execute(connection); // the library's own transaction, in which nothing else can be asked
      throw error;
    } finally {
      await sql`select pg_advisory_unlock(${preparationLock})`.execute(connection);
    }
  });

export type JobCounts = { waiting: number; oldestDue: Date | null; givenUp: number; mailsGivenUp: number };

/** Of what is due and of what was given up, in one statement; of what waits for its time nothing. */
export async function countJobs(db: Database): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where name = ${queue} and start_after <= now())::int as waiting,
      min(start_after) filter (where name = ${queue} and start_after <= now()) as "oldestDue",
      count(*) filter (where name = ${deadQueue})::int as "givenUp",
      count(*) filter (where name = ${deadQueue} and data ->> 'kind' = 'mail')::int as "mailsGivenUp"
    from ${sql.table(`${schema}.job`)} where state in ('created', 'retry', 'active') and name in (${queue}, ${deadQueue})`.execute(db);
  return rows[0] ?? { waiting: 0, oldestDue: null, givenUp: 0, mailsGivenUp: 0 };
}

/** Milliseconds until the next job falls due by the clock of the database, which judges that too; null where none does within so many. */
export async function msUntilNextJob(db: Database, within: number): Promise<number | null> {
  const { rows } = await sql<{ pause: number | null }>`
    select (ceil(extract(epoch from min(start_after) - clock_timestamp()) * 1000) + 1)::int as pause from ${sql.table(`${schema}.job`)}
    where name = ${queue} and state < 'active' and start_after >= now() and start_after < now() + ${within} * interval '1 millisecond'`.execute(db);
  const pause = rows[0]?.pause ?? null;
  return pause === null ? null : Math.max(1, pause);
}

/** Removes what was given up; whether it was still there. */
export async function takeDead(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`delete from ${sql.table(`${schema}.job`)} where name = ${deadQueue} and id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

export type NamedJob = { id: string; queue: string; data: unknown };

/** Jobs in whose content a text stands anywhere, in small letters: those to be done and those that were given up. None where no site has ever run. */
export async function readJobs(db: Database, text: string): Promise<NamedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<NamedJob>`
    select id, name as queue, data from ${sql.table(`${schema}.job`)} where position(${text} in lower(data::text)) > 0 order by created_on`.execute(db);
  return rows;
}

/** Takes jobs away, whatever they were to do. */
export async function removeJobs(db: Database, jobs: readonly NamedJob[]): Promise<void> {
  for (const { id, queue: name } of jobs) await sql`delete from ${sql.table(`${schema}.job`)} where name = ${name} and id = ${id}`.execute(db);
}

/** Takes away what was given up and was to be sent to an address, which nobody would see otherwise for as long as it is kept. */
export async function removeGivenUpTo(db: Database, address: string): Promise<void> {
  if (!(await hasQueue(db))) return;
  await sql`
    delete from ${sql.table(`${schema}.job`)}
    where name = ${deadQueue} and lower((data ->> 'content')::jsonb ->> 'to') = lower(${address})`.execute(db);
}

async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${`${schema}.job`}) is not null as is`.execute(db);
  return rows[0]?.is === true;
}

/** Of one kind what is due, what was refused and is tried again, and what was given up; `reason` of the last refusal. */
export type JobsOfKind = {
  kind: string;
  waiting: number;
  oldestDue: Date | null;
  refused: number;
  refusedSince: Date | null;
  givenUp: number;
  lastGivenUp: Date | null;
  reason: string | null;
};

/** Every kind of which something is due, refused or given up, in one statement; the queue has to have been opened once. */
export async function listJobs(db: Database): Promise<JobsOfKind[]> {
  const isDue = sql`name = ${queue} and start_after <= now()`;
  const isRefused = sql`name = ${queue} and state = 'retry'`;
  const { rows } = await sql<JobsOfKind>`
    select data ->> 'kind' as kind, count(*) filter (where ${isDue})::int as waiting, min(start_after) filter (where ${isDue}) as "oldestDue",
      count(*) filter (where ${isRefused})::int as refused, min(created_on) filter (where ${isRefused}) as "refusedSince",
      count(*) filter (where name = ${deadQueue})::int as "givenUp", max(created_on) filter (where name = ${deadQueue}) as "lastGivenUp",
      (array_agg(coalesce(data ->> 'reason', output ->> 'reason') order by created_on desc)
        filter (where coalesce(data ->> 'reason', output ->> 'reason') is not null))[1] as reason
    from ${sql.table(`${schema}.job`)}
    where state in ('created', 'retry', 'active') and (name = ${deadQueue} or ${isDue} or ${isRefused})
    group by 1 order by "givenUp" desc, waiting desc, 1`.execute(db);
  return rows;
}

/** Of one kind, how many are tried again, and how many were given up: for their recipients alone, and for another reason. */
type RefusedOfKind = { kind: string; refused: number; recipients: number; others: number };

/** Of what was written after one instant and before another what was refused, in one statement; what was given up for another reason whenever it was. */
export async function countRefused(db: Database, { after, before }: { after: Date; before: Date }): Promise<RefusedOfKind[]> {
  const isOfRecipient = sql`coalesce((data ->> 'of_recipient')::boolean, false)`;
  const { rows } = await sql<RefusedOfKind>`
    select data ->> 'kind' as kind, count(*) filter (where name = ${queue} and created_on > ${after} and created_on < ${before})::int as refused,
      count(*) filter (where name = ${deadQueue} and ${isOfRecipient} and created_on > ${after})::int as recipients,
      count(*) filter (where name = ${deadQueue} and not ${isOfRecipient})::int as others
    from ${sql.table(`${schema}.job`)}
    where (name = ${queue} and state = 'retry') or (name = ${deadQueue} and state in ('created', 'retry', 'active'))
    group by 1`.execute(db);
  return rows;
}
