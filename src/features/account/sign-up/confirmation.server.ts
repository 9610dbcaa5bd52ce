import type { RequestContext } from '#api/request-context.server.ts';
import { t } from '../answer-strings.ts';
import { verifyPassword } from '../password/password-hash.server.ts';
import { passwordLogin } from '../password/queries/password-login.server.ts';
import { redeemToken, userOfToken } from '../queries/tokens.server.ts';
import { confirmationInvalid, invalidFields } from '../refuse.server.ts';
import type { Admitted } from '../sign-in/admit.server.ts';
import { beginSession } from '../sign-in/begin-session.server.ts';
import { logSignIn } from '../sign-in/queries/sign-in-log.server.ts';
import { countSignIn } from '../sign-in/sign-in-attempts.server.ts';
import { confirmEmail } from './queries.server.ts';

/**
 * Confirms the address of the user that a token was sent to, and signs in. The password chosen at sign-up is asked for:
 * else whoever reads the mails would confirm the account of a stranger who signed up with their address. A wrong one
 * leaves the token as it is. Throws the contract's failures.
 */
export async function confirmAddress(context: RequestContext, { token, password }: { token: string; password: string }): Promise<Admitted> {
  const { db, language, visitor } = context;
  const userId = await userOfToken(db, 'confirm', token);
  const login = userId === null ? null : await passwordLogin(db, userId);
  if (userId === null || !login) throw confirmationInvalid();
  if (password === '') throw invalidFields(language, { password: t(language, 'password_missing') });
  const attempt = { account: login.email, address: visitor.address };
  await countSignIn(context, attempt);
  if (!(await verifyPassword({ hash: login.password, password }))) {
    await logSignIn(db, { userId, method: 'password', ok: false, address: visitor.address });
    throw invalidFields(language, { password: t(language, 'sign_up_password_wrong') });
  }
  await db.transaction().execute(async (store) => {
    const redeemed = await redeemToken(store, 'confirm', token);
    // The account may have been deleted meanwhile, or another sign-up has replaced it.
    const confirmed = await confirmEmail(store, redeemed);
    if (!confirmed) throw confirmationInvalid();
  });
  return beginSession(context, attempt, password);
}
