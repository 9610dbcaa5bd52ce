import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { RequestContext } from '#api/request-context.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { type ChallengePurpose, noteChallenge, takeChallenge } from './queries/challenges.server.ts';
import { credentialsOf, insertPasskey, noteUse, passkeyOfCredential } from './queries/passkeys.server.ts';

/** Two hundred files, loaded when somebody first has to do with a passkey. */
const library = () => import('@simplewebauthn/server');

type PasskeyContext = Pick<RequestContext, 'db' | 'now' | 'baseUrl'>;

/** Passkeys are bound to the host of the site; the port and the rest of the origin are compared as well. */
const bindingOf = ({ baseUrl }: PasskeyContext) => ({ rpID: new URL(baseUrl).hostname, origin: new URL(baseUrl).origin });

/** Whoever holds the device has to show who they are, by PIN or finger. */
export async function registrationOptions(
  context: PasskeyContext,
  user: { id: number; email: string; name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { db } = context;
  const own = await credentialsOf(db, user.id);
  const { name: rpName } = await settingsReader(db).read();
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName,
    rpID: bindingOf(context).rpID,
    userName: user.email,
    userDisplayName: user.name || user.email,
    userID: new TextEncoder().encode(`user-${user.id}`),
    excludeCredentials: own.map(({ credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await noteChallenge(db, 'register', user.id, options.challenge);
  return options;
}

/** Adds a passkey that a browser has made; false: it is none, was not asked for, or is known already. */
export async function addPasskey(context: PasskeyContext, userId: number, name: string, response: RegistrationResponseJSON): Promise<boolean> {
  const { db } = context;
  const { rpID, origin } = bindingOf(context);
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, 'register', userId, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const made = await insertPasskey(db, userId, id, publicKey, counter, transports, name);
  return made !== undefined;
}

/** What a browser asks a passkey for; of one account, or of whomever there is one of on the device. */
export async function authenticationOptions(
  context: PasskeyContext,
  purpose: Exclude<ChallengePurpose, 'register'>,
  userId: number | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { db } = context;
  const own = userId === null ? [] : await credentialsOf(db, userId);
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: bindingOf(context).rpID,
    userVerification: 'required',
    allowCredentials: own.map(({ credential, transports }) => ({ id: credential, transports })),
  });
  await noteChallenge(db, purpose, userId, options.challenge);
  return options;
}

/** Null: none that is known, or not what was asked, or a copy of one (its counter went back). */
export async function redeemPasskey(
  context: PasskeyContext,
  purpose: Exclude<ChallengePurpose, 'register'>,
  userId: number | null,
  response: AuthenticationResponseJSON,
): Promise<number | null> {
  const { db, now } = context;
  const { rpID, origin } = bindingOf(context);
  const row = await passkeyOfCredential(db, response.id);
  if (!row || (userId !== null && row.user_id !== userId)) return null;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, purpose, userId, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: row.credential, publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')), counter: row.counter },
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return null;
  await noteUse(db, row.id, authenticationInfo.newCounter, now);
  return row.user_id;
}
