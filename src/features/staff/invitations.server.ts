import { audit } from '#api/audit/audit.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mayCall } from '#api/user.ts';
import {
  accountService,
  emailOf,
  emailProblem,
  forgetInvitationLinks,
  invalidFields,
  invitationMailJob,
  makeInvitationLink,
  requireProof,
} from '#features/account/index.server.ts';
import { staffInvitationDays } from '#features/account/index.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { requireAdmin, requireNotAbove, whoAsks } from './acting.server.ts';
import type { StaffInvitation } from './contract.ts';
import {
  accountOfAddress,
  daysFrom,
  deletePastInvitations,
  extendInvitation,
  insertInvitation,
  invitations,
  type Row,
  recentInvitations,
  revokeOpenInvitation,
  setInvitationExpiry,
} from './queries.server.ts';

/** Those that are open or have expired, and those that were closed lately. */
export async function listInvitations({ db, now }: RequestContext): Promise<StaffInvitation[]> {
  const rows = await recentInvitations(db, now);
  return rows.map((row) => present(row, now));
}

type Invited = { email: string; role: 'editor' | 'manager' | 'admin'; language: 'de' | 'en' };

/** Invites an address. Throws 400 for one that is none, and the contract's failures. */
export async function invite(context: RequestContext, { email: typed, role, language: of }: Invited): Promise<StaffInvitation> {
  const { db, language, now } = context;
  await requireProof(context);
  const problems = emailProblem(language, typed);
  if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
  const email = emailOf(typed);
  const actor = await requireAdmin(db, context);
  requireNotAbove(actor, role);
  const known = await accountOfAddress(db, email);
  if (known && mayCall(role, known)) throw problem('already_staff');
  await deletePastInvitations(db, now);
  const row = await insertInvitation(db, email, role, of, actor.id, now);
  if (!row) throw problem('invitation_open');
  await context.service(accountService).jobs.add(invitationMailJob, { invitationId: row.id }, db);
  return present(row, now);
}

/** Sends it once more, for the whole time from now; earlier links hold no longer. */
export async function resendInvitation(context: RequestContext, id: number): Promise<StaffInvitation> {
  const { db, now } = context;
  await requireProof(context);
  await lockOpen(context, id);
  await forgetInvitationLinks(db, id);
  const row = await extendInvitation(db, now, whoAsks(context).id, id);
  await context.service(accountService).jobs.add(invitationMailJob, { invitationId: id }, db);
  return present(row, now);
}

export async function revokeInvitation(context: RequestContext, id: number): Promise<StaffInvitation> {
  const { db, now } = context;
  await lockOpen(context, id);
  await forgetInvitationLinks(db, id);
  const row = await revokeOpenInvitation(db, now, id);
  return present(row, now);
}

/** A link to hand over. No write of the usual kind: its answer would be kept with the key of the request. An expired one holds again. */
export async function linkInvitation(context: RequestContext, id: number): Promise<{ link: string; expires_at: string }> {
  await requireProof(context);
  return context.db.transaction().execute(async (db) => {
    const { now, baseUrl } = context;
    const row = await lockOpen({ ...context, db }, id);
    const expires_at = row.expires_at > now ? row.expires_at : daysFrom(now, staffInvitationDays);
    await setInvitationExpiry(db, expires_at, id);
    await audit(db, { userId: whoAsks(context).id, action: 'POST /api/cms-invitations/{id}/link/', objectId: id, language: null, now });
    return { link: await makeInvitationLink(db, baseUrl, { ...row, expires_at }, true), expires_at: toBerlinIso(expires_at) };
  });
}

/** Held until the transaction ends, so that nobody accepts it meanwhile. */
async function lockOpen(context: RequestContext, id: number): Promise<Row> {
  const actor = await requireAdmin(context.db, context);
  const row = await invitations(context.db).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw problem('not_found');
  if (row.accepted_at || row.revoked_at) throw problem('invitation_over');
  requireNotAbove(actor, row.role);
  return row;
}

const present = ({ accepted_at, revoked_at, expires_at, created_at, invited_by_name, id, email, role, user_id }: Row, now: Date): StaffInvitation => ({
  id,
  email,
  role,
  state: accepted_at ? 'accepted' : revoked_at ? 'revoked' : expires_at > now ? 'open' : 'expired',
  invited_by: invited_by_name,
  created_at: toBerlinIso(created_at),
  expires_at: toBerlinIso(expires_at),
  user_id,
});
