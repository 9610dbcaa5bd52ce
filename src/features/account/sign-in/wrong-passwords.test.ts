import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import { type TestApp, testApp, testPassword } from '../../../../tests/support/app.ts';
import { wrongPasswords } from '../limits.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
beforeEach(async () => {
  await removeAccounts(site.db);
  await resetAllAttempts(site.db);
  await site.db.deleteFrom('sign_in_event').execute();
  site.accounts.sessions.forget();
});

const post = (path: string, body: unknown, headers: Record<string, string> = site.csrf) =>
  site.app.request(path, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const signIn = (email: string, password: string, headers?: Record<string, string>) => post('/de/api/user-login/', { email, password }, headers);

describe('wrong passwords', () => {
  test('an address without account is answered like a wrong password, word for word', async () => {
    await site.signIn('visitor');
    const wrong = await signIn('visitor@haus.example', 'falsch falsch');
    const unknown = await signIn('niemand@haus.example', 'falsch falsch');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });

  test.each(['visitor@haus.example', 'niemand@haus.example'])('%s has to wait after some, even with the right one; then a reset is offered', async (email) => {
    await site.signIn('visitor');
    for (let attempt = 0; attempt < wrongPasswords.account.max; attempt++) expect((await signIn(email, 'falsch falsch')).status).toBe(401);
    const response = await signIn(email, testPassword);
    expect([response.status, (await response.json()).message]).toEqual([429, expect.stringContaining('Bitte warten Sie 2 Sekunden')]);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await site.db.selectFrom('user_session').select('id').execute()).toHaveLength(1);
  });

  describe('of strangers', () => {
    const owner = 'visitor@haus.example';
    const from = (address: string, password: string, cookies = '', email = owner) => {
      const headers = { ...site.csrf, Cookie: [site.csrf.Cookie, cookies].filter(Boolean).join('; '), 'Content-Type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify({ email, password }) };
      return site.app.request('/api/user-login/', request, { incoming: { socket: { remoteAddress: address } } });
    };
    const deviceOf = (response: Response) => /__Host-device=[^;]+/.exec(response.headers.getSetCookie().join('\n'))?.[0] ?? '';
    const guess = async () => {
      for (let attempt = 0; attempt <= wrongPasswords.account.max; attempt++) await from(`198.51.${attempt}.1`, 'falsch falsch');
    };

    test('keep nobody from a known device, whose own attempts are limited too', async () => {
      await site.signIn('visitor');
      const device = deviceOf(await from('203.0.113.7', testPassword));
      expect(device).not.toBe('');
      await guess();
      expect((await from('192.0.2.1', testPassword)).status).toBe(429);
      expect(
        (
          await from(
            '192.0.2.1',
            testPassword,
            device.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
          )
        ).status,
      ).toBe(429);
      expect((await from('192.0.2.1', testPassword, device)).status).toBe(200);
      for (let attempt = 0; attempt < wrongPasswords.device.max; attempt++) expect((await from('192.0.2.2', 'falsch falsch', device)).status).toBe(401);
      expect((await from('192.0.2.2', testPassword, device)).status).toBe(429);
    });

    test('keep nobody from a known network', async () => {
      await site.signIn('visitor');
      expect((await from('203.0.113.7', testPassword)).status).toBe(200);
      await guess();
      expect((await from('192.0.2.1', testPassword)).status).toBe(429);
      expect((await from('203.0.113.9', testPassword)).status).toBe(200);
    });

    test('get no further by the device of another account', async () => {
      await site.signIn('visitor');
      await site.signIn('editor');
      const device = deviceOf(await from('203.0.113.7', testPassword, '', 'editor@haus.example'));
      await guess();
      expect((await from('192.0.2.1', testPassword, device)).status).toBe(429);
    });
  });

  test('many at once get no more attempts than one after the other', async () => {
    await site.signIn('visitor');
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('visitor@haus.example', 'falsch falsch')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(wrongPasswords.account.max);
  });

  test('the right one in time lets all begin anew', async () => {
    await site.signIn('visitor');
    for (let round = 0; round < 3; round++) {
      for (let attempt = 1; attempt < wrongPasswords.account.max; attempt++) await signIn('visitor@haus.example', 'falsch falsch');
      expect((await signIn('Visitor@Haus.example ', testPassword)).status).toBe(200);
    }
  });

  test('are counted at a change of the password too', async () => {
    const { headers } = await site.signIn('visitor');
    const change = () => post('/api/user/password/', { current_password: 'falsch falsch', password: 'ein ganz neuer Satz' }, headers);
    for (let attempt = 0; attempt < wrongPasswords.account.max; attempt++) expect((await change()).status).toBe(400);
    expect((await change()).status).toBe(429);
  });

  test('a stranger’s do not keep who is signed in from what takes the password', async () => {
    const { headers } = await site.signIn('visitor');
    for (let attempt = 0; attempt < wrongPasswords.account.max; attempt++) await signIn('visitor@haus.example', 'falsch falsch');
    expect((await signIn('visitor@haus.example', testPassword)).status).toBe(429);
    const change = { current_password: testPassword, password: 'ein ganz neuer Satz' };
    expect((await post('/api/user/password/', change, headers)).status).toBe(200);
  });
});
