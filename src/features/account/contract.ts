import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { admittedSchema, factorsSchema, profileSchema, sessionSchema, signInSchema, userDetailsSchema } from './account-schemas.ts';
import { accountFailures } from './failures.ts';
import { maxEmailLength, maxNameLength, requestedMails, wrongPasswords, wrongPasswordsInside } from './limits.ts';

// What a person types is checked by the handlers, which say in the reader's language what to do about it.
const email = z
  .string()
  .max(maxEmailLength * 2)
  .default('');
const password = z.string().max(1_000).default('');
const changedName = z.string().max(maxNameLength * 5);
const name = changedName.default('');
const token = z.string().max(100).default('');
const language = z.enum(['de', 'en']);
const instant = z.string();
const done = z.object({ done: z.literal(true) });

const { wrong_credentials, email_unconfirmed, demo_refused, too_many_mails, too_many_attempts, link_invalid, last_admin, sign_in_again } = accountFailures;
const { password_needed, account_deactivated, proof_needed } = accountFailures;
const signInLimits = [wrongPasswords.visitor, wrongPasswords.account, wrongPasswords.device, wrongPasswords.network];
const mailLimits = [requestedMails.visitor, requestedMails.account];

/** Times are ISO 8601 in Berlin; `personal` answers are never cached. */
export const accountContract = {
  userDetails: endpoint({
    method: 'GET',
    path: '/api/user-details/',
    access: 'public',
    personal: true,
    summary: 'Who is signed in. Hands out the token against forged requests as well. `locale` stands before the language of the path.',
    query: z.object({ locale: language.optional() }),
    output: userDetailsSchema,
  }),
  signInMethods: endpoint({
    method: 'GET',
    path: '/api/user-login/',
    access: 'public',
    summary: 'How one can sign in beside a password: at the identity provider of the house, if it has one.',
    output: z.object({ provider: z.object({ name: z.string(), url: z.string() }).nullable() }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/user-login/',
    access: 'public',
    personal: true,
    summary: 'Signs in with address and password; an address without account is answered like a wrong password.',
    body: z.object({ email, password }),
    output: admittedSchema,
    errors: { wrong_credentials, email_unconfirmed, account_deactivated, demo_refused, too_many_mails, too_many_attempts },
    limit: [...signInLimits, ...mailLimits],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/user-logout/',
    access: 'public',
    personal: true,
    summary: 'Ends the session.',
    output: done,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/user/sign-up/',
    access: 'public',
    personal: true,
    summary: 'Makes an account that holds when its address is confirmed. The answer is the same whether the address has one.',
    body: z.object({ email, password, first_name: name, last_name: name, language: language.optional() }),
    output: done,
    errors: { too_many_mails },
    limit: mailLimits,
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/user/confirm/send/',
    access: 'public',
    personal: true,
    summary: 'Sends the mail of a sign-up once more. The answer is the same whether the address has signed up.',
    body: z.object({ email }),
    output: done,
    errors: { too_many_mails },
    limit: mailLimits,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/user/confirm/',
    access: 'public',
    personal: true,
    summary: 'Confirms an address with the token of the mail, once, and the password chosen at sign-up; signs in.',
    body: z.object({ token, password }),
    output: admittedSchema,
    errors: { link_invalid, account_deactivated, too_many_attempts },
    limit: signInLimits,
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/api/user/password/request/',
    access: 'public',
    personal: true,
    summary: 'Sends a link to set a new password, if the address has an account. The answer is the same.',
    body: z.object({ email }),
    output: done,
    errors: { too_many_mails },
    limit: mailLimits,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/user/password/reset/',
    access: 'public',
    personal: true,
    summary: 'Sets a new password with the token of the mail, once, and ends all sessions.',
    body: z.object({ token, password }),
    output: done,
    errors: { link_invalid },
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/user/profile/',
    access: 'visitor',
    personal: true,
    summary: 'The own account.',
    output: profileSchema,
  }),
  changeProfile: endpoint({
    method: 'POST',
    path: '/api/user/profile/',
    access: 'visitor',
    personal: true,
    summary: 'Changes name and language of mails; what is left out stays.',
    body: z.object({ first_name: changedName.optional(), last_name: changedName.optional(), language: language.optional() }),
    output: profileSchema,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/password/',
    access: 'visitor',
    personal: true,
    summary: 'Changes the password and ends all other sessions.',
    body: z.object({ current_password: password, password }),
    output: done,
    errors: { proof_needed, too_many_attempts },
    limit: wrongPasswordsInside,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/user/email/',
    access: 'visitor',
    personal: true,
    summary:
      'Sends a link to a new address, which holds when it is confirmed there; the present one is told. The answer is the same whether the address has an account.',
    body: z.object({ email, password }),
    output: done,
    errors: { password_needed, proof_needed, too_many_mails, too_many_attempts },
    limit: [wrongPasswordsInside, ...mailLimits],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/user/email/confirm/',
    access: 'public',
    personal: true,
    summary: 'Makes a new address the account’s own with the token of the mail, once, and the password; signs in. The address before is told.',
    body: z.object({ token, password }),
    output: admittedSchema,
    errors: { link_invalid, account_deactivated, too_many_attempts },
    limit: signInLimits,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/user/sessions/',
    access: 'visitor',
    personal: true,
    summary: 'Where one is signed in, the present session first.',
    output: z.array(sessionSchema),
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/api/user/sessions/end/',
    access: 'visitor',
    personal: true,
    summary: 'Ends one of the own sessions; without `id` all but the present one.',
    body: z.object({ id: rowId().optional() }),
    output: done,
    errors: { not_found: commonFailures.not_found },
  }),
  data: endpoint({
    method: 'GET',
    path: '/api/user/data/',
    access: 'visitor',
    personal: true,
    summary: 'All that is kept of the own account (GDPR Art. 15 and 20).',
    output: z.object({
      profile: profileSchema,
      awaited_email: z.string().nullable(),
      sessions: z.array(sessionSchema),
      sign_ins: z.array(signInSchema),
      second_factors: factorsSchema,
      favourites: z.array(z.object({ event_id: z.int(), at: instant })),
      reminders: z.array(
        z.object({ event_id: z.int().nullable(), season_id: z.int().nullable(), group: z.enum(['all', 'friends', 'subscribers']), at: instant }),
      ),
      waiting_list: z.array(z.object({ event_id: z.int(), seats: z.int(), together: z.boolean(), at: instant })),
    }),
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/user/delete/',
    access: 'visitor',
    personal: true,
    summary: 'Deletes the own account with all that is kept of it (GDPR Art. 17).',
    body: z.object({ password }),
    output: done,
    errors: { last_admin, proof_needed, sign_in_again, too_many_attempts },
    limit: wrongPasswordsInside,
  }),
};

export const linkContract = {
  signOut: endpoint({
    method: 'GET',
    path: '/api/user-logout/',
    access: 'public',
    personal: true,
    summary: 'The same as a link: it ends the session when the browser says that a page of this site asks; any other is led to a page with a button.',
    output: z.void(),
    leadsTo: 'Home, or the page that asks.',
  }),
  signInAtProvider: endpoint({
    method: 'GET',
    path: '/api/user-provider/',
    access: 'public',
    personal: true,
    summary: 'Begins to sign in at the identity provider of the house; `next` is the path to come back to.',
    query: z.object({ next: z.string().optional() }),
    output: z.void(),
    leadsTo: 'The identity provider.',
    errors: { not_found: commonFailures.not_found },
  }),
};

export type AccountContract = typeof accountContract;
export type LinkContract = typeof linkContract;
export type { UserDetails } from './account-schemas.ts';
