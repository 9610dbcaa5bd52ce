import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { factorsSchema } from '../account-schemas.ts';
import { accountFailures } from '../failures.ts';
import { passkeyCalls, wrongCodesInside } from '../limits.ts';
import { codeSchema } from './second-step-contract.ts';

const { proof_needed, factors_staff_only, too_many_attempts } = accountFailures;
const { not_found } = commonFailures;
const done = z.object({ done: z.literal(true) });
const name = z
  .string()
  .max(500)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .default('');
const one = { parameters: z.object({ id: rowId() }) } as const;
const mine = { access: 'visitor', personal: true } as const;
/** Told this once where they are new; null: those from before hold on. */
const codes = z.object({ recovery_codes: z.array(z.string()).nullable() });

/** What `navigator.credentials.create` has answered, as JSON; all of it is looked at by the library that verifies it. */
const attestationSchema = z.object({
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string().max(10_000),
    attestationObject: z.string().max(100_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});

/** For staff, also before they have a factor, hence visitors' access; not writes of the usual kind, whose answers would be stored. */
export const ownFactorsContract = {
  factors: endpoint({
    ...mine,
    method: 'GET',
    path: '/api/user/factors/',
    summary: 'The own second factors.',
    output: factorsSchema,
    errors: { factors_staff_only },
  }),
  beginTotp: endpoint({
    ...mine,
    method: 'POST',
    path: '/api/user/factors/totp/',
    summary: 'Makes a key for an authenticator app, told this once. It counts when a code of it has been shown; one from before holds until then.',
    output: z.object({ key: z.string(), uri: z.string(), qr: z.object({ size: z.int(), path: z.string() }) }),
    errors: { proof_needed, factors_staff_only },
  }),
  confirmTotp: endpoint({
    ...mine,
    method: 'POST',
    path: '/api/user/factors/totp/confirm/',
    summary: 'Shows a code of the new key, which counts from then on. All other sessions end.',
    body: z.object({ code: codeSchema }),
    output: codes,
    errors: { proof_needed, factors_staff_only, too_many_attempts },
    limit: wrongCodesInside,
  }),
  removeTotp: endpoint({
    ...mine,
    method: 'POST',
    path: '/api/user/factors/totp/remove/',
    summary: 'Takes the authenticator app away; with the last factor its recovery codes go.',
    output: done,
    errors: { proof_needed, factors_staff_only },
  }),
  newPasskeyOptions: endpoint({
    ...mine,
    method: 'POST',
    path: '/api/user/factors/passkeys/options/',
    summary: 'What a browser makes a passkey of. It holds for five minutes and once.',
    output: z.record(z.string(), z.unknown()),
    errors: { proof_needed, factors_staff_only },
    limit: passkeyCalls,
  }),
  addPasskey: endpoint({
    ...mine,
    method: 'POST',
    path: '/api/user/factors/passkeys/',
    summary: 'Adds a passkey that has verified its owner. All other sessions end.',
    body: z.object({ name, attestation: attestationSchema }),
    output: codes,
    errors: { proof_needed, factors_staff_only },
    limit: passkeyCalls,
  }),
  renamePasskey: endpoint({
    ...mine,
    ...one,
    method: 'POST',
    path: '/api/user/factors/passkeys/{id}/',
    summary: 'Gives a passkey another name.',
    body: z.object({ name }),
    output: done,
    errors: { proof_needed, factors_staff_only, not_found },
  }),
  removePasskey: endpoint({
    ...mine,
    ...one,
    method: 'POST',
    path: '/api/user/factors/passkeys/{id}/remove/',
    summary: 'Takes a passkey away; with the last factor its recovery codes go.',
    output: done,
    errors: { proof_needed, factors_staff_only, not_found },
  }),
  renewRecoveryCodes: endpoint({
    ...mine,
    method: 'POST',
    path: '/api/user/factors/recovery-codes/',
    summary: 'Makes new recovery codes, told this once; those from before hold no longer.',
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: { proof_needed, factors_staff_only, not_found },
  }),
};
export type OwnFactorsContract = typeof ownFactorsContract;
