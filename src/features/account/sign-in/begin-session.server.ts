import { isAPIError } from 'better-auth/api';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from '../accounts.server.ts';
import { deactivatedCode } from '../auth.server.ts';
import { dropSession, giveSession, libraryHeaders } from '../session/answer-session.server.ts';
import { rememberDevice } from './known-device.server.ts';
import { type Attempt, resetSignIn } from './sign-in-attempts.server.ts';
import { logSignIn } from './sign-in-log.server.ts';

/**
 * Begins a session with an attempt that was let in (sign-in-attempts.server.ts); one that was there ends. Answers the user's id.
 * Rejects with the library's error where the password is wrong or the address is not confirmed, and with `account_deactivated`.
 */
export async function beginSession(context: RequestContext, attempt: Attempt, password: string): Promise<number> {
  const { db, visitor } = context;
  const { auth, sessions } = context.service(accountService);
  const { response, headers } = await auth.api
    .signInEmail({ body: { email: attempt.account, password }, headers: libraryHeaders(context), returnHeaders: true })
    .catch((error: unknown) => {
      // The password was right, so this tells nobody anything new.
      throw isAPIError(error) && error.body?.code === deactivatedCode ? problem('account_deactivated') : error;
    });
  const userId = Number(response.user.id);
  await dropSession(context);
  giveSession(context, headers);
  sessions.forget();
  await resetSignIn(context, attempt);
  rememberDevice(context, attempt.account);
  await logSignIn(db, { userId, method: 'password', ok: true, address: visitor.address });
  return userId;
}
