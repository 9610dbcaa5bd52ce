import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins';
import type { Database } from '#db/database.server.ts';
import { absoluteDays, idleDays, maxPasswordLength, minPasswordLength, resetMinutes, touchMinutes } from './limits.ts';
import { hashPassword, verifyPassword } from './password/password-hash.server.ts';
import { deactivation, deleteUnconfirmed } from './queries/accounts.server.ts';
import { sessionCookieName } from './session/session-cookie.server.ts';

/** OpenID Connect. */
export type Provider = { issuer: string; clientId: string; clientSecret: string /** What it is called on the button. */; name: string };

/** Its id in `user_login.provider`, and in the path that it leads back to: `/api/auth/callback/house`. */
export const providerId = 'house';

const day = 24 * 60 * 60;

type Options = {
  db: Database;
  baseUrl: string;
  secret: string;
  /** A new password was set by a link: whoever did that reads the mails of the address. */
  afterReset(user: { id: number }): Promise<void>;
  report(message: string): void;
  provider?: Provider | undefined;
};

/** Where the library says who the visitor is: our own header, which no request brings along. */
export const addressHeader = 'x-foyer-address';

/**
 * The library better-auth on our tables, with our password hash and cookie. It is called in process only; of its own routes just
 * the one is mounted to which an identity provider leads back.
 */
export function createAuth({ db, baseUrl, secret, afterReset, report, provider }: Options) {
  const secure = baseUrl.startsWith('https:');
  const dates = { createdAt: 'created_at', updatedAt: 'updated_at' };
  return betterAuth({
    appName: 'Foyer',
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret,
    database: { db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false }, // ours counts per account too, and for all processes
    // Of an account that could not be made it says so and throws it: who catches that knows whether it is a failure.
    logger: { level: 'error', log: (_, message) => message !== 'Failed to create user' && report(message) },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: minPasswordLength,
      maxPasswordLength: maxPasswordLength * 2, // counted in UTF-16; ours counts characters
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => afterReset({ id: Number(user.id) }),
    },
    user: {
      modelName: 'site_user',
      fields: { ...dates, emailVerified: 'email_confirmed', image: 'picture' },
      additionalFields: {
        firstName: { type: 'string', fieldName: 'first_name', required: false },
        lastName: { type: 'string', fieldName: 'last_name', required: false },
        language: { type: 'string', required: false },
        role: { type: 'string', required: false, input: false },
      },
    },
    session: {
      modelName: 'user_session',
      fields: { ...dates, userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'address', userAgent: 'device' },
      expiresIn: idleDays * day,
      updateAge: touchMinutes * 60,
    },
    account: {
      modelName: 'user_login',
      encryptOAuthTokens: true, // nothing of ours uses them
      fields: {
        ...dates,
        userId: 'user_id',
        providerId: 'provider',
        accountId: 'provider_user',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    databaseHooks: { session: { create: { before: ({ userId }) => letIn(db, Number(userId)) } } },
    plugins: provider ? [genericOAuth({ config: [configOf(provider, db)] })] : [],
    verification: { modelName: 'user_token', fields: { ...dates, expiresAt: 'expires_at' }, storeIdentifier: 'hashed' },
    advanced: {
      database: { generateId: 'serial' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      useSecureCookies: false, // the prefix is ours: __Host- is stricter than the library's __Secure-
      cookies: { session_token: { name: sessionCookieName(baseUrl), attributes: { secure, maxAge: absoluteDays * day } } },
      defaultCookieAttributes: { secure },
    },
  });
}

/** Signed id tokens only, bound to this sign-in by state, nonce and PKCE; an address counts only if the provider has confirmed it. */
const configOf = ({ issuer, clientId, clientSecret, name }: Provider, db: Database) => ({
  providerId,
  name,
  discoveryUrl: `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
  clientId,
  clientSecret,
  scopes: ['openid', 'email', 'profile'],
  pkce: true,
  requireIdTokenVerification: true,
  requireEmailVerification: true,
  mapProfileToUser: async (profile: Record<string, unknown>) => {
    // The provider vouches for the address; that an account which is not confirmed is somebody's, nobody has shown.
    if (profile.email_verified === true && typeof profile.email === 'string') await deleteUnconfirmed(db, profile.email.toLowerCase());
    const [first, last] = [textOf(profile.given_name), textOf(profile.family_name)];
    return { firstName: first, lastName: last, name: `${first} ${last}`.trim() || textOf(profile.name) || textOf(profile.email) };
  },
});

/** What the library says of an account that is deactivated. */
export const deactivatedCode = 'DEACTIVATED';

/** The gate of every way in: a password, the provider, whatever comes to it. */
async function letIn(db: Database, userId: number): Promise<void> {
  const row = await deactivation(db, userId);
  if (row?.deactivated_at) throw new APIError('FORBIDDEN', { code: deactivatedCode, message: 'The account is deactivated.' });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');

export type Auth = ReturnType<typeof createAuth>;
