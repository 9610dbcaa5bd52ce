import { audit } from '#api/audit/audit.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { removeGivenUpTo } from '#features/jobs/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { accountService } from '../accounts.server.ts';
import { t } from '../answer-strings.ts';
import { factorsOf } from '../factor/queries/factors.server.ts';
import { knowingPassword } from '../password/password-change.server.ts';
import { awaitedEmail, forgetLinks } from '../queries/tokens.server.ts';
import { invalidFields } from '../refuse.server.ts';
import { endSession, libraryHeaders } from '../session/answer-session.server.ts';
import { ownSessions } from '../session/own-sessions.server.ts';
import { requireProofWithFactor } from '../session/proof.server.ts';
import { withLastAdminGuard } from '../staff/last-admin.server.ts';
import { tellWhoActs } from '../staff/queries/acting.server.ts';
import { confirmedAddress, deleteAccountRow, deleteRecipient, favouritesOf, readProfile, remindersOf, signInsOf, waitsOf } from './queries.server.ts';

/** All that is kept of an account, also what its address waits for. */
export async function ownData(context: RequestContext, userId: number) {
  const [profile, awaited, sessions, signIns, favourites, reminders, waits, factors] = await Promise.all([
    readProfile(context.db, userId),
    awaitedEmail(context.db, userId),
    ownSessions(context, userId),
    signInsOf(context.db, userId),
    favouritesOf(context.db, userId),
    remindersOf(context.db, userId),
    waitsOf(context.db, userId),
    factorsOf(context.db, userId),
  ]);
  return {
    profile,
    awaited_email: awaited,
    sessions,
    sign_ins: signIns.map(({ at, ...rest }) => ({ at: toBerlinIso(at), ...rest })),
    second_factors: factors,
    favourites: favourites.map(({ event_id, created_at }) => ({ event_id, at: toBerlinIso(created_at) })),
    reminders: reminders.map(({ event_id, season_id, sale_group, asked_at }) => ({ event_id, season_id, group: sale_group, at: toBerlinIso(asked_at) })),
    waiting_list: waits.map(({ asked_at, ...rest }) => ({ ...rest, at: toBerlinIso(asked_at) })),
  };
}

/**
 * Deletes an account with all that hangs on it. With a password, that is asked for; without one a session of today; of who has a
 * second factor a fresh proof as well. Throws 409
 * `last_admin` where nobody would stay who administers.
 */
export async function deleteAccount(context: RequestContext, userId: number, password: string): Promise<void> {
  const { db, language, now } = context;
  const { auth, sessions } = context.service(accountService);
  const { email, role, has_password } = await readProfile(db, userId);
  await requireProofWithFactor(context, userId);
  if (has_password && password === '') throw invalidFields(language, { password: t(language, 'password_missing') });
  if (has_password) await knowingPassword(context, email, () => auth.api.verifyPassword({ body: { password }, headers: libraryHeaders(context) }), 'password');
  else if (!(await hasFreshSession(context, userId))) throw problem('sign_in_again');
  await db.transaction().execute((store) =>
    withLastAdminGuard(store, async () => {
      await tellWhoActs(store, userId, now);
      if (role !== 'visitor') await audit(store, { userId, action: 'POST /api/user/delete/', objectId: userId, language: null, now });
      await removeAccount(store, userId);
    }),
  );
  sessions.forget();
  await endSession(context);
}

/** Takes an account away; what is nobody else's goes with it, what its address waits for, and mails to it that were given up. Links to set its password or address hold no longer. */
export async function removeAccount(store: Database, userId: number): Promise<void> {
  await forgetLinks(store, userId);
  await deleteRecipient(store, userId);
  const address = await confirmedAddress(store, userId);
  if (address !== null) await removeGivenUpTo(store, address);
  await deleteAccountRow(store, userId);
}

/** Whether the session that asks was begun within a day, by its owner. */
async function hasFreshSession(context: RequestContext, userId: number): Promise<boolean> {
  const session = (await ownSessions(context, userId)).find(({ current }) => current);
  return session !== undefined && Date.now() - new Date(session.started).getTime() < 24 * 60 * 60 * 1_000;
}
