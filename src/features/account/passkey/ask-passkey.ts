import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import type { OwnFactorsContract } from '../factor/own-factors-contract.ts';
import type { ProofContract } from '../factor/proof-contract.ts';
import type { SecondStepContract } from '../factor/second-step-contract.ts';

/** Or completes a sign-in that waits; false: somebody has called it off. Rejects with what the API refuses. */
export const signInWithPasskey = (language: Language): Promise<boolean> =>
  unlessCalledOff(async () => {
    const api = client<SecondStepContract>(httpTransport);
    const options = await api.post('/api/user-login/passkey/options/', { language });
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON; // the library of the server has made it
    const assertion = await startAuthentication({ optionsJSON });
    await api.post('/api/user-login/passkey/', { language, body: { assertion: { ...assertion, type: 'public-key', clientExtensionResults: {} } } });
  });

export const proveWithPasskey = (language: Language): Promise<boolean> =>
  unlessCalledOff(async () => {
    const api = client<ProofContract>(httpTransport);
    const options = await api.post('/api/user/proof/passkey/options/', { language });
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON; // the library of the server has made it
    const assertion = await startAuthentication({ optionsJSON });
    await api.post('/api/user/proof/passkey/', { language, body: { assertion: { ...assertion, type: 'public-key', clientExtensionResults: {} } } });
  });

/** Makes a passkey on this device, or on one beside it. */
export async function makePasskey(language: Language, name: string): Promise<{ isMade: boolean; codes: string[] | null }> {
  let codes: string[] | null = null;
  const isMade = await unlessCalledOff(async () => {
    const api = client<OwnFactorsContract>(httpTransport);
    const options = await api.post('/api/user/factors/passkeys/options/', { language });
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON; // the library of the server has made it
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    const attestation = {
      ...{ id, rawId, type: 'public-key' as const, clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject, ...(transports && { transports: transports.map(String) }) },
    };
    ({ recovery_codes: codes } = await api.post('/api/user/factors/passkeys/', { language, body: { name, attestation } }));
  });
  return { isMade, codes };
}

/** Browsers do not tell a dialog that was closed from one that has timed out, or from a device that has no passkey for this site. */
async function unlessCalledOff(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof WebAuthnError || (error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))) return false;
    throw error;
  }
}
