import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { normaliseAddress, normalisePath } from './path.ts';

let site: TestApp;
let manager: SignedIn;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
});

async function save(old_path: string, new_path: string) {
  const headers = { ...manager.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `redirect-${++keys}` };
  const response = await site.app.request('/de/pageeditor-api/redirect', { method: 'POST', headers, body: JSON.stringify({ old_path, new_path }) });
  return (await response.json()).code ?? response.status;
}
const rules = async () =>
  Object.fromEntries((await (await site.get('/pageeditor-api/redirect')).json()).map((rule: Record<string, string>) => [rule.old_path, rule.new_path]));

test('each old path leads to its last new one in one hop, however the rules came', async () => {
  expect([await save('/de/a', '/de/b'), await save('/de/b', '/de/c'), await save('/de/x', '/de/a')]).toEqual([200, 200, 200]);
  expect(await rules()).toEqual({ '/de/a': '/de/c', '/de/b': '/de/c', '/de/x': '/de/c' });
});

test('none leads back to itself', async () => {
  const before = await rules();
  expect([await save('/de/c', '/de/a'), await save('/de/q', '/de/q/')]).toEqual(['redirect_loop', 'redirect_loop']);
  expect(await rules()).toEqual(before);
});

describe('a path', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%2f/evil.example',
    '/de/../../x',
    '/de#x',
    'de',
    '/a\u00a0b',
    '/\tx',
    '/%ff',
    `/${'x'.repeat(600)}`,
  ])('%j is none, on neither side', async (path) => {
    expect(normalisePath(path)).toBeNull();
    expect([await save(path, '/de/z'), await save('/de/z', path)]).toEqual(['no_path', 'no_path']);
  });

  test.each([
    ['/de//a/', '/de/a'],
    ['/de/k%C3%A4se', '/de/käse'],
    ['/', '/'],
    ['/downloads/Spielplan%202024.pdf', '/downloads/Spielplan 2024.pdf'],
  ])('%j is kept as %j', (path, kept) => expect(normalisePath(path)).toBe(kept));
});

test('r5: an old address may have a query, a new one not', async () => {
  expect([normaliseAddress('/index.php?id=42'), normaliseAddress('/index.php?b=2&a=%31'), normaliseAddress('/a?x=1#y'), normaliseAddress('/a?')]).toEqual([
    '/index.php?id=42',
    '/index.php?a=1&b=2',
    null,
    '/a',
  ]);
  expect([await save('/index.php?id=42', '/de/besuch'), await save('/de/w', '/de?x=1')]).toEqual([200, 'no_path']);
});
