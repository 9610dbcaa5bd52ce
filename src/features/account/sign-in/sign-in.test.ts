import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import { headersOf, type TestApp, testApp, testPassword } from '../../../../tests/support/app.ts';
import { absoluteDays, confirmHours, idleDays, unconfirmedDays } from '../limits.ts';
import { makeToken } from '../queries/tokens.server.ts';

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
const details = async (headers: Record<string, string>) => (await site.get('/api/user-details/', headers)).json();
const signIn = (email: string, password: string, headers?: Record<string, string>) => post('/de/api/user-login/', { email, password }, headers);

describe('who is signed in', () => {
  test('an anonymous visitor: flags false, fields null, never kept, with a token', async () => {
    const response = await site.get('/en/api/user-details/');
    expect(await response.json()).toEqual({
      has_dashboard_online_access: false,
      is_logged_in: false,
      username: null,
      email: null,
      first_name: null,
      last_name: null,
      login_url: '/en/user/login',
      logout_url: null,
      webshop_url: null,
      role: null,
      second_factor: null,
      copy_of: null,
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toMatch(/^csrftoken=[\w-]{22}\.[\w-]{43}; Path=\/; Secure; SameSite=Lax$/);
  });

  test.each([
    ['/api/user-details/', 'de'],
    ['/api/user-details/?locale=en', 'en'],
    ['/en/api/user-details/?locale=de', 'de'],
    ['/de/api/user-details/?locale=en', 'en'],
  ])('%s is answered in %s', async (path, language) => {
    const { headers } = await site.signIn('visitor');
    const response = await site.get(path, headers);
    expect(response.headers.get('content-language')).toBe(language);
    expect(await response.json()).toMatchObject({ login_url: `/${language}/user/login`, logout_url: `/${language}/api/user-logout/` });
  });

  test('a locale that the site does not speak is refused, in the language of the path', async () => {
    const response = await site.get('/en/api/user-details/?locale=fr');
    expect([response.status, response.headers.get('content-language') ?? 'en', (await response.json()).fields]).toEqual([
      400,
      'en',
      { locale: [expect.any(String)] },
    ]);
  });

  test.each([
    ['visitor', false],
    ['editor', true],
    ['manager', true],
    ['admin', true],
  ] as const)('a %s has the back office: %s', async (role, hasBackOffice) => {
    const { headers } = await site.signIn(role);
    expect(await details(headers)).toMatchObject({
      has_dashboard_online_access: hasBackOffice,
      is_logged_in: true,
      first_name: 'Ada',
      logout_url: '/de/api/user-logout/',
      role: hasBackOffice ? role : null,
    });
  });
});

describe('the session', () => {
  test('stands in a cookie that is bound to the host, kept from script, and signed', async () => {
    const { headers, email } = await site.signIn('visitor');
    const [line = ''] = (await signIn(email, testPassword)).headers.getSetCookie();
    expect(line).toMatch(/^__Host-session=[\w.%-]+; (?:Max-Age=\d+; )?Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    const forged = headers.Cookie.replace(/(__Host-session=\w+)\.[^;]+/, '$1.AAAA');
    expect(forged).not.toBe(headers.Cookie);
    expect((await details({ Cookie: forged })).is_logged_in).toBe(false);
    const unsigned = headers.Cookie.replace(/(__Host-session=\w+)\.[^;]+/, '$1');
    expect((await details({ Cookie: unsigned })).is_logged_in).toBe(false);
  });

  test('is another one after each sign-in, and the one before has ended: nobody can fix one', async () => {
    const { headers, email } = await site.signIn('visitor');
    const second = headersOf(await signIn(email, testPassword, headers));
    expect(second.Cookie).not.toBe(headers.Cookie);
    expect(await site.db.selectFrom('user_session').select('id').execute()).toHaveLength(1);
    expect([(await details(headers)).is_logged_in, (await details(second)).is_logged_in]).toEqual([false, true]);
  });

  test('ends with sign-out, with its cookies', async () => {
    const { headers } = await site.signIn('visitor');
    const response = await post('/api/user-logout/', {}, headers);
    expect(response.status).toBe(200);
    const gone = response.headers.getSetCookie().filter((line) => /Expires=Thu, 01 Jan 1970/.test(line));
    expect(gone.map((line) => line.split('=')[0])).toEqual(['__Host-session', 'signedIn']);
    expect((await details(headers)).is_logged_in).toBe(false);
    expect(await site.db.selectFrom('user_session').select('id').execute()).toEqual([]);
  });

  test.each([
    [`is over ${absoluteDays} days after it began, however much it is used`, { created_at: daysAgo(absoluteDays), expires_at: daysAgo(-idleDays) }],
    [`is over when it was not used for ${idleDays} days`, { expires_at: daysAgo(0) }],
  ])('%s', async (_, change) => {
    const { headers } = await site.signIn('visitor');
    await site.db.updateTable('user_session').set(change).execute();
    site.accounts.sessions.forget();
    expect((await details(headers)).is_logged_in).toBe(false);
    expect((await site.get('/api/user/profile/', headers)).status).toBe(401);
  });

  test('that has ended takes its hint for script back, so that nobody asks again', async () => {
    const { headers } = await site.signIn('visitor');
    await site.db.deleteFrom('user_session').execute();
    site.accounts.sessions.forget();
    const cookies = (await site.get('/api/user-details/', headers)).headers.getSetCookie();
    expect(cookies.find((line) => line.startsWith('signedIn='))).toContain('Expires=Thu, 01 Jan 1970');
  });

  test('moves its end on while it is used', async () => {
    const { headers } = await site.signIn('visitor');
    await site.db
      .updateTable('user_session')
      .set({ updated_at: daysAgo(1), expires_at: daysAgo(-1) })
      .execute();
    site.accounts.sessions.forget();
    await details(headers);
    const { expires_at } = await site.db.selectFrom('user_session').select('expires_at').executeTakeFirstOrThrow();
    expect(expires_at.getTime()).toBeGreaterThan(daysAgo(-idleDays + 1).getTime());
  });
});

describe('a token against forged requests is bound to the session', () => {
  test('the anonymous one no longer holds after sign-in, the session’s not after sign-out', async () => {
    const { headers } = await site.signIn('visitor');
    const change = (given: Record<string, string>) => post('/api/user/profile/', { first_name: 'Eva' }, given);
    const session = headers.Cookie.split('; ').filter((cookie) => !cookie.startsWith('csrftoken='));
    const withAnonymous = { Cookie: [...session, site.csrf.Cookie].join('; '), 'X-CSRFToken': site.csrf['X-CSRFToken'] };
    expect((await change(withAnonymous)).status).toBe(403);
    expect((await details(headers)).first_name).toBe('Ada');
    expect((await change(headers)).status).toBe(200);
    const other = await site.signIn('visitor', 'zweite@haus.example');
    const ofAnother = { Cookie: [...session, `csrftoken=${other.headers['X-CSRFToken']}`].join('; '), 'X-CSRFToken': other.headers['X-CSRFToken'] };
    expect((await change(ofAnother)).status).toBe(403);
    const afterwards = headersOf(await post('/api/user-logout/', {}, headers));
    expect(afterwards['X-CSRFToken']).not.toBe(headers['X-CSRFToken']);
    expect((await post('/api/user-logout/', {}, { Cookie: `csrftoken=${headers['X-CSRFToken']}`, 'X-CSRFToken': headers['X-CSRFToken'] })).status).toBe(403);
    expect((await post('/api/user-logout/', {}, { Cookie: `csrftoken=${afterwards['X-CSRFToken']}`, 'X-CSRFToken': afterwards['X-CSRFToken'] })).status).toBe(
      200,
    );
  });
});

describe('GET /api/user-logout/', () => {
  const leave = (headers: Record<string, string>) => site.get('/en/api/user-logout/', headers);

  test('signs out where a page of this site asked', async () => {
    const { headers } = await site.signIn('visitor');
    const response = await leave({ ...headers, 'Sec-Fetch-Site': 'same-origin' });
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([303, '/en', 'no-store']);
    expect((await details(headers)).is_logged_in).toBe(false);
  });

  test.each([['cross-site'], ['same-site'], ['none'], [undefined]])('asks first where the request comes from: %s', async (from) => {
    const { headers } = await site.signIn('visitor');
    const response = await leave(from ? { ...headers, 'Sec-Fetch-Site': from } : headers);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/user/logout']);
    expect((await details(headers)).is_logged_in).toBe(true);
  });
});

test('sign-ins are logged, with the network of the visitor and without what was typed', async () => {
  const { id } = await site.signIn('visitor');
  await signIn('visitor@haus.example', 'falsch falsch');
  await signIn('niemand@haus.example', 'falsch falsch');
  const rows = await site.db.selectFrom('sign_in_event').select(['user_id', 'method', 'ok', 'address']).orderBy('id').execute();
  expect(rows).toEqual([
    { user_id: id, method: 'password', ok: true, address: '' },
    { user_id: id, method: 'password', ok: false, address: '' },
    { user_id: null, method: 'password', ok: false, address: '' },
  ]);
});

describe('at a sign-in is forgotten', () => {
  const sessions = () => site.db.selectFrom('user_session').select('id').orderBy('id').execute();

  test('a session that has ended; one that holds stays', async () => {
    const { email } = await site.signIn('visitor');
    for (let more = 0; more < 2; more++) await signIn(email, testPassword);
    const [unused, old, holds] = await sessions();
    await site.db
      .updateTable('user_session')
      .set({ expires_at: daysAgo(1) })
      .where('id', '=', unused?.id ?? 0)
      .execute();
    await site.db
      .updateTable('user_session')
      .set({ created_at: daysAgo(absoluteDays + 1) })
      .where('id', '=', old?.id ?? 0)
      .execute();
    await signIn('niemand@haus.example', 'falsch falsch');
    expect(await sessions()).toEqual([holds]);
  });

  test('an account that nobody has confirmed for long, unless a link for it still holds or somebody has just tried to sign in', async () => {
    const old = daysAgo(unconfirmedDays + 1);
    const made = async (email: string, more: object) =>
      (
        await site.db
          .insertInto('site_user')
          .values({ email, name: 'X', ...more })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await made('vergessen@haus.example', { created_at: old });
    await makeToken(site.db, 'confirm', await made('abgelaufen@haus.example', { created_at: old }), -1);
    await makeToken(site.db, 'confirm', await made('bestaetigung@haus.example', { created_at: old }), 1);
    await makeToken(site.db, 'reset-password', await made('passwort@haus.example', { created_at: old }), 1);
    await made('neu@haus.example', {});
    await made('versucht@haus.example', { created_at: old });
    await signIn('versucht@haus.example', 'falsch falsch');
    await made('spaet@haus.example', { created_at: daysAgo(confirmHours / 24 + 1) }); // its link has died, a sign-in sends another
    await made('bestaetigt@haus.example', { created_at: old, email_confirmed: true });
    await signIn('niemand@haus.example', 'falsch falsch');
    const left = await site.db.selectFrom('site_user').select('email').orderBy('email').execute();
    expect(left.map(({ email }) => email.split('@')[0])).toEqual(['bestaetigt', 'bestaetigung', 'neu', 'passwort', 'spaet', 'versucht']);
    expect(await site.db.selectFrom('user_token').select('id').execute()).toHaveLength(2);
  });
});

test('what is missing is named in the reader’s language', async () => {
  const german = await (await signIn('', '')).json();
  expect(german).toMatchObject({ code: 'invalid_input', fields: { email: [expect.stringContaining('E-Mail-Adresse')], password: [expect.any(String)] } });
  const english = await (await post('/en/api/user-login/', { email: 'x', password: '' })).json();
  expect(english.fields.email).toEqual(['This is not a complete e-mail address. It looks like name@example.org.']);
});

test('on a public address the demo’s passwords are refused, before anything is looked up', async () => {
  for (const email of ['admin@ostkai.example', 'niemand@haus.example']) {
    const response = await signIn(email, 'ostkai-demo-admin');
    expect([response.status, (await response.json()).code]).toEqual([403, 'demo_refused']);
  }
  expect(await site.db.selectFrom('sign_in_event').selectAll().execute()).toEqual([]);
});

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000);
}
