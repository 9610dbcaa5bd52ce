import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { mailsAnHour } from '../limits.ts';
import { tooManyMails } from '../refuse.server.ts';
import { connectionOf } from '../session/network-of.ts';

/** Counts a mail to an address that a visitor asks for; throws 429 `too_many_mails`, whether the address has an account or not. */
export async function countMail(context: RequestContext, email: string): Promise<void> {
  if (!(await mayMail(context, email))) throw tooManyMails();
}

/** The same for mails that nobody asked for in so many words: whether one may go. */
export async function mayMail({ db, visitor }: Pick<RequestContext, 'db' | 'visitor'>, email: string): Promise<boolean> {
  const counts = await Promise.all([
    within(db, `mail-to:${email}`, mailsAnHour.account),
    visitor.address === '' || within(db, `mail-by:${connectionOf(visitor.address)}`, mailsAnHour.address),
  ]);
  return !counts.includes(false);
}

/** Whether this is still among the first `most` of an hour, which begins with the first. */
async function within(db: RequestContext['db'], name: string, most: number): Promise<boolean> {
  const key = createHash('sha256').update(name).digest('base64url');
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_throttle as t (key, failures, blocked_until, last_at) values (${key}, 1, now() + interval '1 hour', now())
    on conflict (key) do update set
      failures = case when t.blocked_until <= now() then 1 else t.failures + 1 end,
      blocked_until = case when t.blocked_until <= now() then now() + interval '1 hour' else t.blocked_until end,
      last_at = now()
    returning failures`.execute(db);
  return (rows[0]?.failures ?? 0) <= most;
}
