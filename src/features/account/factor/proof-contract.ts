import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { accountFailures } from '../failures.ts';
import { passkeyCalls, wrongCodesInside, wrongPasswordsInside } from '../limits.ts';
import { assertionSchema, codeSchema } from './second-step-contract.ts';

const { passkey_refused, too_many_attempts, proof_needed } = accountFailures;
const done = z.object({ done: z.literal(true) });

/** Before factors, passwords or roles are changed (403 `proof_needed`). */
export const proofContract = {
  proof: endpoint({
    method: 'GET',
    path: '/api/user/proof/',
    access: 'visitor',
    personal: true,
    summary: 'How one can prove to be there: by the second factor where there is one, else by the password; by neither, signing in again does.',
    output: z.object({ by_password: z.boolean(), by_code: z.boolean(), by_passkey: z.boolean() }),
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/user/proof/',
    access: 'visitor',
    personal: true,
    summary: 'Proves it by password, or by a code where there is a second factor. It holds for ten minutes, in this session.',
    body: z.object({ password: z.string().max(1_000).default(''), code: codeSchema }),
    output: done,
    errors: { proof_needed, too_many_attempts },
    limit: [wrongPasswordsInside, wrongCodesInside],
  }),
  proofOptions: endpoint({
    method: 'POST',
    path: '/api/user/proof/passkey/options/',
    access: 'visitor',
    personal: true,
    summary: 'What one of the own passkeys is asked for to prove it.',
    output: z.record(z.string(), z.unknown()),
    limit: passkeyCalls,
  }),
  proveWithPasskey: endpoint({
    method: 'POST',
    path: '/api/user/proof/passkey/',
    access: 'visitor',
    personal: true,
    summary: 'Proves it by one of the own passkeys.',
    body: z.object({ assertion: assertionSchema }),
    output: done,
    errors: { passkey_refused },
    limit: passkeyCalls,
  }),
};
export type ProofContract = typeof proofContract;
