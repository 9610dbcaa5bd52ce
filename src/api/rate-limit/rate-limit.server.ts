import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Problem, problem } from '../problem.server.ts';
import type { RequestContext } from '../request-context.server.ts';
import { messageFor, waitInWords } from '../strings.ts';
import { connectionOf } from './connection-of.ts';
import { limitsOf, type RateLimit } from './rate-limit.ts';
import { Refusals } from './refusals.ts';

/** The clock is that of the request. */
type LimitContext = Pick<RequestContext, 'db' | 'now'>;

/** Before the attempt, so that many at once cannot slip through; answers the seconds to wait, 0: go on. `who`: never what a request claims. */
export async function countAttempt({ db, now }: LimitContext, limit: RateLimit, who: string): Promise<number> {
  const key = keyOf(limit, who);
  const remembered = refusalsOf(db).until(key, now);
  if (remembered) return secondsUntil(remembered, now);
  await forgetExpired(db, now);
  const { rows } = await write(db, limit, key, now);
  const [counted] = rows;
  if (counted?.isCounted) return 0;
  const until = counted?.blocked_until ?? now;
  // A wait that doubles may be lifted at any time, by whoever knows the password: it is not answered from memory.
  if (!limit.wait) refusalsOf(db).remember(key, until, now);
  return Math.max(1, secondsUntil(until, now));
}

/** Once it is shown that nobody guesses. */
export async function resetAttempts({ db }: Pick<LimitContext, 'db'>, limit: RateLimit, who: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', keyOf(limit, who)).execute();
}

/** Takes one attempt back that came to nothing. */
export async function takeAttemptBack({ db }: Pick<LimitContext, 'db'>, limit: RateLimit, who: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((eb) => ({ attempts: eb('attempts', '-', 1), blocked_until: new Date(0) }))
    .where('key', '=', keyOf(limit, who))
    .where('attempts', '>', 0)
    .execute();
}

/** Throws 429 `too_many` with `Retry-After`; renderers and unknown addresses are not counted. */
export function countCall(endpoint: Endpoint, context: RequestContext): Promise<void> {
  // How often somebody has asked is nothing that the answer reads.
  return recordReads(new ReadDependencies(), () => count(endpoint, context));
}

async function count(endpoint: Endpoint, context: RequestContext): Promise<void> {
  for (const limit of limitsOf(endpoint)) {
    if (limit.counts) continue;
    const who = limit.per === 'account' ? String(context.user?.id ?? '') : connectionOf(context.visitor.address);
    if (who === '' && limit.per !== 'everybody') continue;
    const wait = await countAttempt(context, limit, limit.per === 'everybody' ? '' : who);
    if (wait > 0) throw tooMany(wait);
  }
}

export const tooMany = (seconds: number): Problem<'too_many'> =>
  problem('too_many', { sentence: (language) => messageFor(language, 'too_many', { wait: waitInWords(language, seconds) }), retryAfter: seconds });

/** One statement: inserts, counts on, or says that the wait is not over. */
function write(db: Database, { max, seconds, wait }: RateLimit, key: string, now: Date) {
  const at = sql`${now}::timestamptz`;
  const end = sql`${at} + make_interval(secs => ${seconds})`;
  const attempts = sql`case when t.expires_at <= ${at} then 1 else t.attempts + 1 end`;
  const fixedEnd = sql`case when t.expires_at <= ${at} then ${end} else t.expires_at end`;
  const never = sql`to_timestamp(0)`; // not this moment: the clock of another process may be behind ours
  const blocked = (count: typeof attempts, until: typeof end) =>
    wait
      ? sql`case when ${count} < ${max}::int then ${never}
          else ${at} + make_interval(secs => least(${wait.longest}::int, ${wait.first}::int * power(2, least(20, ${count} - ${max}::int)))) end`
      : sql`case when ${count} < ${max}::int then ${never} else ${until} end`;
  return sql<{ isCounted: boolean; blocked_until: Date }>`
    with counted as (
      insert into rate_limit as t (key, attempts, expires_at, blocked_until) values (${key}, 1, ${end}, ${blocked(sql`1`, end)})
      on conflict (key) do update set attempts = ${attempts}, expires_at = ${wait ? end : fixedEnd}, blocked_until = ${blocked(attempts, fixedEnd)}
      where t.blocked_until <= ${at}
      returning blocked_until
    )
    select true as "isCounted", blocked_until from counted
    union all
    select false, blocked_until from rate_limit where key = ${key} and not exists (select from counted)`.execute(db);
}

/** A hash, so that nobody reads in the table who it was. */
const keyOf = ({ name, per }: RateLimit, who: string): string =>
  createHash('sha256')
    .update(JSON.stringify([name, per, who]))
    .digest('base64url');

const secondsUntil = (until: Date, now: Date): number => Math.ceil((until.getTime() - now.getTime()) / 1_000);

/** Milliseconds between two looks for what has expired. */
const tidyEvery = 10 * 60_000;
const tidiedAt = new WeakMap<Database, number>();

async function forgetExpired(db: Database, now: Date): Promise<void> {
  if (now.getTime() - (tidiedAt.get(db) ?? 0) < tidyEvery) return;
  tidiedAt.set(db, now.getTime());
  await db.deleteFrom('rate_limit').where('expires_at', '<', now).execute();
}

const refusals = new WeakMap<Database, Refusals>();

function refusalsOf(db: Database): Refusals {
  const known = refusals.get(db) ?? new Refusals();
  refusals.set(db, known);
  return known;
}

/** For tests. */
export async function resetAllAttempts(db: Database): Promise<void> {
  refusalsOf(db).forget();
  await db.deleteFrom('rate_limit').execute();
}
