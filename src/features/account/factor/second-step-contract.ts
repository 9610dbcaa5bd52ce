import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { accountFailures } from '../failures.ts';
import { passkeyCalls, wrongCodes } from '../limits.ts';

const { second_step_over, passkey_refused, account_deactivated, too_many_attempts } = accountFailures;
/** Longer ones are no code that somebody was given. */
export const codeSchema = z
  .string()
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .default('');
const done = z.object({ done: z.literal(true) });
/** What the browser hands to `navigator.credentials.get` (WebAuthn Level 3, `PublicKeyCredentialRequestOptionsJSON`). */
const requestOptions = z.record(z.string(), z.unknown());

/** What `navigator.credentials.get` has answered, as JSON; all of it is looked at by the library that verifies it. */
export const assertionSchema = z.object({
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string().max(10_000),
    authenticatorData: z.string().max(10_000),
    signature: z.string().max(10_000),
    userHandle: z.string().max(1_000).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});

export const secondStepContract = {
  secondStep: endpoint({
    method: 'GET',
    path: '/api/user-login/second/',
    access: 'public',
    personal: true,
    summary: 'Whether a sign-in of this browser waits for its second factor, and which ones there are.',
    output: z.object({ is_awaiting: z.boolean(), has_totp: z.boolean(), has_passkey: z.boolean(), has_recovery_codes: z.boolean() }),
  }),
  finishWithCode: endpoint({
    method: 'POST',
    path: '/api/user-login/second/',
    access: 'public',
    personal: true,
    summary: 'Completes a sign-in with a one-time code, or one of the recovery codes; each holds once.',
    body: z.object({ code: codeSchema }),
    output: done,
    errors: { second_step_over, too_many_attempts },
    limit: wrongCodes,
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/api/user-login/passkey/options/',
    access: 'public',
    personal: true,
    summary: 'What a passkey is asked for: of the account whose second factor is awaited, else of any. It holds for five minutes and once.',
    output: requestOptions,
    limit: passkeyCalls,
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/api/user-login/passkey/',
    access: 'public',
    personal: true,
    summary: 'Signs in with a passkey that verified its owner, which counts as both factors; or completes a sign-in that waits.',
    body: z.object({ assertion: assertionSchema }),
    output: done,
    errors: { passkey_refused, account_deactivated },
    limit: passkeyCalls,
  }),
};
export type SecondStepContract = typeof secondStepContract;
