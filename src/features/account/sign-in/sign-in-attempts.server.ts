import { connectionOf } from '#api/connection-of.ts';
import { countAttempt, resetAttempts, takeAttemptBack } from '#api/rate-limit.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { wrongPasswords } from '../limits.ts';
import { tooManyAttempts } from '../refuse.server.ts';

/** What an attempt counts for. `address` is the visitor's own; '' where it is not known, then it does not count. */
export type Attempt = { account: string; address: string };

type Place = Pick<RequestContext, 'db' | 'now'>;

/** Counts an attempt to sign in before the password is looked at. Throws 429 `too_many_attempts` where one has to wait. */
export async function countSignIn(context: Place, { account, address }: Attempt): Promise<void> {
  const ofVisitor = address === '' ? 0 : await countAttempt(context, wrongPasswords.visitor, connectionOf(address));
  // Whoever is stopped by the own address does not use up the account's attempts.
  const wait = ofVisitor || (await countAttempt(context, wrongPasswords.account, account));
  if (wait > 0) throw tooManyAttempts(wait);
}

/** After the right password: the account begins anew, the address gets the attempt back. */
export async function resetSignIn(context: Place, { account, address }: Attempt): Promise<void> {
  await resetAttempts(context, wrongPasswords.account, account);
  if (address !== '') await takeAttemptBack(context, wrongPasswords.visitor, connectionOf(address));
}
