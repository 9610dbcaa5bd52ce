import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usesLeftOut, withoutBodies, withoutNames } from './router-parts.ts';

test('functions that nobody reaches lose their bodies, and nothing else changes', () => {
  const code = "function router() { function fetch(key) { return key + '}'; } function other() { return 1; } async function load() { await 2; } }";
  expect(withoutBodies(code, ['fetch', 'load'])).toBe('function router() { function fetch(key) {} function other() { return 1; } async function load() {} }');
});

test('a function that a new version of the router has no more stops the build', () => {
  expect(() => withoutBodies('function other() {}', ['fetch'])).toThrow(/no fetch/);
});

test('components and contexts of the router go where nobody imports them', () => {
  const code = withoutNames(readFileSync('node_modules/react-router/dist/production/lib/dom/lib.js', 'utf8'));
  expect(code).not.toMatch(/^\w+\.displayName/m);
  expect(code).toContain('const NavLink = /* @__PURE__ */ React$1.forwardRef(');
});

test('a file that uses what is left out is found', () => {
  expect(usesLeftOut('const fetcher = useFetcher();')).toBe(true);
  expect(usesLeftOut('createBrowserRouter(routes, { instrumentations: [] })')).toBe(true);
  expect(usesLeftOut('const text = useFetched();')).toBe(false);
});
