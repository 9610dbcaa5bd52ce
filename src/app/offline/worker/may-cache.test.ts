import { expect, test } from 'vitest';
import { isCacheablePage, isEditing, kindOf, mayCache } from './may-cache.ts';

const address = (path: string) => new URL(path, 'https://ostkai.example');
const answer = (more: object = {}, headers: Record<string, string> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ 'Cache-Control': 'no-cache', ...headers }),
  ...more,
});

test.each(['/de', '/en/events', '/de/programm/tosca/12', '/de/programm?date=24-12-2026', '/de/search?q=bach', '/en/besuch'])('%s is kept', (path) =>
  expect(isCacheablePage(address(path))).toBe(true),
);

test.each([
  '/',
  '/cms-hub',
  '/webshop',
  '/styleguide',
  '/de/user/profile',
  '/de/forms/anfrage/3',
  '/de/merkliste',
  '/de/erinnerung?event=1',
  '/de/presse/x/1',
  '/de/api/events/',
  '/page-data/de',
  '/de?edit',
  '/de/besuch?v=3',
  '/de?preview=abc',
  '/de?at=2027',
])('%s is not', (path) => expect(isCacheablePage(address(path))).toBe(false));

test('an answer is kept only where the server lets everybody have it, whole and of this origin', () => {
  expect(mayCache(answer(), 1_000)).toBe(true);
  const refused = [
    answer({ status: 404 }),
    answer({ type: 'opaque' }),
    answer({ type: 'opaqueredirect' }),
    answer({ redirected: true }),
    answer({}, { 'Cache-Control': 'no-store' }),
    answer({}, { 'Cache-Control': 'private, max-age=5' }),
    answer({}, { Vary: 'Cookie' }),
    answer({}, { 'Content-Length': '1001' }),
  ];
  expect(refused.map((one) => mayCache(one, 1_000))).toEqual(refused.map(() => false));
});

test('what cannot be had says which kind it is', () => {
  expect(['/de/user/login', '/en/forms/x/1', '/webshop/cart', '/cms-hub/pages', '/de/blog/x/1'].map((path) => kindOf(address(path)))).toEqual([
    'form',
    'form',
    'shop',
    'staff',
    'page',
  ]);
  expect(['https://ostkai.example/de?edit', 'https://ostkai.example/cms-hub', 'https://ostkai.example/de'].map(isEditing)).toEqual([true, true, false]);
});
