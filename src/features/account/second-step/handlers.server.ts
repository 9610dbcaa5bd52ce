import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { isAPIError } from 'better-auth/api';
import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from '../accounts.server.ts';
import { authenticationOptions, redeemPasskey } from '../factor/passkeys.server.ts';
import { factorsOf } from '../factor/queries/factors.server.ts';
import { secondStepContract } from '../factor/second-step-contract.ts';
import { wrongCodes } from '../limits.ts';
import { sessionCookieName } from '../session/session-cookie.server.ts';
import { admitByPasskey, complete } from '../sign-in/admit.server.ts';
import { logSignIn } from '../sign-in/queries/sign-in-log.server.ts';
import { redeemCode } from './redeem-code.server.ts';

const done = { done: true } as const;

/** The sign-in of this browser that waits for its second factor. */
const awaiting = ({ service, cookie, baseUrl }: RequestContext) => service(accountService).sessions.findAwaiting(cookie(sessionCookieName(baseUrl)));

export const secondStepOperations = implement(secondStepContract, {
  secondStep: async (_, context) => {
    const session = await awaiting(context);
    if (!session) return { is_awaiting: false, has_totp: false, has_passkey: false, has_recovery_codes: false };
    const { totp, passkeys, recovery_codes } = await factorsOf(context.db, session.userId);
    return { is_awaiting: true, has_totp: totp !== null, has_passkey: passkeys.length > 0, has_recovery_codes: recovery_codes > 0 };
  },

  finishWithCode: async ({ body: { code } }, context) => {
    const session = await awaiting(context);
    if (!session) return problem('second_step_over');
    const { userId, method } = session;
    const note = () => logSignIn(context.db, { userId, method, ok: false, address: context.visitor.address });
    await complete(context, session, await redeemCode(context, userId, code, wrongCodes, note));
    return done;
  },

  passkeyOptions: async (_, context) => ({ ...(await authenticationOptions(context, 'sign-in', (await awaiting(context))?.userId ?? null)) }),

  signInWithPasskey: async ({ body: { assertion } }, context) => {
    const { db, visitor } = context;
    const session = await awaiting(context);
    const userId = await redeemPasskey(context, 'sign-in', session?.userId ?? null, assertion as AuthenticationResponseJSON); // its shape is the schema's
    if (userId === null) {
      await logSignIn(db, { userId: session?.userId ?? null, method: session?.method ?? 'passkey', ok: false, address: visitor.address });
      return problem('passkey_refused');
    }
    if (session) await complete(context, session, 'passkey');
    else await admitByPasskey(context, userId).catch(sayDeactivated);
    return done;
  },
});

/** The library's hook lets nobody in with a deactivated account. */
function sayDeactivated(error: unknown): never {
  throw isAPIError(error) ? problem('account_deactivated') : error;
}
