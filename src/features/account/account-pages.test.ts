import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeAccounts } from '../../../tests/support/accounts.ts';
import { headersOf, type TestApp, testApp, testPassword } from '../../../tests/support/app.ts';
import { resetAllAttempts } from '../../api/rate-limit/rate-limit.server.ts';
import { href } from '../../routes.ts';
import { saveSettings } from '../settings/index.server.ts';
import { makeToken } from './queries/tokens.server.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
beforeEach(async () => {
  await removeAccounts(site.db);
  await resetAllAttempts(site.db);
  site.accounts.sessions.forget();
});

const login = href('userLogin', 'de');
const sessionOf = ({ Cookie }: { Cookie: string }) => Cookie.split('; ').find((cookie) => cookie.startsWith('__Host-session=')) ?? '';

async function open(path: string, cookie = '') {
  const response = await site.get(path, cookie ? { Cookie: cookie } : {});
  const html = await response.text();
  const given = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { response, html, cookie: [cookie, ...given].filter(Boolean).join('; '), token: /name="csrftoken" value="([^"]+)"/.exec(html)?.[1] ?? '' };
}
const send = (path: string, cookie: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.request(path, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

describe('signing up without script', () => {
  const register = href('userRegister', 'de');

  test('names the privacy policy beforehand; afterwards repeats the address, and sends the mail again', async () => {
    const { html, cookie, token } = await open(register);
    expect(html).toMatch(/steht in der <a href="\/de\/datenschutz"[^>]*>Datenschutzerklärung<\/a>/);
    const typed = { first_name: 'Clara', last_name: 'Wieck', email: 'clara@haus.example', password: 'ein kurzer Satz' };
    const done = await (await send(register, cookie, { form: 'sign_up', csrftoken: token, ...typed })).text();
    expect(done).toContain('Wir haben eine Mail an clara@haus.example geschickt.');
    expect(done).toMatch(/<input[^>]*type="hidden"[^>]*name="email"[^>]*value="clara@haus.example"/);
    expect(done).not.toContain('name="password"');
    const again = await (await send(register, cookie, { form: 'send_again', csrftoken: token, email: 'clara@haus.example' })).text();
    expect(again).toContain('Die Mail an clara@haus.example ist noch einmal unterwegs.');
    expect(again).toMatch(/<input[^>]*type="hidden"[^>]*name="email"[^>]*value="clara@haus.example"/);
  });
});

test.each([
  ['visitor', false],
  ['editor', true],
] as const)('the profile of a %s names the role: %s', async (role, isNamed) => {
  const { headers } = await site.signIn(role);
  expect((await open(href('userProfile', 'de'), sessionOf(headers))).html.includes('Rolle')).toBe(isNamed);
});

describe('signing in without script', () => {
  test('leads back to where one came from, with a session', async () => {
    await site.signIn('visitor');
    const path = `${login}?next=${encodeURIComponent('/de/programm?room=2')}`;
    const { html, cookie, token } = await open(path);
    expect(html).toContain('Bitte melden Sie sich an, um diese Seite zu sehen.');
    const response = await send(path, cookie, { form: 'sign_in', csrftoken: token, email: 'visitor@haus.example', password: testPassword });
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([303, '/de/programm?room=2', 'no-store']);
    const settings = await open(href('userSettings', 'de'), sessionOf(headersOf(response)));
    expect(settings.response.status).toBe(200);
    expect(settings.html).toContain('value="Ada"');
  });

  test('leads back to the page on which one chose to', async () => {
    await site.signIn('visitor');
    const path = `${login}?from=${encodeURIComponent('/de/programm?room=2')}`;
    const { html, cookie, token } = await open(path);
    expect(html).not.toContain('Bitte melden Sie sich an, um diese Seite zu sehen.');
    const response = await send(path, cookie, { form: 'sign_in', csrftoken: token, email: 'visitor@haus.example', password: testPassword });
    expect(response.headers.get('location')).toBe('/de/programm?room=2');
  });

  test.each([
    ['next', '//evil.example'],
    ['next', 'https://evil.example'],
    ['next', '/de/api/user-logout/'],
    ['from', '//evil.example'],
  ])('never leads by %s to %s', async (name, url) => {
    await site.signIn('visitor');
    const path = `${login}?${name}=${encodeURIComponent(url)}`;
    const { cookie, token } = await open(path);
    const response = await send(path, cookie, { form: 'sign_in', csrftoken: token, email: 'visitor@haus.example', password: testPassword });
    expect(response.headers.get('location')).toBe('/de');
  });

  test('what is wrong stands beside its field; what was typed is still there, a password is not', async () => {
    const { cookie, token } = await open(login);
    const response = await send(login, cookie, { form: 'sign_in', csrftoken: token, email: 'clara@haus"><script>', password: 'streng geheim' });
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]+"[^>]*name="email"/);
    expect(html).toContain('Das ist keine vollständige E-Mail-Adresse.');
    expect(html).toContain('value="clara@haus&quot;&gt;&lt;script&gt;"');
    expect(html).not.toContain('streng geheim');
    expect(await site.db.selectFrom('error_log').selectAll().execute()).toEqual([]);
  });

  test.each<[string, (token: string) => Record<string, string>, Record<string, string>]>([
    ['without token', () => ({}), {}],
    ['with a token that is not ours', () => ({ csrftoken: 'x' }), {}],
    ['from another site', (token) => ({ csrftoken: token }), { 'Sec-Fetch-Site': 'cross-site' }],
    ['of another origin', (token) => ({ csrftoken: token }), { Origin: 'https://evil.example' }],
  ])('%s it is refused', async (_, fields, headers) => {
    await site.signIn('visitor');
    const { cookie, token } = await open(login);
    const response = await send(login, cookie, { form: 'sign_in', email: 'visitor@haus.example', password: testPassword, ...fields(token) }, headers);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('a form that the page does not have is a 404, a large one is refused', async () => {
    const { cookie, token } = await open(login);
    expect((await send(login, cookie, { form: '__proto__', csrftoken: token })).status).toBe(404);
    expect((await send(login, cookie, { form: 'sign_in', csrftoken: token, email: 'x'.repeat(30_000) })).status).toBe(403);
  });

  test('other pages take no form, with a token in it or without', async () => {
    const { cookie, token } = await open(login);
    for (const path of ['/de', '/de/programm', '/api/user/profile/']) expect((await send(path, cookie, { csrftoken: token })).status).toBe(403);
  });
});

describe('confirming an address without script', () => {
  const path = href('userConfirm', 'de');
  test('asks for the password of the sign-up, and signs in', async () => {
    const body = JSON.stringify({ first_name: 'Clara', last_name: 'Wieck', email: 'clara@haus.example', password: 'ein kurzer Satz' });
    await site.app.request('/de/api/user/sign-up/', { method: 'POST', headers: { ...site.csrf, 'Content-Type': 'application/json' }, body });
    await site.accounts.settled();
    const { id } = await site.db.selectFrom('site_user').select('id').executeTakeFirstOrThrow();
    const link = `${path}?token=${await makeToken(site.db, 'confirm', id, 1)}`;
    const { cookie, token } = await open(link);
    const fields = { form: 'confirm', csrftoken: token };
    const refused = await send(link, cookie, { ...fields, password: 'das eines anderen' });
    expect([refused.status, (await refused.text()).includes('Mit diesem Passwort wurde das Konto nicht angelegt.')]).toEqual([422, true]);
    const confirmed = await send(link, cookie, { ...fields, password: 'ein kurzer Satz' });
    const target = confirmed.headers.get('location') ?? '';
    expect([confirmed.status, target]).toEqual([303, `${href('userProfile', 'de')}?ok=confirmed`]);
    const profile = await open(target, sessionOf(headersOf(confirmed)));
    expect(profile.html).toMatch(/Ihre Adresse ist bestätigt, und Sie sind angemeldet\..*clara@haus\.example/s);
  });

  test('a link that does not hold says how to come by another, and has the way there', async () => {
    const { cookie, token } = await open(`${path}?token=x`);
    const html = await (await send(`${path}?token=x`, cookie, { form: 'confirm', csrftoken: token, password: 'ein kurzer Satz' })).text();
    expect(html).toContain('schicken wir Ihnen einen neuen, sobald Sie sich anmelden.');
    for (const link of [login, href('userPassword', 'de')]) expect(html).toMatch(new RegExp(`<main.*href="${link}"`, 's'));
  });
});

describe('pages of one visitor', () => {
  test.each(['userProfile', 'userSettings'] as const)('%s leads anybody else to the sign-in, and back', async (name) => {
    const { response } = await open(href(name, 'en'));
    expect([response.status, response.headers.get('location')]).toEqual([302, `/en/user/login?next=${encodeURIComponent(href(name, 'en'))}`]);
  });

  test('are never kept', async () => {
    const { headers } = await site.signIn('visitor');
    for (const name of ['userProfile', 'userSettings', 'userLogout', 'userRegister'] as const) {
      const { response } = await open(href(name, 'de'), sessionOf(headers));
      expect([response.status, response.headers.get('cache-control'), response.headers.get('etag')], name).toEqual([200, 'no-store', null]);
    }
  });

  test('all other pages are the same for all, with no cookie', async () => {
    const { headers } = await site.signIn('admin');
    const [own, anonymous] = [await site.get('/de', { Cookie: headers.Cookie }), await site.get('/de')];
    expect(await own.text()).toBe(await anonymous.text());
    expect(own.headers.get('set-cookie')).toBeNull();
  });

  test('who is signed in needs no sign-in page', async () => {
    const { headers } = await site.signIn('visitor');
    expect((await open(login, sessionOf(headers))).response.headers.get('location')).toBe(href('userProfile', 'de'));
  });

  test('the settings’ forms work without script: name, password, deletion', async () => {
    const path = href('userSettings', 'de');
    const first = await site.signIn('visitor');
    await saveSettings(site.db, { name: 'Theater am Kai' }, 'de');
    const page = await open(path, sessionOf(first.headers));
    expect(page.html).toContain('href="/de/api/user/data/" download="theater-am-kai.json"');
    const saved = await send(path, page.cookie, { form: 'profile', csrftoken: page.token, first_name: 'Eva', last_name: 'Lang', language: 'en' });
    expect([saved.status, (await saved.text()).includes('Gespeichert.')]).toEqual([200, true]);
    const fields = { form: 'password', csrftoken: page.token, current_password: testPassword, password: 'ein ganz neuer Satz' };
    const changed = await send(path, page.cookie, fields);
    expect((await changed.text()).includes('Ihr neues Passwort gilt')).toBe(true);
    const now = await open(path, sessionOf(headersOf(changed)));
    const gone = await send(path, now.cookie, { form: 'remove', csrftoken: now.token, password: 'ein ganz neuer Satz' });
    expect([gone.status, gone.headers.get('location')]).toEqual([303, `${login}?ok=deleted`]);
    expect(await site.db.selectFrom('site_user').select('id').execute()).toEqual([]);
  });
});

test('while the site is switched off, staff see it, and can get in to switch it on', async () => {
  const [editor, visitor] = [await site.signIn('editor'), await site.signIn('visitor')];
  await saveSettings(site.db, { is_site_online: false }, 'de');
  const status = async (headers?: Record<string, string>) => (await site.get('/de', headers)).status;
  expect([await status(), await status({ Cookie: visitor.headers.Cookie }), await status({ Cookie: editor.headers.Cookie })]).toEqual([503, 503, 200]);
  expect((await site.get(login)).status).toBe(200);
  await saveSettings(site.db, { is_site_online: true }, 'de');
});
