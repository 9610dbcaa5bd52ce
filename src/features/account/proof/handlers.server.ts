import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from '../accounts.server.ts';
import { t } from '../answer-strings.ts';
import { authenticationOptions, redeemPasskey } from '../factor/passkeys.server.ts';
import { proofContract } from '../factor/proof-contract.ts';
import { factorsOf } from '../factor/queries/factors.server.ts';
import { wrongCodesInside } from '../limits.ts';
import { knowingPassword } from '../password/password-change.server.ts';
import { passwordLogin } from '../password/queries/password-login.server.ts';
import { invalidFields } from '../refuse.server.ts';
import { redeemCode } from '../second-step/redeem-code.server.ts';
import { libraryHeaders } from '../session/answer-session.server.ts';
import { currentSession } from '../session/own-sessions.server.ts';
import { noteProofOfSession } from '../session/queries.server.ts';

const done = { done: true } as const;

export const proofOperations = implement(proofContract, {
  proof: (_, context) => methodsOf(context),

  prove: async ({ body: { password, code } }, context) => {
    const { language, service } = context;
    const { by_code, by_password } = await methodsOf(context);
    const userId = own(context);
    if (by_code) await redeemCode(context, userId, code, wrongCodesInside);
    else if (by_password) {
      if (password === '') throw invalidFields(language, { password: t(language, 'password_missing') });
      const login = await passwordLogin(context.db, userId);
      const look = () => service(accountService).auth.api.verifyPassword({ body: { password }, headers: libraryHeaders(context) });
      await knowingPassword(context, login?.email ?? '', look, 'password');
    } else return problem('proof_needed');
    return noteProof(context);
  },

  proofOptions: async (_, context) => ({ ...(await authenticationOptions(context, 'prove', own(context))) }),

  proveWithPasskey: async ({ body: { assertion } }, context) => {
    const userId = await redeemPasskey(context, 'prove', own(context), assertion as AuthenticationResponseJSON); // its shape is the schema's
    return userId === null ? problem('passkey_refused') : noteProof(context);
  },
});

/** Whoever has a second factor shows that: a password may have been watched. Codes may be those that stand in for a lost app. */
async function methodsOf(context: RequestContext) {
  const { totp, passkeys, recovery_codes } = await factorsOf(context.db, own(context));
  const hasFactor = totp !== null || passkeys.length > 0;
  const by_password = !hasFactor && (await passwordLogin(context.db, own(context))) !== null;
  return { by_password, by_code: hasFactor && (totp !== null || recovery_codes > 0), by_passkey: passkeys.length > 0 };
}

async function noteProof(context: RequestContext): Promise<typeof done> {
  await noteProofOfSession(context.db, await currentSession(context));
  return done;
}

function own({ user }: RequestContext): number {
  if (!user) throw new Error('This endpoint needs access "visitor".');
  return user.id;
}
