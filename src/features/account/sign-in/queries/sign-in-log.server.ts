import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Factor, SessionMethod } from '#db/schema/schema-account.ts';
import { absoluteDays, confirmHours, logDays, unconfirmedDays } from '../../limits.ts';
import { networkOf } from '../../session/network-of.ts';

type SignIn = { userId: number | null; method: SessionMethod | 'reset'; factor?: Factor; ok: boolean; address: string };

/** Notes a sign-in, and forgets what has been kept long enough: of the log, of sessions, of accounts that nobody has confirmed. */
export async function logSignIn(db: Database, { userId, method, factor, ok, address }: SignIn): Promise<void> {
  await db
    .insertInto('sign_in_event')
    .values(({ selectFrom }) => ({
      // Looked up again, and held: meanwhile the account may have been deleted.
      user_id: selectFrom('site_user').select('id').where('id', '=', userId).forKeyShare(),
      method,
      factor: factor ?? null,
      ok,
      address: networkOf(address),
    }))
    .execute();
  await db.deleteFrom('sign_in_event').where('at', '<', sql<Date>`now() - make_interval(days => ${logDays})`).execute();
  await forgetSessions(db);
  await forgetUnconfirmed(db);
}

const forgetSessions = (db: Database) =>
  db
    .deleteFrom('user_session')
    .where((where) =>
      where.or([where('expires_at', '<', sql<Date>`now()`), where('created_at', '<', sql<Date>`now() - make_interval(days => ${absoluteDays})`)]),
    )
    .execute();

/** Old accounts that nobody has confirmed, has a link to or has lately tried to sign in to, and all links that hold no longer. */
async function forgetUnconfirmed(db: Database): Promise<void> {
  await db.deleteFrom('user_token').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .deleteFrom('site_user as user')
    .where('user.email_confirmed', '=', false)
    .where('user.created_at', '<', sql<Date>`now() - make_interval(days => ${unconfirmedDays})`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user_token').select('id').where('value', 'in', [sql<string>`'confirm:' || "user".id`, sql<string>`"user".id::text`]))),
    )
    .where(({ not, exists, selectFrom }) =>
      // With the right password a sign-in promises a link: to an account that has to be there.
      not(
        exists(
          selectFrom('sign_in_event')
            .select('id')
            .whereRef('user_id', '=', 'user.id')
            .where('at', '>', sql<Date>`now() - make_interval(hours => ${confirmHours})`),
        ),
      ),
    )
    .execute();
}
