import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from '../accounts.server.ts';
import { t } from '../answer-strings.ts';
import { emailOf, emailProblem } from '../field-problems.ts';
import { countMail } from '../mail/mail-limit.server.ts';
import { knowingPassword } from '../password/password-change.server.ts';
import { verifyPassword } from '../password/password-hash.server.ts';
import { passwordLogin } from '../password/queries/password-login.server.ts';
import { deleteUnconfirmed, idOfEmail, lockAddress, setEmail } from '../queries/accounts.server.ts';
import { emailChangeOfToken, forgetLinks, redeemToken } from '../queries/tokens.server.ts';
import { invalidFields } from '../refuse.server.ts';
import { libraryHeaders } from '../session/answer-session.server.ts';
import { requireProofWithFactor } from '../session/proof.server.ts';
import type { Admitted } from '../sign-in/admit.server.ts';
import { beginSession } from '../sign-in/begin-session.server.ts';
import { logSignIn } from '../sign-in/queries/sign-in-log.server.ts';
import { countSignIn } from '../sign-in/sign-in-attempts.server.ts';
import { readProfile } from '../user/queries.server.ts';
import { emailChangeJob, emailChangeMailJob } from './email-change-jobs.server.ts';

/**
 * Takes the wish for another address of who is signed in, and asks for the password. Whether the address has an account is
 * looked up after the answer, so neither the answer nor its time says it; the mails do.
 */
export async function requestEmailChange(context: RequestContext, userId: number, typed: { email: string; password: string }): Promise<void> {
  const { language } = context;
  const { auth, jobs } = context.service(accountService);
  const user = await readProfile(context.db, userId);
  if (!user.has_password) throw problem('password_needed');
  await requireProofWithFactor(context, userId);
  const email = emailOf(typed.email);
  const problems = {
    ...emailProblem(language, email),
    ...(email === user.email ? { email: t(language, 'email_same') } : {}),
    ...(typed.password === '' ? { password: t(language, 'password_missing') } : {}),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
  const look = () => auth.api.verifyPassword({ body: { password: typed.password }, headers: libraryHeaders(context) });
  await knowingPassword(context, user.email, look, 'password');
  await countMail(context, email);
  await jobs.add(emailChangeJob, { userId, email });
}

/**
 * Makes the address that a token was sent to the account's own, and signs in. The password is asked for: an address with a
 * slip of the pen is a stranger's, who would have the account by it. A wrong one leaves the token as it is. Throws the
 * contract's failures.
 */
export async function confirmEmailChange(context: RequestContext, { token, password }: { token: string; password: string }): Promise<Admitted> {
  const { db, language, visitor } = context;
  const { jobs } = context.service(accountService);
  const change = await emailChangeOfToken(db, token);
  const user = change && (await passwordLogin(db, change.userId));
  if (!user) throw changeInvalid();
  if (password === '') throw invalidFields(language, { password: t(language, 'password_missing') });
  await countSignIn(context, { account: user.email, address: visitor.address });
  if (!(await verifyPassword({ hash: user.password, password }))) {
    await logSignIn(db, { userId: change.userId, method: 'password', ok: false, address: visitor.address });
    throw invalidFields(language, { password: t(language, 'current_password_wrong') });
  }
  await db.transaction().execute(async (store) => {
    await lockAddress(store, change.email); // a sign-up with it waits
    await deleteUnconfirmed(store, change.email);
    const taken = await idOfEmail(store, change.email);
    if (taken || (await redeemToken(store, 'change-email', token)) === null) throw changeInvalid();
    await setEmail(store, change.userId, change.email);
    await forgetLinks(store, change.userId); // those in the mailbox before would still set a password
    await jobs.add(emailChangeMailJob, { kind: 'changed', userId: change.userId, before: user.email, email: change.email }, store);
  });
  return beginSession(context, { account: change.email, address: visitor.address }, password);
}

const changeInvalid = () => problem('link_invalid', { sentence: (language) => t(language, 'email_change_invalid') });
