import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import { type TestApp, testApp, testPassword } from '../../../../tests/support/app.ts';
import { type IdentityProvider, startIdentityProvider } from '../../../../tests/support/identity-provider.ts';

let provider: IdentityProvider;
let site: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider();
  const { issuer, clientId, clientSecret } = provider;
  site = await testApp({ identityProvider: { issuer, clientId, clientSecret, name: 'Hausausweis' } });
});
afterAll(() => provider.close());
beforeEach(async () => {
  await removeAccounts(site.db);
  site.accounts.sessions.forget();
  Object.assign(provider, { fault: 'none', person: { ...provider.person, email: 'clara@haus.example', email_verified: true } });
});

const cookiesOf = (response: Response) => response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
const begin = (next = '/en/events?room=2') => site.get(`/en/api/user-provider/?next=${encodeURIComponent(next)}`);

async function signIn(next?: string) {
  const away = await begin(next);
  const there = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe('https://ostkai.example/api/auth/callback/house');
  return { back, cookies: cookiesOf(away), response: await site.get(back.pathname + back.search, { Cookie: cookiesOf(away).join('; ') }) };
}
const details = async (response: Response) => (await site.get('/api/user-details/', { Cookie: cookiesOf(response).join('; ') })).json();

test('the sign-in page has the way there, with where one came from', async () => {
  expect(await (await site.get('/de/api/user-login/')).json()).toEqual({ provider: { name: 'Hausausweis', url: '/de/api/user-provider/' } });
  const html = await (await site.get('/de/user/login?next=%2Fde%2Fprogramm')).text();
  expect(html).toMatch(/href="\/de\/api\/user-provider\/\?next=%2Fde%2Fprogramm"[^>]*>Mit Hausausweis anmelden/);
});

test('somebody new gets an account as visitor, a session, and the page they came from', async () => {
  const { response } = await signIn();
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([303, '/en/events?room=2', 'no-store']);
  expect(await details(response)).toMatchObject({ is_logged_in: true, first_name: 'Clara', last_name: 'Wieck', has_dashboard_online_access: false });
  expect(cookiesOf(response)).toContainEqual(expect.stringMatching(/^signedIn=[\w-]{8}$/));
  expect(await site.db.selectFrom('site_user').select(['email', 'role', 'email_confirmed']).execute()).toEqual([
    { email: 'clara@haus.example', role: 'visitor', email_confirmed: true },
  ]);
  const events = await site.db.selectFrom('sign_in_event').select(['method', 'ok']).where('user_id', 'is not', null).execute();
  expect(events).toEqual([{ method: 'provider', ok: true }]);
});

test('somebody known is the same again, and keeps role and password', async () => {
  const { id } = await site.signIn('editor', 'clara@haus.example');
  const { response } = await signIn();
  expect(await details(response)).toMatchObject({ is_logged_in: true, has_dashboard_online_access: true });
  expect(await site.db.selectFrom('site_user').select('id').execute()).toEqual([{ id }]);
  const again = await site.app.request('/api/user-login/', {
    method: 'POST',
    headers: { ...site.csrf, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'clara@haus.example', password: testPassword }),
  });
  expect(again.status).toBe(200);
});

describe('an account that a stranger has made with the same address, and nobody has confirmed', () => {
  beforeEach(async () => {
    const body = JSON.stringify({ first_name: 'Fremd', last_name: 'Fremd', email: 'clara@haus.example', password: 'das Passwort des Fremden' });
    await site.app.request('/api/user/sign-up/', { method: 'POST', headers: { ...site.csrf, 'Content-Type': 'application/json' }, body });
    await site.accounts.settled();
    await resetAllAttempts(site.db);
  });
  const accounts = () => site.db.selectFrom('site_user').select(['first_name', 'email_confirmed']).execute();

  test('gives way to whom the provider knows', async () => {
    const { response } = await signIn();
    expect(await details(response)).toMatchObject({ is_logged_in: true, first_name: 'Clara' });
    expect(await accounts()).toEqual([{ first_name: 'Clara', email_confirmed: true }]);
    expect(await site.db.selectFrom('user_login').select('provider').execute()).toEqual([{ provider: 'house' }]);
  });

  test('stays where the provider has not confirmed the address, or the token is not its own', async () => {
    provider.person.email_verified = false;
    await signIn();
    Object.assign(provider, { fault: 'other_key', person: { ...provider.person, email_verified: true } });
    await signIn();
    expect(await accounts()).toEqual([{ first_name: 'Fremd', email_confirmed: false }]);
  });
});

test.each(['//evil.example', 'https://evil.example/', '/de/api/user-logout/'])('never leads to %s', async (next) => {
  const { response } = await signIn(next);
  expect(response.headers.get('location')).toBe('/en');
});

describe('nobody is signed in', () => {
  const nobody = async (response: Response) => {
    expect(cookiesOf(response).filter((cookie) => /session=./.test(cookie))).toEqual([]);
    expect(response.headers.get('location')).toMatch(/^\/(de|en)\/user\/login\?error=/);
    expect(await site.db.selectFrom('user_session').select('id').execute()).toEqual([]);
  };

  test.each(['other_key', 'other_nonce', 'other_audience'] as const)('by a token with %s', async (fault) => {
    provider.fault = fault;
    await nobody((await signIn()).response);
  });

  test('by an address that the provider has not confirmed', async () => {
    provider.person.email_verified = false;
    await nobody((await signIn()).response);
  });

  test('by an address that the provider has not confirmed, whoever has an account with it', async () => {
    await site.signIn('admin', 'clara@haus.example');
    await site.db.deleteFrom('user_session').execute();
    provider.person.email_verified = false;
    await nobody((await signIn()).response);
  });

  test('by a way back that this browser did not begin, or that was gone before', async () => {
    const { back, cookies } = await signIn();
    await site.db.deleteFrom('user_session').execute();
    await nobody(await site.get(back.pathname + back.search, { Cookie: cookies.join('; ') }));
    const away = await begin();
    const there = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
    const theirs = new URL(there.headers.get('location') ?? '');
    await nobody(await site.get(theirs.pathname + theirs.search));
  });

  test('while the provider is down: back to the sign-in, and it works again afterwards', async () => {
    const other = await startIdentityProvider();
    const { issuer, clientId, clientSecret } = other;
    const own = await testApp({ identityProvider: { issuer, clientId, clientSecret, name: 'X' } });
    other.fault = 'down';
    expect((await own.get('/de/api/user-provider/')).headers.get('location')).toBe('/de/user/login?error=provider');
    expect((await own.get('/api/auth/callback/house?code=x&state=y')).headers.get('location')).toBe('/de/user/login?error=provider');
    other.fault = 'none';
    expect((await own.get('/de/api/user-provider/')).headers.get('location')).toContain(issuer);
    await other.close();
  });
});

test('without a provider there is no such way', async () => {
  const plain = await testApp();
  expect((await plain.get('/api/user-login/').then((response) => response.json())).provider).toBeNull();
  for (const path of ['/api/user-provider/', '/api/auth/callback/house', '/api/auth/sign-up/email', '/api/auth/get-session'])
    expect((await plain.get(path)).status).toBe(404);
});
