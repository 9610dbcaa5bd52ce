import { isAPIError } from 'better-auth/api';
import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { accountService } from '../accounts.server.ts';
import { t } from '../answer-strings.ts';
import { knowingPassword } from '../password/password-change.server.ts';
import { invalidFields, refusal } from '../refuse.server.ts';
import { endSession, libraryHeaders } from '../session/answer-session.server.ts';
import { ownSessions } from '../session/own-sessions.server.ts';
import { readProfile } from './profile.server.ts';

/** All that is kept of an account. */
export async function ownData(context: RequestContext, userId: number) {
  const [profile, sessions, signIns] = await Promise.all([
    readProfile(context.db, userId),
    ownSessions(context, userId),
    context.db.selectFrom('sign_in_event').select(['at', 'method', 'ok', 'address']).where('user_id', '=', userId).orderBy('at', 'desc').execute(),
  ]);
  return { profile, sessions, sign_ins: signIns.map(({ at, ...rest }) => ({ at: toBerlinIso(at), ...rest })) };
}

/** Deletes an account with all that hangs on it. With a password, that is asked for; without one a session of today. */
export async function deleteAccount(context: RequestContext, userId: number, password: string): Promise<void> {
  const { db, language } = context;
  const { auth, sessions } = context.service(accountService);
  const { email, role, has_password } = await readProfile(db, userId);
  if (has_password && password === '') throw invalidFields(language, { password: t(language, 'password_missing') });
  if (role === 'admin' && (await isLastAdmin(context, userId))) throw refusal(language, 'last_admin');
  const body = has_password ? { password } : {};
  try {
    await knowingPassword(context, email, () => auth.api.deleteUser({ body, headers: libraryHeaders(context) }), 'password');
  } catch (error) {
    throw isAPIError(error) && error.body?.code === 'SESSION_EXPIRED' ? refusal(language, 'sign_in_again') : error;
  }
  sessions.forget();
  await endSession(context);
}

async function isLastAdmin({ db }: RequestContext, userId: number): Promise<boolean> {
  const { rows } = await sql<{ others: number }>`select count(*)::int as others from site_user where role = 'admin' and id <> ${userId}`.execute(db);
  return rows[0]?.others === 0;
}
