import { Secret, TOTP } from 'otpauth';
import { headersOf, type SignedIn, type TestApp } from '../app.ts';
import { makeAuthenticator } from './authenticator.ts';

type Headers = Record<string, string>;

/** Answers status, body, and what the next request has to carry. */
export async function send(site: TestApp, path: string, body: unknown = {}, headers: Headers = site.csrf, method = 'POST') {
  const response = await site.app.request(`/de/api/${path}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json().catch(() => null), headers: headersOf(response) };
}

/** Code of an app; `steps`: how far its clock is off, in steps of 30 seconds. */
export const codeOf = (key: string, at: Date, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(' ', '')), timestamp: at.getTime() + steps * 30_000 });

/** Its key, and the recovery codes where they are new. */
export async function setUpTotp(site: TestApp, { headers }: Pick<SignedIn, 'headers'>, at: Date): Promise<{ key: string; codes: string[] }> {
  const { body } = await send(site, 'user/factors/totp/', {}, headers);
  const confirmed = await send(site, 'user/factors/totp/confirm/', { code: codeOf(body.key, at) }, headers);
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  return { key: body.key, codes: confirmed.body.recovery_codes ?? [] };
}

export async function setUpPasskey(site: TestApp, { headers }: Pick<SignedIn, 'headers'>, authenticator = makeAuthenticator()) {
  const { body: options } = await send(site, 'user/factors/passkeys/options/', {}, headers);
  const answer = await send(site, 'user/factors/passkeys/', { name: 'Laptop', attestation: authenticator.create(options) }, headers);
  return { authenticator, ...answer };
}
