import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { firstWait, forgetHours, freeAttempts, longestWait } from '../limits.ts';
import { connectionOf } from '../session/network-of.ts';

type Kind = keyof typeof freeAttempts;

/** What an attempt counts for. `address` is the visitor's own; '' where it is not known, then it does not count. */
export type Attempt = { account: string; address: string };

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through; answers for how many
 * seconds one has to wait, 0: go on. Keys are account and real address, nothing else of the request. It stands in the
 * database, for all processes of a site.
 */
export async function enter(db: Database, attempt: Attempt): Promise<number> {
  const waits = [await count(db, 'address', attempt.address)];
  // Whoever is stopped by the own address does not use up the account's attempts.
  if (waits[0] === 0) waits.push(await count(db, 'account', attempt.account));
  return Math.max(...waits);
}

/** After the right password: the account begins anew, the address gets the attempt back. */
export async function leave(db: Database, { account, address }: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_throttle').where('key', '=', keyOf('account', account)).execute();
  if (!address) return;
  await db
    .updateTable('sign_in_throttle')
    .set((expression) => ({ failures: expression('failures', '-', 1) }))
    .where('key', '=', keyOf('address', address))
    .where('failures', '>', 0)
    .execute();
}

async function count(db: Database, kind: Kind, value: string): Promise<number> {
  if (!value) return 0;
  const key = keyOf(kind, value);
  const failures = sql`case when t.last_at < now() - make_interval(hours => ${forgetHours}) then 1 else t.failures + 1 end`;
  const { rows } = await sql`
    insert into sign_in_throttle as t (key, failures, blocked_until, last_at) values (${key}, 1, now(), now())
    on conflict (key) do update set
      failures = ${failures}, last_at = now(),
      blocked_until = now() + make_interval(secs => case when ${failures} < ${freeAttempts[kind]}::int then 0
        else least(${longestWait}::int, ${firstWait}::int * power(2, least(20, ${failures} - ${freeAttempts[kind]}::int))) end)
    where t.blocked_until <= now()
    returning key`.execute(db);
  if (rows.length > 0) return 0;
  const blocked = await db
    .selectFrom('sign_in_throttle')
    .select(sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as('seconds'))
    .where('key', '=', key)
    .executeTakeFirst();
  return Math.max(1, blocked?.seconds ?? 1);
}

/** A hash: who tries to get in is nobody's business who reads the table. */
const keyOf = (kind: Kind, value: string) =>
  createHash('sha256')
    .update(`${kind}:${kind === 'address' ? connectionOf(value) : value}`)
    .digest('base64url');
