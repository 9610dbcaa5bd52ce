import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import { headersOf, type SignedIn, type TestApp, testApp, testNow, testPassword } from '../../../../tests/support/app.ts';
import { startIdentityProvider } from '../../../../tests/support/identity-provider.ts';
import type { makeAuthenticator } from '../../../../tests/support/second-factor/authenticator.ts';
import { codeOf, send, setUpPasskey, setUpTotp } from '../../../../tests/support/second-factor/second-factor.ts';
import { makeToken } from '../queries/tokens.server.ts';

// No way goes round the second factor.
const provider = await startIdentityProvider();
afterAll(() => provider.close());
let now = testNow;
const { issuer, clientId, clientSecret } = provider;
const site: TestApp = await testApp({ identityProvider: { issuer, clientId, clientSecret, name: 'Hausausweis' }, now: () => now });

type Headers = Record<string, string>;
type Person = SignedIn & { key?: string; authenticator?: ReturnType<typeof makeAuthenticator> };
const post = (path: string, body: unknown = {}, headers?: Headers) => send(site, path, body, headers);

beforeEach(async () => {
  await removeAccounts(site.db);
  await resetAllAttempts(site.db);
  await site.db.updateTable('factor_requirement').set({ role: null, days: 14 }).execute();
  now = testNow;
  Object.assign(provider.person, { email: 'eva@haus.example', email_verified: true });
});

const cookiesOf = (response: Response) => response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');

/** Each answers what a browser carries afterwards; null: there is no such way in this state. */
const methods: Record<string, (person: Person) => Promise<Headers | null>> = {
  password: async ({ email }) => (await post('user-login/', { email, password: testPassword })).headers,
  'the provider of the house': async () => {
    const away = await site.get('/de/api/user-provider/?next=%2Fde');
    const there = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
    const back = new URL(there.headers.get('location') ?? '');
    return headersOf(await site.get(back.pathname + back.search, { Cookie: cookiesOf(away).join('; ') }));
  },
  'a link for a new password': async ({ id, email }) => {
    const token = await makeToken(site.db, 'reset-password', id, 1);
    const password = 'ein ganz neuer Satz';
    const reset = await post('user/password/reset/', { token, password });
    expect(reset.headers.Cookie).not.toContain('session');
    return (await post('user-login/', { email, password })).headers;
  },
  'a change of address': async ({ id }) => {
    const token = await makeToken(site.db, 'change-email', id, 1, { email: 'neu@haus.example' });
    return (await post('user/email/confirm/', { token, password: testPassword })).headers;
  },
  'a confirmation of the address': async ({ id }) => {
    await site.db.updateTable('site_user').set({ email_confirmed: false }).where('id', '=', id).execute();
    return (await post('user/confirm/', { token: await makeToken(site.db, 'confirm', id, 1), password: testPassword })).headers;
  },
  'an invitation': async ({ email }) => {
    const { id } = await site.db
      .insertInto('staff_invitation')
      .values({ email, role: 'manager', language: 'de', invited_by_name: 'Ada', created_at: now, expires_at: new Date(now.getTime() + 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return (await post('user/invitation/', { token: await makeToken(site.db, 'invitation', id, 1), password: testPassword })).headers;
  },
  'a passkey': async ({ authenticator }) => {
    if (!authenticator) return null;
    const { body } = await post('user-login/passkey/options/');
    return (await post('user-login/passkey/', { assertion: authenticator.get(body) })).headers;
  },
  'a session from before': async ({ headers }) => headers,
};

const require = (days: number) => site.db.updateTable('factor_requirement').set({ role: 'editor', days, since: sql<Date>`now()` }).execute();
/** Sets the state up; another browser has a session from before, which a new factor ends. */
const states: Record<string, (person: Person) => Promise<unknown>> = {
  'no factor': async () => {},
  'an app': async (person) => Object.assign(person, await setUpTotp(site, person, now)),
  passkeys: async (person) => Object.assign(person, { authenticator: (await setUpPasskey(site, person)).authenticator }),
  both: async (person) => Object.assign(person, await setUpTotp(site, person, now), { authenticator: (await setUpPasskey(site, person)).authenticator }),
  'required, within the time of grace': () => require(14),
  'required, after it': () => require(0),
};

type Access = 'in' | 'factor awaited' | 'setting up alone';
const expected = (method: string, state: string): Access => {
  if (state === 'required, after it') return 'setting up alone';
  if (['no factor', 'required, within the time of grace'].includes(state)) return 'in';
  return method === 'a passkey' ? 'in' : 'factor awaited';
};

async function accessOf(headers: Headers): Promise<Access | 'out'> {
  const status = async (path: string) => (await site.get(`/de/api/${path}`, headers)).status;
  const [back, own, second] = [await status('saved-views/?list=events'), await status('user/factors/'), await site.get('/de/api/user-login/second/', headers)];
  if (back === 200 && own === 200) return 'in';
  if (back === 403 && own === 200) return 'setting up alone';
  expect([back, own]).toEqual([401, 401]);
  return (await second.json()).is_awaiting ? 'factor awaited' : 'out';
}

describe.each(Object.keys(states))('with %s', (state) => {
  test.each(Object.keys(methods))('by %s', async (method) => {
    const person: Person = await site.signIn('editor', 'eva@haus.example');
    const before = method === 'a session from before' ? await site.signIn('visitor', 'vera@haus.example') : null;
    await states[state]?.(person);
    site.accounts.sessions.forget();
    if (before) {
      // A row that somebody else has made, or that was there before its owner had a factor: only what it says of itself counts.
      await site.db.updateTable('user_session').set({ user_id: person.id, factor: null }).where('user_id', '=', before.id).execute();
      site.accounts.sessions.forget();
    }
    const headers = await methods[method]?.(before ?? person);
    if (!headers) return expect(person.authenticator).toBeUndefined();
    expect(await accessOf(headers)).toBe(expected(method, state));
    const page = await site.get('/cms-hub', headers);
    const target = page.headers.get('location') ?? '';
    if (expected(method, state) === 'in') return expect(page.status).toBe(200);
    expect(target).toContain(expected(method, state) === 'factor awaited' ? '/de/user/login?next=' : '/cms-hub/security');
    if (expected(method, state) === 'setting up alone') {
      await site.db.updateTable('user_session').set({ proved_at: sql<Date>`now()` }).execute();
      await setUpTotp(site, { headers: headers as SignedIn['headers'] }, now);
      return expect(await accessOf(headers)).toBe('in');
    }
    now = new Date(now.getTime() + 30_000);
    const answer = person.key
      ? await post('user-login/second/', { code: codeOf(person.key, now) }, headers)
      : await (async () => {
          const { body } = await post('user-login/passkey/options/', {}, headers);
          return post('user-login/passkey/', { assertion: person.authenticator?.get(body) }, headers);
        })();
    expect(answer.status).toBe(200);
    expect(await accessOf(answer.headers)).toBe('in');
  });
});

test('while the factor is awaited, the library’s own sessions open nothing either', async () => {
  const eva = await site.signIn('editor', 'eva@haus.example');
  await setUpTotp(site, eva, now);
  const { headers } = await post('user-login/', { email: eva.email, password: testPassword });
  for (const path of ['user/password/', 'user/email/', 'user/delete/', 'user/sessions/end/', 'user/proof/', 'user/factors/totp/remove/'])
    expect((await post(path, { current_password: testPassword, password: testPassword, email: 'x@haus.example' }, headers)).status).toBe(401);
  expect((await site.get('/cms-hub/users', headers)).status).toBe(302);
  expect((await post('user-logout/', {}, headers)).status).toBe(200);
  expect((await (await site.get('/de/api/user-login/second/', headers)).json()).is_awaiting).toBe(false);
});
