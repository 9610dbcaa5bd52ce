import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { pages } from '../../app/route-table.ts';
import { operations } from '../site.server.ts';

// U+0000 can stand in no text of PostgreSQL, and half of a surrogate pair in no JSON: whoever sends them gets an answer, never a 500.
let site: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  admin = await site.signIn('admin');
});

/** Of pages that no trait names: those that the server reads itself. */
const ofEveryPage = ['at', 'v', 'edit', 'next', 'from', 'token', 'key', 'code', 'overlay', 'lang', 'locale', 'q', 'page', 'date'];
const examples: Record<string, string> = { ':slug': 'x', ':id': '1', ':category?': '', ':page?': '', ':category': 'x', ':tag': 'x' };
const fill = (path: string) =>
  path.replace(/\/:(\w+\??)/g, (_, name: string) => (examples[`:${name}`] ? `/${examples[`:${name}`]}` : '')).replace(/\/?\*$/, '');

const paths = [...new Set(pages.flatMap(({ paths: all }) => all.map(fill)))].filter((path) => path !== '');

const failures = () => site.logged.filter(({ level }) => typeof level === 'number' && level >= 50).splice(0);

test.each([['nobody', () => ({})] as const, ['an administrator', () => admin.headers] as const])(
  'no page asked for by %s fails at a text that cannot be stored',
  async (_, headers) => {
    const failed: string[] = [];
    for (const path of paths) {
      const all = ofEveryPage.map((name) => `${name}=%00`).join('&');
      for (const address of [`${path}/a%00b`, `${path}?${all}`, `${path}?preview=%00`, `/page-data${path}?preview=a%ED%A0%80`, `/page-head${path}?${all}`]) {
        const { status } = await site.get(address, headers());
        if (status >= 500) failed.push(`${address} ${status}`);
      }
    }
    expect(failed).toEqual([]);
    expect(failures()).toEqual([]);
  },
  120_000,
);

const writes = operations.map(({ endpoint }) => endpoint).filter(({ body, method }) => body && method !== 'GET');

test('no call fails at half of a surrogate pair, or at U+0000, wherever in its body it stands', async () => {
  const failed: string[] = [];
  for (const { path, method, body } of writes) {
    for (const text of ['\u0000', '\ud800', 'a\udc00b']) {
      const given = Object.fromEntries(Object.keys(body?.shape ?? {}).map((name) => [name, text]));
      for (const content of [given, { ...given, text: { de: text } }, { title: { de: text, [text]: 'x' }, name: text }]) {
        const headers = { ...admin.headers, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), 'If-Match': '"1"' };
        const response = await site.app.request(path.replace(/\{\w+\}/g, '1'), { method, headers, body: JSON.stringify(content) });
        if (response.status >= 500) failed.push(`${method} ${path} ${JSON.stringify(text)} ${response.status}`);
      }
    }
  }
  expect([...new Set(failed)]).toEqual([]);
});

test.each(['\ud800', 'a\udc00', '\u0000'])('a text with %j is told by its field', async (text) => {
  const headers = { ...admin.headers, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const body = JSON.stringify({ urls: { de: '/de/neu' }, title: { de: text }, is_online: false });
  const response = await site.app.request('/de/pageeditor-api/pages/', { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()).fields)).toEqual(['title.de']);
});
