import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { leaseTime } from '../../limits.ts';

/** Whether this process is the one that checks, for a while; the same one goes on, as what a process has seen of requests and of other systems is its own. */
export async function takeLease(db: Database, holder: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + leaseTime);
  const { rows } = await sql`
    insert into site_check_lease as held (holder, until) values (${holder}, ${until})
    on conflict (only_one) do update set holder = excluded.holder, until = excluded.until
    where held.holder = excluded.holder or held.until < ${now} or held.until > ${new Date(until.getTime() + leaseTime)}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Leaves it to the next one at once. */
export async function endLease(db: Database, holder: string): Promise<void> {
  await db.deleteFrom('site_check_lease').where('holder', '=', holder).execute();
}
