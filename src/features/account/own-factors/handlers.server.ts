import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { implement } from '#api/implement/implement.server.ts';
import { ownFactorsContract } from '../factor/own-factors-contract.ts';
import { factorsOf } from '../factor/queries/factors.server.ts';
import {
  addOwnPasskey,
  beginOwnTotp,
  confirmOwnTotp,
  newPasskeyOptions,
  removeOwnPasskey,
  removeOwnTotp,
  renameOwnPasskey,
  renewOwnCodes,
  requireStaff,
} from './change-factors.server.ts';

const done = { done: true } as const;

export const ownFactorsOperations = implement(ownFactorsContract, {
  factors: async (_, context) => factorsOf(context.db, (await requireStaff(context)).id),
  beginTotp: (_, context) => beginOwnTotp(context),
  confirmTotp: ({ body: { code } }, context) => confirmOwnTotp(context, code),
  removeTotp: async (_, context) => {
    await removeOwnTotp(context);
    return done;
  },
  newPasskeyOptions: (_, context) => newPasskeyOptions(context),
  addPasskey: ({ body: { name, attestation } }, context) => addOwnPasskey(context, name, attestation as RegistrationResponseJSON), // its shape is the schema's
  renamePasskey: async ({ parameters: { id }, body: { name } }, context) => {
    await renameOwnPasskey(context, id, name);
    return done;
  },
  removePasskey: async ({ parameters: { id } }, context) => {
    await removeOwnPasskey(context, id);
    return done;
  },
  renewRecoveryCodes: (_, context) => renewOwnCodes(context),
});
