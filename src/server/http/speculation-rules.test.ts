import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.server.ts';

const read = async () => {
  const response = await new Hono().get('/rules', speculationRules).request('/rules');
  return { type: response.headers.get('content-type'), rules: await response.json() };
};

test('documents alone are fetched ahead, and none that does something or is somebody’s', async () => {
  const { type, rules } = await read();
  expect([type, Object.keys(rules), rules.prefetch[0].eagerness]).toEqual(['application/speculationrules+json', ['prefetch'], 'moderate']);
  const [{ href_matches: wanted }, , { not }] = rules.prefetch[0].where.and;
  const matches = (patterns: string[], path: string) =>
    patterns.some((pattern) => new URLPattern(pattern, 'https://ostkai.example').test(path, 'https://ostkai.example'));
  const isAhead = (path: string) => matches([wanted], path) && !matches(not.href_matches, path);
  expect(['/en', '/de/programm', '/en/events/tosca/12'].map(isAhead)).toEqual([true, true, true]);
  const never = [
    '/webshop',
    '/cms-hub',
    '/api/user-logout/',
    '/de/api/user-logout/',
    '/de/user/logout',
    '/en/forms/x/1',
    '/de/search',
    '/de/search/x',
    '/de/programm?date=1',
  ];
  expect(never.map(isAhead)).toEqual(never.map(() => false));
});
