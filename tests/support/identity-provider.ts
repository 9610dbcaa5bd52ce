import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Person = { sub: string; email: string; email_verified: boolean; given_name: string; family_name: string };

export type IdentityProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  person: Person;
  /** What it does wrong, for tests: tokens signed with another key, or for somebody else's sign-in. */
  fault: 'none' | 'other_key' | 'other_nonce' | 'other_audience' | 'down';
  close(): Promise<void>;
};

/** A small OpenID Connect provider over real HTTP: discovery, authorisation with PKCE, token, keys. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const [own, other] = [newKey(), newKey()];
  const codes = new Map<string, { challenge: string; nonce: string; redirect: string }>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', provider.issuer);
    const json = (body: unknown, status = 200) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (provider.fault === 'down') return json({}, 503);
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer: provider.issuer,
          authorization_endpoint: `${provider.issuer}/authorize`,
          token_endpoint: `${provider.issuer}/token`,
          jwks_uri: `${provider.issuer}/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case '/keys':
        return json({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
      case '/authorize': {
        const code = randomBytes(12).toString('hex');
        const given = (name: string) => url.searchParams.get(name) ?? '';
        codes.set(code, { challenge: given('code_challenge'), nonce: given('nonce'), redirect: given('redirect_uri') });
        return response.writeHead(302, { Location: `${given('redirect_uri')}?code=${code}&state=${encodeURIComponent(given('state'))}` }).end();
      }
      case '/token': {
        const form = new URLSearchParams(await textOf(request));
        const known = codes.get(form.get('code') ?? '');
        codes.delete(form.get('code') ?? '');
        const challenge = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url');
        if (!known || known.challenge !== challenge || known.redirect !== form.get('redirect_uri') || !isClient(request, form))
          return json({ error: 'invalid_grant' }, 400);
        const claims = {
          iss: provider.issuer,
          aud: provider.fault === 'other_audience' ? 'somebody else' : provider.clientId,
          iat: Math.floor(Date.now() / 1_000),
          exp: Math.floor(Date.now() / 1_000) + 300,
          nonce: provider.fault === 'other_nonce' ? 'another' : known.nonce,
          ...provider.person,
        };
        const key = provider.fault === 'other_key' ? other.privateKey : own.privateKey;
        return json({ access_token: randomBytes(12).toString('hex'), token_type: 'Bearer', expires_in: 300, id_token: signed(claims, key) });
      }
      default:
        return json({}, 404);
    }
  });
  const isClient = ({ headers }: IncomingMessage, form: URLSearchParams) =>
    headers.authorization === `Basic ${Buffer.from(`${provider.clientId}:${provider.clientSecret}`).toString('base64')}` ||
    (form.get('client_id') === provider.clientId && form.get('client_secret') === provider.clientSecret);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  const provider: IdentityProvider = {
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'foyer',
    clientSecret: 'ein Geheimnis unter Programmen',
    person: { sub: '4711', email: 'clara@haus.example', email_verified: true, given_name: 'Clara', family_name: 'Wieck' },
    fault: 'none',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

function signed(claims: object, key: ReturnType<typeof newKey>['privateKey']): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'one' })}.${encode(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
