import { isAPIError } from 'better-auth/api';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from '../accounts.server.ts';
import { t } from '../answer-strings.ts';
import { isDemoPassword } from '../demo-users.ts';
import { emailOf, emailProblem } from '../field-problems.ts';
import { userMailJob } from '../mail/account-jobs.server.ts';
import { mayMail } from '../mail/mail-limit.server.ts';
import { invalidFields, tooManyMails } from '../refuse.server.ts';
import type { Admitted } from './admit.server.ts';
import { beginSession } from './begin-session.server.ts';
import { idOfEmail } from './queries/sign-in.server.ts';
import { logSignIn } from './queries/sign-in-log.server.ts';
import { countSignIn } from './sign-in-attempts.server.ts';

/** An earlier session ends; throws the contract's failures. */
export async function signIn(context: RequestContext, { email: typed, password }: { email: string; password: string }): Promise<Admitted> {
  const { language, visitor } = context;
  const { isPublic } = context.service(accountService);
  const problems = { ...emailProblem(language, typed), ...(password === '' ? { password: t(language, 'password_missing') } : {}) };
  if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
  if ((isPublic || !visitor.isHere) && isDemoPassword(password)) throw problem('demo_refused');
  const attempt = { account: emailOf(typed), address: visitor.address };
  await countSignIn(context, attempt);
  try {
    return await beginSession(context, attempt, password);
  } catch (error) {
    if (!isAPIError(error)) throw error;
    return await refuse(context, attempt.account, error.body?.code);
  }
}

async function refuse(context: RequestContext, email: string, code: string | undefined): Promise<never> {
  const { db, visitor } = context;
  const { jobs } = context.service(accountService);
  const known = await idOfEmail(db, email);
  await logSignIn(db, { userId: known?.id ?? null, method: 'password', ok: false, address: visitor.address });
  if (code !== 'EMAIL_NOT_VERIFIED' || !known) throw problem('wrong_credentials');
  // The password was right, so this tells nobody anything new.
  if (!(await mayMail(context, email))) throw tooManyMails((language) => t(language, 'unconfirmed_mailed'));
  await jobs.add(userMailJob, { kind: 'confirm', userId: known.id });
  throw problem('email_unconfirmed');
}
