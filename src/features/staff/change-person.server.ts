import { audit } from '#api/audit/audit.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { accountService, makeToken, removeAccount, removeFactors, requireProof, userMailJob, withLastAdminGuard } from '#features/account/index.server.ts';
import type { Role } from '#roles.ts';
import { href } from '#routes.ts';
import { requireAdmin, requireNotAbove, whoAsks } from './acting.server.ts';
import type { StaffAccount } from './contract.ts';
import { resetLinkHours } from './limits.ts';
import { presentAccount, readAccount } from './people.server.ts';
import { accountForReset, deleteSessions, setDeactivatedAt, setRole } from './queries.server.ts';

type Change = (account: Awaited<ReturnType<typeof readAccount>>) => Promise<unknown>;

/** Changes an account on the revision that was shown, after all who were before, and lets an administrator stay; after a fresh proof. */
const change = async (context: RequestContext, id: number, work: Change): Promise<void> => {
  await requireProof(context);
  await withLastAdminGuard(context.db, async () => {
    await requireAdmin(context.db, context);
    const account = await readAccount(context.db, id);
    if (account.revision !== context.ifMatch) throw problem('stale');
    await work(account);
  });
};

export async function changeRole(context: RequestContext, id: number, role: Role): Promise<StaffAccount> {
  requireNotAbove(whoAsks(context), role);
  await change(context, id, () => setRole(context.db, role, id));
  return answer(context, id);
}

export async function setDeactivated(context: RequestContext, id: number, isDeactivated: boolean): Promise<StaffAccount> {
  const { db, now } = context;
  await change(context, id, async ({ deactivated_at }) => {
    if ((deactivated_at !== null) === isDeactivated) return;
    await setDeactivatedAt(db, isDeactivated ? now : null, id);
    await endSessions(db, id); // also those that began while it was deactivated
  });
  return answer(context, id);
}

export const removePerson = (context: RequestContext, id: number): Promise<void> => change(context, id, () => removeAccount(context.db, id));

/** Ends one session, or all; of one's own all but the one that asks. Answers how many have ended. */
export async function endSessionsOf(context: RequestContext, id: number, session: number | undefined, own: number): Promise<number> {
  await requireAdmin(context.db, context);
  await readAccount(context.db, id);
  return endSessions(context.db, id, session, own);
}

async function endSessions(db: Database, id: number, session?: number, except = 0): Promise<number> {
  const rows = await deleteSessions(db, id, except, session);
  return rows.length;
}

export async function mailReset(context: RequestContext, id: number): Promise<void> {
  await requireProof(context);
  await requireOpen(context, id);
  await context.service(accountService).jobs.add(userMailJob, { kind: 'reset', userId: id }, context.db);
}

/** A link for a new password. No write of the usual kind: its answer would be kept with the key of the request. */
export async function linkReset(context: RequestContext, id: number): Promise<{ link: string; hours: number }> {
  await requireProof(context);
  return context.db.transaction().execute(async (db) => {
    const { language } = await requireOpen({ ...context, db }, id);
    const token = await makeToken(db, 'reset-password', id, resetLinkHours);
    await audit(db, { userId: whoAsks(context).id, action: 'POST /api/cms-users/{id}/password/link/', objectId: id, language: null, now: context.now });
    return { link: `${context.baseUrl}${href('userNewPassword', language)}?token=${token}`, hours: resetLinkHours };
  });
}

/** Helps somebody who has lost their second factors: they sign in by password, and set new ones up. */
export async function removeFactorsOf(context: RequestContext, id: number): Promise<void> {
  await requireProof(context);
  await requireAdmin(context.db, context);
  await readAccount(context.db, id);
  await removeFactors(context.db, id);
  await endSessions(context.db, id);
  await context.service(accountService).jobs.add(userMailJob, { kind: 'factors_removed', userId: id }, context.db);
}

async function requireOpen(context: RequestContext, id: number): Promise<{ language: 'de' | 'en' }> {
  await requireAdmin(context.db, context);
  const row = await accountForReset(context.db, id);
  if (!row) throw problem('not_found');
  if (row.deactivated_at) throw problem('account_deactivated');
  return row;
}

const answer = async ({ db }: RequestContext, id: number): Promise<StaffAccount> => presentAccount(await readAccount(db, id));
