import { isAPIError } from 'better-auth/api';
import { problem } from '#api/problem.server.ts';
import { countAttempt, resetAttempts } from '#api/rate-limit/rate-limit.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from '../accounts.server.ts';
import { t } from '../answer-strings.ts';
import { emailOf, emailProblem, type FieldProblems } from '../field-problems.ts';
import { wrongPasswordsInside } from '../limits.ts';
import { resetJob, userMailJob } from '../mail/account-jobs.server.ts';
import { countMail } from '../mail/mail-limit.server.ts';
import { forgetLinks } from '../queries/tokens.server.ts';
import { invalidFields, tooManyAttempts } from '../refuse.server.ts';
import { cookieFrom, giveSession, libraryHeaders } from '../session/answer-session.server.ts';
import { requireProofWithFactor } from '../session/proof.server.ts';
import { tokenOf } from '../session/session-cookie.server.ts';
import { newPasswordProblem } from './password-rules.server.ts';
import { continueSession, personOf } from './queries/password-change.server.ts';

/** The answer and its time are the same for an address without an account. */
export async function requestReset(context: RequestContext, typed: string): Promise<void> {
  const { jobs } = context.service(accountService);
  const problems = emailProblem(context.language, typed);
  if (Object.keys(problems).length > 0) throw invalidFields(context.language, problems);
  const email = emailOf(typed);
  await countMail(context, email);
  await jobs.add(resetJob, { email });
}

/** All sessions end; throws 410 `link_invalid`. */
export async function resetPassword({ language, service }: RequestContext, { token, password }: { token: string; password: string }): Promise<void> {
  const problems = await newPasswordProblem(language, password, {});
  if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
  if (token === '') throw problem('link_invalid');
  try {
    await service(accountService).auth.api.resetPassword({ body: { newPassword: password, token } });
  } catch (error) {
    throw isAPIError(error) ? problem('link_invalid') : error;
  }
}

/** Changes the password of who is signed in; all other sessions end and this one gets a new key. */
export async function changePassword(context: RequestContext, userId: number, typed: { current_password: string; password: string }): Promise<void> {
  const { db, language } = context;
  const { auth, sessions, secret, jobs } = context.service(accountService);
  const session = await requireProofWithFactor(context, userId);
  const user = await personOf(db, userId);
  const missing: FieldProblems = typed.current_password === '' ? { current_password: t(language, 'password_missing') } : {};
  const problems = { ...missing, ...(await newPasswordProblem(language, typed.password, { email: user.email, names: [user.first_name, user.last_name] })) };
  if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
  const body = { currentPassword: typed.current_password, newPassword: typed.password, revokeOtherSessions: true };
  const { headers } = await knowingPassword(context, user.email, () =>
    auth.api.changePassword({ body, headers: libraryHeaders(context), returnHeaders: true }),
  );
  const cookie = cookieFrom(context, headers);
  // The library's new session in place of this one is as far as this one was.
  await continueSession(db, session.method, session.factor, session.proved_at, tokenOf(cookie, secret) ?? '');
  giveSession(context, cookie);
  sessions.forget();
  await forgetLinks(db, userId);
  await jobs.add(userMailJob, { kind: 'changed', userId });
}

/** Attempts are limited, apart from the sign-in's, by which anybody could lock the owner out. Throws 429 `too_many_attempts`, or 400. */
export async function knowingPassword<T>(context: RequestContext, email: string, work: () => Promise<T>, field = 'current_password'): Promise<T> {
  const { language } = context;
  const wait = await countAttempt(context, wrongPasswordsInside, email);
  if (wait > 0) throw tooManyAttempts(wait);
  try {
    const result = await work();
    await resetAttempts(context, wrongPasswordsInside, email);
    return result;
  } catch (error) {
    if (isAPIError(error) && error.body?.code === 'INVALID_PASSWORD') throw invalidFields(language, { [field]: t(language, 'current_password_wrong') });
    throw error;
  }
}
