import { isAPIError } from 'better-auth/api';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from '../accounts.server.ts';
import { deactivatedCode } from '../auth.server.ts';
import { cookieFrom, libraryHeaders } from '../session/answer-session.server.ts';
import { type Admitted, admit } from './admit.server.ts';
import { rememberDevice } from './known-device.server.ts';
import { type Attempt, resetSignIn } from './sign-in-attempts.server.ts';

/** After sign-in-attempts.server.ts; may wait for a second factor. Rejects with the library's error, or `account_deactivated`. */
export async function beginSession(context: RequestContext, attempt: Attempt, password: string): Promise<Admitted> {
  const { auth } = context.service(accountService);
  const { headers } = await auth.api
    .signInEmail({ body: { email: attempt.account, password }, headers: libraryHeaders(context), returnHeaders: true })
    .catch((error: unknown) => {
      // The password was right, so this tells nobody anything new.
      throw isAPIError(error) && error.body?.code === deactivatedCode ? problem('account_deactivated') : error;
    });
  const admitted = await admit(context, cookieFrom(context, headers), 'password');
  await resetSignIn(context, attempt);
  rememberDevice(context, attempt.account);
  return admitted;
}
