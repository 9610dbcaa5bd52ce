import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { roles } from '#roles.ts';
import { staffFailures } from './failures.ts';
import { maxGraceDays, maxSearch, staffMails, staffPerPage } from './limits.ts';

/** What PostgreSQL takes as text. */
const printable = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const role = z.enum(roles);
/** ISO 8601 in Berlin's offset. */
const instant = z.string();

const accountSchema = z.object({
  id: z.int(),
  revision: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  /** Whether the address has been confirmed; without that nobody gets in. */
  is_confirmed: z.boolean(),
  /** Since when the account lets nobody in. */
  deactivated_at: instant.nullable(),
  /** As far as the log of sign-ins goes back (90 days). */
  last_sign_in: instant.nullable(),
  has_second_factor: z.boolean(),
});
export type StaffAccount = z.output<typeof accountSchema>;

const sessionSchema = z.object({ id: z.int(), device: z.string(), address: z.string(), started: instant, last_used: instant });
export type StaffSession = z.output<typeof sessionSchema>;

const historySchema = z.object({
  id: z.int(),
  at: instant,
  /** '' where nobody was signed in: by command or invitation. */
  by: z.string(),
  via: z.string(),
  action: z.enum(['created', 'changed', 'deleted']),
  role: z.object({ before: role.nullable(), after: role.nullable() }).nullable(),
  is_deactivated: z.boolean().nullable(),
  /** What an administrator has done for them that is no change of the account. */
  help: z.enum(['factors_removed', 'password_link_made']).nullable(),
});
export type StaffHistoryEntry = z.output<typeof historySchema>;

const personSchema = accountSchema.extend({
  /** Whoever asks. */
  is_self: z.boolean(),
  has_password: z.boolean(),
  member_since: instant,
  /** How many of each; never what they are made of. */
  factors: z.object({ has_totp: z.boolean(), passkeys: z.int(), recovery_codes: z.int() }),
  sessions: z.array(sessionSchema),
  history: z.array(historySchema),
});
export type StaffPerson = z.output<typeof personSchema>;

const requirementSchema = z.object({
  /** From this role on; null: a second factor is required of nobody. */
  role: z.enum(['editor', 'manager', 'admin']).nullable(),
  /** Of grace, from when the role was set, or somebody got it. */
  days: z.int().min(0).max(maxGraceDays),
  revision: z.int(),
  /** Of those who work here and are active: how many there are, and how many have a second factor. */
  people: z.int(),
  with_factor: z.int(),
});
export type FactorRequirement = z.output<typeof requirementSchema>;

export const invitationStates = ['open', 'expired', 'accepted', 'revoked'] as const;
const invitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  role,
  state: z.enum(invitationStates),
  invited_by: z.string(),
  created_at: instant,
  expires_at: instant,
  /** Who has accepted it. */
  user_id: z.int().nullable(),
});
export type StaffInvitation = z.output<typeof invitationSchema>;

const admins = { access: 'admin', personal: true } as const;
const one = { parameters: z.object({ id: rowId() }) } as const;
const { not_found, page_not_found, stale } = commonFailures;
const { proof_needed, last_admin, not_above, no_longer_admin, already_staff, invitation_open, invitation_over, account_deactivated } = staffFailures;
const ofAPerson = { not_found, no_longer_admin };
const ofAnInvitation = { not_found, invitation_over, no_longer_admin };

/** Who works here: accounts, roles and invitations. Administrators alone. */
export const staffContract = {
  staff: endpoint({
    ...admins,
    method: 'GET',
    path: '/api/cms-users/',
    summary: 'Accounts of those who work here, by name; with `role=visitor` those of visitors.',
    query: z.object({
      q: printable(maxSearch).optional(),
      role: role.optional(),
      state: z.enum(['active', 'deactivated']).optional(),
      /** Whether they have set up a second factor. */
      factor: z.enum(['yes', 'no']).optional(),
      ...pagingQuery(staffPerPage),
    }),
    output: paginated(accountSchema),
    errors: { page_not_found },
  }),
  person: endpoint({
    ...admins,
    ...one,
    method: 'GET',
    path: '/api/cms-users/{id}/',
    summary: 'One account with its sessions and the history of its role.',
    output: personSchema,
    errors: { not_found },
  }),
  changeRole: endpoint({
    ...admins,
    ...one,
    method: 'POST',
    path: '/api/cms-users/{id}/role/',
    write: 'change',
    summary: 'Gives an account another role, at most one’s own. It holds with the next click. One administrator stays.',
    body: z.strictObject({ role }),
    output: accountSchema,
    errors: { ...ofAPerson, proof_needed, last_admin, not_above, stale },
  }),
  deactivate: endpoint({
    ...admins,
    ...one,
    method: 'POST',
    path: '/api/cms-users/{id}/deactivate/',
    write: 'change',
    summary: 'Lets nobody in with an account any more, and ends all of its sessions; what it has made stays. One administrator stays.',
    output: accountSchema,
    errors: { ...ofAPerson, proof_needed, last_admin, stale },
  }),
  reactivate: endpoint({
    ...admins,
    ...one,
    method: 'POST',
    path: '/api/cms-users/{id}/reactivate/',
    write: 'change',
    summary: 'Lets somebody in again, with the role that the account had.',
    output: accountSchema,
    errors: { ...ofAPerson, proof_needed, stale },
  }),
  removePerson: endpoint({
    ...admins,
    ...one,
    method: 'DELETE',
    path: '/api/cms-users/{id}/',
    write: 'change',
    summary: 'Deletes an account for good; what it has made stays. One administrator stays.',
    output: z.void(),
    errors: { ...ofAPerson, proof_needed, last_admin, stale },
  }),
  endSessionsOf: endpoint({
    ...admins,
    ...one,
    method: 'POST',
    path: '/api/cms-users/{id}/sessions/end/',
    write: 'create',
    summary: 'Ends one session of an account, or all of them without `session`; of one’s own all but the one that asks.',
    body: z.strictObject({ session: rowId().optional() }),
    output: z.object({ ended: z.int() }),
    errors: ofAPerson,
  }),
  mailReset: endpoint({
    ...admins,
    ...one,
    method: 'POST',
    path: '/api/cms-users/{id}/password/mail/',
    write: 'create',
    summary: 'Mails a link with which the owner of an account sets a new password.',
    output: z.object({ done: z.literal(true) }),
    errors: { ...ofAPerson, proof_needed, account_deactivated },
    limit: staffMails,
  }),
  linkReset: endpoint({
    ...admins,
    ...one,
    method: 'POST',
    path: '/api/cms-users/{id}/password/link/',
    summary: 'Makes such a link to be handed over, which is told once and kept nowhere.',
    output: z.object({ link: z.string(), hours: z.int() }),
    errors: { ...ofAPerson, proof_needed, account_deactivated },
  }),
  removeFactorsOf: endpoint({
    ...admins,
    ...one,
    method: 'POST',
    path: '/api/cms-users/{id}/factors/remove/',
    write: 'create',
    summary: 'Takes the second factors of somebody away who has lost them, with the recovery codes, and ends all of their sessions. They are told by mail.',
    output: z.object({ done: z.literal(true) }),
    errors: { ...ofAPerson, proof_needed },
  }),
  factorRequirement: endpoint({
    ...admins,
    method: 'GET',
    path: '/api/cms-factor-requirement/',
    summary: 'From which role on a second factor is required.',
    output: requirementSchema,
  }),
  requireFactor: endpoint({
    ...admins,
    method: 'POST',
    path: '/api/cms-factor-requirement/',
    write: 'change',
    summary: 'Requires a second factor from a role on, or of nobody. Who has none is led to set one up; after the time of grace nothing else opens.',
    body: z.strictObject({ role: z.enum(['editor', 'manager', 'admin']).nullable(), days: z.int().min(0).max(maxGraceDays) }),
    output: requirementSchema,
    errors: { proof_needed, no_longer_admin, stale },
  }),

  invitations: endpoint({
    ...admins,
    method: 'GET',
    path: '/api/cms-invitations/',
    summary: 'Invitations that are open, have expired or were closed within 30 days, the last first; and whether mails reach people.',
    output: z.object({ is_mail_sent: z.boolean(), invitations: z.array(invitationSchema) }),
  }),
  invite: endpoint({
    ...admins,
    method: 'POST',
    path: '/api/cms-invitations/',
    write: 'create',
    summary:
      'Invites an address to work here, with at most one’s own role; the mail goes by itself. An account that the address has is raised when it accepts.',
    body: z.strictObject({ email: z.string().max(500), role: z.enum(['editor', 'manager', 'admin']), language: z.enum(['de', 'en']) }),
    output: invitationSchema,
    errors: { proof_needed, not_above, no_longer_admin, already_staff, invitation_open },
    limit: staffMails,
  }),
  resendInvitation: endpoint({
    ...admins,
    ...one,
    method: 'POST',
    path: '/api/cms-invitations/{id}/resend/',
    write: 'create',
    summary: 'Mails an invitation once more, with a new link and the whole time; links before it hold no longer.',
    output: invitationSchema,
    errors: { ...ofAnInvitation, proof_needed },
    limit: staffMails,
  }),
  revokeInvitation: endpoint({
    ...admins,
    ...one,
    method: 'POST',
    path: '/api/cms-invitations/{id}/revoke/',
    write: 'create',
    summary: 'Takes an invitation back; its links hold no longer.',
    output: invitationSchema,
    errors: ofAnInvitation,
  }),
  linkInvitation: endpoint({
    ...admins,
    ...one,
    method: 'POST',
    path: '/api/cms-invitations/{id}/link/',
    summary: 'Makes a link of an invitation to be handed over, which is told once and kept nowhere.',
    output: z.object({ link: z.string(), expires_at: instant }),
    errors: { ...ofAnInvitation, proof_needed },
  }),
};

export type StaffContract = typeof staffContract;
