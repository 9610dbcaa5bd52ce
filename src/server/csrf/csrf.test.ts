import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { isTokenFor, makeToken } from './csrf.server.ts';

const path = '/api/dashboard-error-log/';
const base = 'https://ostkai.example';
let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await testApp();
  token = site.csrf['X-CSRFToken'];
});

const rows = () => site.db.selectFrom('error_log').selectAll().where('path', '=', '/de/api/weg').execute();
const post = (headers: Record<string, string>, body = JSON.stringify({ url: '/de/api/weg/', kind: 'call' })) =>
  site.app.request(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });

describe('the cookie', () => {
  test('is handed out by a call of its own that nobody keeps', async () => {
    const response = await site.get('/de/api/csrf-token/');
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([204, 'no-store', '']);
    expect(response.headers.get('set-cookie')).toMatch(/^csrftoken=[\w-]{22}\.[\w-]{43}; Path=\/; Secure; SameSite=Lax$/);
  });

  test('is not given anew to who has one that holds, and is to who has none of ours', async () => {
    expect((await site.get('/api/csrf-token/', { Cookie: `csrftoken=${token}` })).headers.get('set-cookie')).toBeNull();
    expect((await site.get('/api/csrf-token/', { Cookie: `csrftoken=${'x'.repeat(22)}.${'y'.repeat(43)}` })).headers.get('set-cookie')).toContain('csrftoken=');
  });

  test('comes with no page', async () => {
    for (const page of ['/de', '/de/programm', '/de/gibt-es-nicht']) expect((await site.get(page)).headers.get('set-cookie')).toBeNull();
  });
});

describe('a change is refused and leaves no trace', () => {
  const other = makeToken('another secret', null);
  const signedIn = () => makeToken('x'.repeat(43), 'session-1');
  test.each<[string, () => Record<string, string>]>([
    ['without anything', () => ({})],
    ['without header', () => ({ Cookie: `csrftoken=${token}` })],
    ['without cookie', () => ({ 'X-CSRFToken': token })],
    ['where the two differ', () => ({ Cookie: `csrftoken=${token}`, 'X-CSRFToken': `${token}x` })],
    ['where both are empty', () => ({ Cookie: 'csrftoken=', 'X-CSRFToken': '' })],
    ['with a token that somebody else signed', () => ({ Cookie: `csrftoken=${other}`, 'X-CSRFToken': other })],
    ['with a token of a session', () => ({ Cookie: `csrftoken=${signedIn()}`, 'X-CSRFToken': signedIn() })],
    ['from another site', () => ({ ...good(), 'Sec-Fetch-Site': 'cross-site' })],
    ['from a neighbouring host', () => ({ ...good(), 'Sec-Fetch-Site': 'same-site', Origin: base })],
    ['of another origin', () => ({ ...good(), Origin: 'https://ostkai.example.evil.example' })],
    ['of an origin that hides', () => ({ ...good(), Origin: 'null' })],
    ['as a form', () => ({ 'Content-Type': 'application/x-www-form-urlencoded' })],
    ['as plain text', () => ({ 'Content-Type': 'text/plain' })],
  ])('%s', async (_, headers) => {
    const response = await post(headers());
    expect([response.status, await response.json()]).toEqual([403, { code: 'csrf_failed', message: expect.stringContaining('Seite') }]);
    expect(await rows()).toEqual([]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'])('%s, wherever it goes', async (method) => {
    for (const target of ['/de', '/api/none/', '/api/events/', '/media/1/3x2/320.jpg', '/nirgends'])
      expect((await site.app.request(target, { method })).status).toBe(403);
  });
});

const good = () => site.csrf;

describe('a change is done', () => {
  test.each<[string, Record<string, string>]>([
    ['by a browser on https', { 'Sec-Fetch-Site': 'same-origin', Origin: base }],
    ['by a browser on http, which sends no Sec-Fetch-Site', { Origin: base }],
    ['by a program', {}],
  ])('%s', async (_, headers) => {
    await site.db.deleteFrom('error_log').execute();
    expect((await post({ ...good(), ...headers })).status).toBe(204);
    expect(await rows()).toHaveLength(1);
  });
});

test('a token holds for its session alone', () => {
  const anonymous = makeToken('s', null);
  expect([isTokenFor('s', null, anonymous), isTokenFor('s', 'a', anonymous), isTokenFor('s', 'null', anonymous)]).toEqual([true, false, false]);
  const own = makeToken('s', 'a');
  expect([isTokenFor('s', 'a', own), isTokenFor('s', 'b', own), isTokenFor('s', null, own), isTokenFor('t', 'a', own)]).toEqual([true, false, false, false]);
  expect(makeToken('s', null)).not.toBe(anonymous);
  for (const broken of ['', '.', own.slice(1), `${own}.x`, own.replace('.', '')]) expect(isTokenFor('s', 'a', broken)).toBe(false);
});
