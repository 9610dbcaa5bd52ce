import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** The schema of the library's tables; no migration of ours touches it. */
export const schema = 'jobs';
/** Names of the two queues: what is to be done, and what was given up. */
export const queue = 'work';
export const deadQueue = 'dead';

/** Any number, the same for all processes: only one of them makes the library's tables at a time. */
export const preparationLock = 4_713_031;

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

export const lockPreparation = (db: Database) => sql`select pg_advisory_lock(${preparationLock})`.execute(db);

export const rollBack = (db: Database) => sql`rollback`.execute(db);

export const unlockPreparation = (db: Database) => sql`select pg_advisory_unlock(${preparationLock})`.execute(db);

/** What a restored backup has left to be done: `restoredAt`, `snapshotAt` of the restore that is not released; null: none. */
export type Held = { jobs: number; restoredAt: Date; snapshotAt: Date } | null;

export async function readHeld(db: Database): Promise<Held> {
  const { rows } = await sql<{ jobs: number; restoredAt: Date; snapshotAt: Date }>`
    select (select count(*) from held_job)::int as jobs, at as "restoredAt", snapshot_at as "snapshotAt"
    from restoration where released_at is null order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export const takeHeld = (db: Database) => db.deleteFrom('held_job').returning(['queue', 'data', 'start_after']).execute();

export const noteReleased = (db: Database) => sql`update restoration set released_at = clock_timestamp() where released_at is null`.execute(db);
