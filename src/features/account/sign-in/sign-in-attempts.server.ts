import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { countAttempt, resetAttempts, takeAttemptBack } from '#api/rate-limit/rate-limit.server.ts';
import type { RateLimit } from '#api/rate-limit/rate-limit.ts';
import { wrongPasswords } from '../limits.ts';
import { tooManyAttempts } from '../refuse.server.ts';
import { networkOf } from '../session/network-of.ts';
import { knownDevice } from './known-device.server.ts';
import { hasSignedInFrom, type SignInContext } from './queries/sign-in.server.ts';

/** What an attempt counts for. `address` is the visitor's own; '' where it is not known, then it does not count. */
export type Attempt = { account: string; address: string };

/** Before the password; throws 429 `too_many_attempts`. The owner's devices and networks have attempts of their own. */
export async function countSignIn(context: SignInContext, { account, address }: Attempt): Promise<void> {
  const ofVisitor = address === '' ? 0 : await countAttempt(context, wrongPasswords.visitor, connectionOf(address));
  // Whoever is stopped by the own address does not use up the account's attempts.
  const wait = ofVisitor || (await countAttempt(context, ...(await counterOf(context, { account, address }))));
  if (wait > 0) throw tooManyAttempts(wait);
}

/** After the right password: what it was counted by begins anew, the address gets the attempt back. */
export async function resetSignIn(context: SignInContext, { account, address }: Attempt): Promise<void> {
  await resetAttempts(context, ...(await counterOf(context, { account, address })));
  if (address !== '') await takeAttemptBack(context, wrongPasswords.visitor, connectionOf(address));
}

async function counterOf(context: SignInContext, { account, address }: Attempt): Promise<[RateLimit, string]> {
  const device = knownDevice(context, account);
  if (device) return [wrongPasswords.device, JSON.stringify([account, device])];
  const network = networkOf(address);
  if (network !== '' && (await hasSignedInFrom(context, account, network))) return [wrongPasswords.network, JSON.stringify([account, network])];
  return [wrongPasswords.account, account];
}
