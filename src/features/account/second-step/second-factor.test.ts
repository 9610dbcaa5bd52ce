import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import { type SignedIn, type TestApp, testApp, testPassword } from '../../../../tests/support/app.ts';
import { waiting } from '../../../../tests/support/database.ts';
import { makeAuthenticator } from '../../../../tests/support/second-factor/authenticator.ts';
import { codeOf, send, setUpPasskey, setUpTotp } from '../../../../tests/support/second-factor/second-factor.ts';
import { challengeMinutes, secondStepMinutes, wrongCodes } from '../limits.ts';

let now = new Date('2026-11-21T17:00:00+01:00');
const site: TestApp = await testApp({ now: () => now });
let eva: SignedIn;
beforeEach(async () => {
  await removeAccounts(site.db);
  await resetAllAttempts(site.db);
  site.accounts.sessions.forget();
  now = new Date('2026-11-21T17:00:00+01:00');
  eva = await site.signIn('editor', 'eva@haus.example');
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const post = (path: string, body: unknown = {}, headers: Record<string, string> = site.csrf) => send(site, path, body, headers);
const signIn = () => post('user-login/', { email: eva.email, password: testPassword });
const isIn = async (headers: Record<string, string>) => (await site.get('/de/api/user/profile/', headers)).status === 200;
const factors = async () => (await site.get('/de/api/user/factors/', eva.headers)).json();

describe('codes of an app', () => {
  test('count once a code has been shown, and are asked for after the password', async () => {
    const { body } = await post('user/factors/totp/', {}, eva.headers);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/.*eva%40haus\.example\?issuer=/);
    expect(body.qr.path).toMatch(/^M2 2h1v1h-1z/);
    expect((await signIn()).body).toMatchObject({ awaits_second_factor: false, is_logged_in: true });
    expect((await post('user/factors/totp/confirm/', { code: '000000' }, eva.headers)).body.fields).toHaveProperty('code');
    const { body: confirmed } = await post('user/factors/totp/confirm/', { code: codeOf(body.key, now) }, eva.headers);
    expect(confirmed.recovery_codes).toHaveLength(10);
    const first = await signIn();
    expect(first.body).toMatchObject({ awaits_second_factor: true, is_logged_in: false });
    expect(await isIn(first.headers)).toBe(false);
    later(30);
    const second = await post('user-login/second/', { code: codeOf(body.key, now) }, first.headers);
    expect(second.status).toBe(200);
    expect([await isIn(second.headers), await isIn(first.headers)]).toEqual([true, false]);
  });

  test('hold once each, also the one that has confirmed them', async () => {
    const { key } = await setUpTotp(site, eva, now);
    const { headers } = await signIn();
    expect((await post('user-login/second/', { code: codeOf(key, now) }, headers)).status).toBe(400);
    later(30);
    const code = codeOf(key, now);
    const twice = await Promise.all([0, 1].map(() => post('user-login/second/', { code }, headers)));
    expect(twice.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect((await post('user-login/second/', { code }, (await signIn()).headers)).status).toBe(400);
  });

  test('hold once in all: not for a second browser at the same moment, and not as a proof after the sign-in', async () => {
    const { key } = await setUpTotp(site, eva, now);
    later(30);
    const code = codeOf(key, now);
    const browsers = [await signIn(), await signIn(), await signIn()];
    const answers = await Promise.all(browsers.map(({ headers }) => post('user-login/second/', { code }, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await post('user/proof/', { code }, eva.headers)).status).toBe(400);
    later(30);
    const next = codeOf(key, now);
    expect((await post('user/proof/', { code: next }, eva.headers)).status).toBe(200);
    expect((await post('user-login/second/', { code: next }, (await signIn()).headers)).status).toBe(400);
    expect((await post('user-login/second/', { code }, (await signIn()).headers)).status).toBe(400); // of the step before, which a clock may be off by
  });

  test('are guessed a few times by account, from however many browsers and addresses', async () => {
    await setUpTotp(site, eva, now);
    const ben = await site.signIn('editor', 'ben@haus.example');
    const { key } = await setUpTotp(site, ben, now);
    later(30);
    for (let i = 0; i < wrongCodes.max; i += 1) {
      const { headers } = await signIn();
      expect((await post('user-login/second/', { code: '000000' }, { ...headers, 'X-Forwarded-For': `192.0.2.${i}` })).status).toBe(400);
    }
    expect((await post('user-login/second/', { code: '000000' }, (await signIn()).headers)).status).toBe(429);
    const { headers } = await post('user-login/', { email: ben.email, password: testPassword });
    expect((await post('user-login/second/', { code: codeOf(key, now) }, headers)).status).toBe(200);
  });

  test.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('of a clock that is %i steps off: %i', async (steps, status) => {
    const { key } = await setUpTotp(site, eva, now);
    later(300);
    expect((await post('user-login/second/', { code: codeOf(key, now, steps) }, (await signIn()).headers)).status).toBe(status);
  });

  test('are guessed a few times only, in words of both languages', async () => {
    await setUpTotp(site, eva, now);
    const { headers } = await signIn();
    for (let i = 0; i < wrongCodes.max; i += 1) expect((await post('user-login/second/', { code: '000000' }, headers)).status).toBe(400);
    const refused = await post('user-login/second/', { code: '000000' }, headers);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    const events = await site.db.selectFrom('sign_in_event').select(['method', 'ok', 'factor']).where('ok', '=', false).execute();
    expect(events).toHaveLength(wrongCodes.max);
  });

  test('of a new phone take the place of the old ones only when one was shown', async () => {
    const { key } = await setUpTotp(site, eva, now);
    const { body } = await post('user/factors/totp/', {}, eva.headers);
    later(30);
    expect((await post('user-login/second/', { code: codeOf(key, now) }, (await signIn()).headers)).status).toBe(200);
    later(30);
    const { body: confirmed } = await post('user/factors/totp/confirm/', { code: codeOf(body.key, now) }, eva.headers);
    expect(confirmed.recovery_codes).toBeNull();
    later(30);
    const { headers } = await signIn();
    expect((await post('user-login/second/', { code: codeOf(key, now) }, headers)).status).toBe(400);
    expect((await post('user-login/second/', { code: codeOf(body.key, now) }, headers)).status).toBe(200);
  });

  test('stand encrypted in the database, and recovery codes hashed', async () => {
    const { key, codes } = await setUpTotp(site, eva, now);
    const stored = JSON.stringify([
      await site.db.selectFrom('user_totp').selectAll().execute(),
      await site.db.selectFrom('user_recovery_code').selectAll().execute(),
      await site.db.selectFrom('audit_log').selectAll().execute(),
      await site.db.selectFrom('write_receipt').selectAll().execute(),
    ]);
    for (const secret of [key.replaceAll(' ', ''), ...codes, ...codes.map((code) => code.replace('-', ''))]) expect(stored).not.toContain(secret);
  });
});

describe('recovery codes', () => {
  test('stand in for the app, once each, however they are typed; new ones replace them', async () => {
    const { codes } = await setUpTotp(site, eva, now);
    const [one = '', two = ''] = codes;
    expect((await post('user-login/second/', { code: ` ${one.toUpperCase().replace('-', ' ')} ` }, (await signIn()).headers)).status).toBe(200);
    expect((await post('user-login/second/', { code: one }, (await signIn()).headers)).status).toBe(400);
    expect((await factors()).recovery_codes).toBe(9);
    const { body } = await post('user/factors/recovery-codes/', {}, eva.headers);
    expect(body.recovery_codes).toHaveLength(10);
    expect((await post('user-login/second/', { code: two }, (await signIn()).headers)).status).toBe(400);
    expect((await post('user-login/second/', { code: body.recovery_codes[0] }, (await signIn()).headers)).status).toBe(200);
  });

  test('let one in of those who use the same one at the same moment', async () => {
    const { codes } = await setUpTotp(site, eva, now);
    const browsers = [await signIn(), await signIn()];
    // The row is held until all of them have come to it.
    const answers = await site.db.transaction().execute(async (store) => {
      await store.selectFrom('user_recovery_code').select('hash').forUpdate().execute();
      const asked = Promise.all(browsers.map(({ headers }) => post('user-login/second/', { code: codes[0] }, headers)));
      await vi.waitFor(async () => expect(await waiting(site.db)).toBe(browsers.length), 10_000);
      return { asked };
    });
    expect((await answers.asked).map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await factors()).recovery_codes).toBe(9);
  });

  test('go with the last factor', async () => {
    await setUpTotp(site, eva, now);
    expect((await post('user/factors/totp/remove/', {}, eva.headers)).status).toBe(200);
    expect(await factors()).toEqual({ totp: null, passkeys: [], recovery_codes: 0 });
    expect((await signIn()).body.is_logged_in).toBe(true);
  });
});

describe('a passkey', () => {
  const withPasskey = async (authenticator: ReturnType<typeof makeAuthenticator>, headers: Record<string, string> = site.csrf) => {
    const { body: options } = await post('user-login/passkey/options/', {}, headers);
    return post('user-login/passkey/', { assertion: authenticator.get(options) }, headers);
  };

  test('signs in alone, or as the second step; its last use is noted', async () => {
    const { authenticator, body } = await setUpPasskey(site, eva);
    expect(body.recovery_codes).toHaveLength(10);
    expect((await factors()).passkeys).toMatchObject([{ name: 'Laptop', last_used_at: null }]);
    const alone = await withPasskey(authenticator);
    expect([alone.status, await isIn(alone.headers)]).toEqual([200, true]);
    const second = await withPasskey(authenticator, (await signIn()).headers);
    expect([second.status, await isIn(second.headers)]).toEqual([200, true]);
    expect((await factors()).passkeys[0].last_used_at).toMatch(/^2026-11-21T17/);
    const events = await site.db.selectFrom('sign_in_event').select(['method', 'factor']).where('factor', 'is not', null).orderBy('id').execute();
    expect(events).toEqual([
      { method: 'passkey', factor: 'passkey' },
      { method: 'password', factor: 'passkey' },
    ]);
  });

  test('that did not verify its owner is refused, new and known', async () => {
    expect((await setUpPasskey(site, eva, makeAuthenticator('https://ostkai.example', false))).status).toBe(400);
    const { authenticator } = await setUpPasskey(site, eva);
    const { body: options } = await post('user-login/passkey/options/');
    const assertion = authenticator.get(options);
    const data = Buffer.from(assertion.response.authenticatorData, 'base64url');
    data[32] = 1;
    const unverified = { ...assertion, response: { ...assertion.response, authenticatorData: data.toString('base64url') } };
    expect((await post('user-login/passkey/', { assertion: unverified })).status).toBe(401);
  });

  test.each(['https://evil.example', 'https://ostkai.example:8443', 'http://ostkai.example'])('of %s is refused', async (origin) => {
    expect((await setUpPasskey(site, eva, makeAuthenticator(origin))).status).toBe(400);
  });

  test('answers what it was asked once, within some minutes, and for its own account', async () => {
    const { authenticator } = await setUpPasskey(site, eva);
    const { body: options } = await post('user-login/passkey/options/');
    const assertion = authenticator.get(options);
    expect((await post('user-login/passkey/', { assertion })).status).toBe(200);
    expect((await post('user-login/passkey/', { assertion })).status).toBe(401);
    const { body: old } = await post('user-login/passkey/options/');
    await site.db
      .updateTable('user_token')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('value', 'like', 'passkey:%')
      .execute();
    expect((await post('user-login/passkey/', { assertion: authenticator.get(old) })).status).toBe(401);
    expect(challengeMinutes).toBeLessThan(10);
    const ben = await site.signIn('editor', 'ben@haus.example');
    await setUpPasskey(site, ben);
    const waiting = await post('user-login/', { email: ben.email, password: testPassword });
    expect((await withPasskey(authenticator, waiting.headers)).status).toBe(401);
    expect((await post('user-login/passkey/', { assertion: makeAuthenticator().get(old) })).status).toBe(401);
  });

  test('that was copied is refused: its counter goes back', async () => {
    const { authenticator } = await setUpPasskey(site, eva);
    await site.db.updateTable('user_passkey').set({ counter: 900 }).execute();
    expect((await withPasskey(authenticator)).status).toBe(401);
  });

  test('has a name, several of them, and goes; of somebody else it stays', async () => {
    await setUpPasskey(site, eva);
    await setUpPasskey(site, eva);
    const [first] = (await factors()).passkeys;
    expect((await post(`user/factors/passkeys/${first.id}/`, { name: ' Telefon ' }, eva.headers)).status).toBe(200);
    expect((await factors()).passkeys[0].name).toBe('Telefon');
    expect((await post(`user/factors/passkeys/${first.id}/`, { name: ' ' }, eva.headers)).body.fields).toHaveProperty('name');
    const ben = await site.signIn('editor', 'ben@haus.example');
    expect((await post(`user/factors/passkeys/${first.id}/remove/`, {}, ben.headers)).status).toBe(404);
    expect((await post(`user/factors/passkeys/${first.id}/remove/`, {}, eva.headers)).status).toBe(200);
    expect((await factors()).passkeys).toHaveLength(1);
  });

  test('of a deactivated account lets nobody in', async () => {
    const { authenticator } = await setUpPasskey(site, eva);
    await site.db.updateTable('site_user').set({ deactivated_at: new Date() }).where('id', '=', eva.id).execute();
    const { status, body } = await withPasskey(authenticator);
    expect([status, body.code]).toEqual([403, 'account_deactivated']);
  });
});

test('the second step waits for some minutes, then one begins again', async () => {
  const { key } = await setUpTotp(site, eva, now);
  const { headers } = await signIn();
  await site.db
    .updateTable('user_session')
    .set({ created_at: new Date(Date.now() - secondStepMinutes * 60_000) })
    .where('factor', 'is', null)
    .execute();
  later(30);
  const { status, body } = await post('user-login/second/', { code: codeOf(key, now) }, headers);
  expect([status, body.code]).toEqual([401, 'second_step_over']);
});

test('a new factor ends all other sessions', async () => {
  const other = await signIn();
  await setUpTotp(site, eva, now);
  expect([await isIn(other.headers), await isIn(eva.headers)]).toEqual([false, true]);
});

test('visitors have none', async () => {
  const vera = await site.signIn('visitor', 'vera@haus.example');
  expect((await post('user/factors/totp/', {}, vera.headers)).body.code).toBe('factors_staff_only');
});

test('another password keeps the session that has shown the factor', async () => {
  await setUpTotp(site, eva, now);
  const changed = await post('user/password/', { current_password: testPassword, password: 'ein ganz anderer Satz' }, eva.headers);
  expect([changed.status, await isIn(changed.headers)]).toEqual([200, true]);
});
