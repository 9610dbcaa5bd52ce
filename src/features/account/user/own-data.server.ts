import { isAPIError } from 'better-auth/api';
import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { accountService } from '../accounts.server.ts';
import { t } from '../answer-strings.ts';
import { knowingPassword } from '../password/password-change.server.ts';
import { invalidFields } from '../refuse.server.ts';
import { endSession, libraryHeaders } from '../session/answer-session.server.ts';
import { ownSessions } from '../session/own-sessions.server.ts';
import { awaitedEmail } from '../tokens.server.ts';
import { readProfile } from './profile.server.ts';

/** All that is kept of an account. */
export async function ownData(context: RequestContext, userId: number) {
  const [profile, awaited, sessions, signIns, favourites] = await Promise.all([
    readProfile(context.db, userId),
    awaitedEmail(context.db, userId),
    ownSessions(context, userId),
    context.db.selectFrom('sign_in_event').select(['at', 'method', 'ok', 'address']).where('user_id', '=', userId).orderBy('at', 'desc').execute(),
    context.db.selectFrom('favourite').select(['event_id', 'created_at']).where('user_id', '=', userId).orderBy('created_at', 'desc').execute(),
  ]);
  return {
    profile,
    awaited_email: awaited,
    sessions,
    sign_ins: signIns.map(({ at, ...rest }) => ({ at: toBerlinIso(at), ...rest })),
    favourites: favourites.map(({ event_id, created_at }) => ({ event_id, at: toBerlinIso(created_at) })),
  };
}

/** Deletes an account with all that hangs on it. With a password, that is asked for; without one a session of today. */
export async function deleteAccount(context: RequestContext, userId: number, password: string): Promise<void> {
  const { db, language } = context;
  const { auth, sessions } = context.service(accountService);
  const { email, role, has_password } = await readProfile(db, userId);
  if (has_password && password === '') throw invalidFields(language, { password: t(language, 'password_missing') });
  const body = has_password ? { password } : {};
  const go = () => knowingPassword(context, email, () => auth.api.deleteUser({ body, headers: libraryHeaders(context) }), 'password');
  try {
    await (role === 'admin' ? leavingAnAdmin(context, userId, go) : go());
  } catch (error) {
    throw isAPIError(error) && error.body?.code === 'SESSION_EXPIRED' ? problem('sign_in_again') : error;
  }
  sessions.forget();
  await endSession(context);
}

/** Any number, the same for all processes; another than those of the other locks. */
const adminLock = 4_713_004;

/** Lets an administrator go, one after another: of two at the same moment each would see the other stay. */
const leavingAnAdmin = ({ db }: RequestContext, userId: number, go: () => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${adminLock})`.execute(transaction);
    const other = await transaction.selectFrom('site_user').select('id').where('role', '=', 'admin').where('id', '<>', userId).limit(1).executeTakeFirst();
    if (!other) throw problem('last_admin');
    await go(); // on a connection of its own
  });
