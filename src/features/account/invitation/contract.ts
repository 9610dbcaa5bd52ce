import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { roles } from '#roles.ts';
import { accountFailures } from '../failures.ts';
import { maxNameLength, wrongPasswords } from '../limits.ts';

const token = z.string().max(100).default('');
const name = z
  .string()
  .max(maxNameLength * 5)
  .default('');
const { link_invalid, account_deactivated, sign_in_needed_first, too_many_attempts } = accountFailures;

const invitationSchema = z.object({
  email: z.string(),
  role: z.enum(roles),
  invited_by: z.string(),
  /** Until when it holds, ISO 8601 in Berlin's offset. */
  expires_at: z.string(),
  /** `new`: name and password; `password`: the account's; `signed_in`: a button; `provider`: to sign in first, without a password. */
  takes: z.enum(['new', 'password', 'signed_in', 'provider']),
});

export const invitationContract = {
  invitation: endpoint({
    method: 'GET',
    path: '/api/user/invitation/',
    access: 'public',
    personal: true,
    summary: 'What the token of an invitation invites to. It stays as it is: programs that look at the links of mails accept nothing.',
    query: z.object({ token }),
    output: invitationSchema,
    errors: { link_invalid },
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/user/invitation/',
    access: 'public',
    personal: true,
    summary: 'Accepts an invitation with its token, once; makes the account of its address, or raises the role of the one that it has, and signs in.',
    body: z.object({ token, first_name: name, last_name: name, password: z.string().max(1_000).default('') }),
    output: z.object({ role: z.enum(roles) }),
    errors: { link_invalid, account_deactivated, sign_in_needed_first, too_many_attempts },
    limit: [wrongPasswords.visitor, wrongPasswords.account],
  }),
};

export type InvitationContract = typeof invitationContract;
export type Invitation = z.output<typeof invitationSchema>;
