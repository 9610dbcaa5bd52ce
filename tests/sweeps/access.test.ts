import { beforeAll, describe, expect, test } from 'vitest';
import { type Role, roles } from '../../src/roles.ts';
import { operations } from '../../src/server/site.server.ts';
import { type SignedIn, type TestApp, testApp, testNow, testPassword } from '../support/app.ts';
import { everything } from '../support/everything.ts';
import { send, setUpTotp } from '../support/second-factor/second-factor.ts';

// Every endpoint refuses those who may not call it, whatever they send, and a refusal leaves no trace.
let site: TestApp;
const people: Partial<Record<Role, SignedIn>> = {};
let awaiting: SignedIn['headers'];
let overdue: SignedIn['headers'];
beforeAll(async () => {
  site = await testApp();
  for (const role of roles) people[role] = await site.signIn(role);
  const waiting = await site.signIn('admin', 'waiting@haus.example');
  await setUpTotp(site, waiting, testNow);
  awaiting = (await send(site, 'user-login/', { email: waiting.email, password: testPassword })).headers;
  overdue = (await site.signIn('admin', 'overdue@haus.example')).headers;
});

const setRequired = async (isRequired: boolean) => {
  await site.db
    .updateTable('factor_requirement')
    .set({ role: isRequired ? 'admin' : null, days: 0 })
    .execute();
  site.accounts.sessions.forget();
};

const guarded = operations.map(({ endpoint }) => endpoint).filter(({ access }) => access !== 'public');

test('there are endpoints that not everybody may call', () => expect(guarded.length).toBeGreaterThan(5));

describe.each(guarded)('$method $path needs $access', ({ method, path, access }) => {
  const call = (headers: Record<string, string>) =>
    site.app.request(path.replace(/\{\w+\}/g, '1'), {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
  const lesser = roles.filter((role) => roles.indexOf(role) < roles.indexOf(access as Role)); // not 'public': see the filter

  test('an anonymous visitor is asked to sign in', async () => {
    const before = await everything(site.db);
    const response = await call(site.csrf);
    expect([response.status, (await response.json()).code, response.headers.get('cache-control')]).toEqual([401, 'sign_in_needed', 'no-store']);
    expect(await everything(site.db)).toBe(before);
  });

  test('a session made up is none', async () => {
    const cookie = `${site.csrf.Cookie}; __Host-session=${'a'.repeat(32)}.${'b'.repeat(43)}=`;
    const response = await call({ ...site.csrf, Cookie: cookie });
    expect([401, 403]).toContain(response.status); // its token against forged requests is not right either
  });

  test('nobody may whose second factor is awaited', async () => {
    const before = await everything(site.db);
    const response = await call(awaiting);
    expect([response.status, (await response.json()).code]).toEqual([401, 'sign_in_needed']);
    expect(await everything(site.db)).toBe(before);
  });

  if (access !== 'visitor')
    test('nor may an administrator who has had to set one up', async () => {
      await setRequired(true);
      const before = await everything(site.db);
      const response = await call(overdue);
      expect([response.status, (await response.json()).code]).toEqual([403, 'not_allowed']);
      expect(await everything(site.db)).toBe(before);
      await setRequired(false);
    });

  if (lesser.length > 0)
    test.each(lesser)('a %s may not', async (role) => {
      const before = await everything(site.db);
      const response = await call(people[role]?.headers ?? {});
      expect([response.status, (await response.json()).code]).toEqual([403, 'not_allowed']);
      expect(await everything(site.db)).toBe(before);
    });
});
