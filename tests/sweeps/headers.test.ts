import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../../src/server/http/security-headers.server.ts';
import { staticFiles } from '../../src/server/http/static-files.server.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { gradeHeaders } from '../support/http/grade-headers.ts';

let site: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  admin = await site.signIn('admin');
});

test.each([
  ['a page', 'page', '/de', 200],
  ['a page for one visitor', 'page', '/de/user/login', 200],
  ['a page that is not found', 'page', '/de/gibt-es-nicht', 404],
  ['parameters that are not valid', 'page', '/de/programm?date=nie', 400],
  ['the API as a page', 'page', '/api/docs', 200],
  ['a redirect', 'page', '/', 302],
  ['data of a page', 'page', '/page-data/de/programm', 200],
  ['an answer of the API', 'page', '/de/api/events/', 200],
  ['a refusal of the API', 'page', '/de/api/cms-users/', 401],
  ['an unknown call', 'page', '/de/api/gibt-es-nicht/', 404],
  ['a calendar', 'page', '/api/events.ics', 200],
  ['the sitemap', 'page', '/sitemap.xml', 200],
  ['a screen of the back office', 'staff', '/cms-hub', 200],
  ['a page as staff see it', 'staff', '/de', 200],
  ['an upload', 'upload', '/media/gibt-es-nicht/original.svg', 404],
] as const)('%s has headers that let nothing foreign in', async (_, kind, path, status) => {
  const response = await site.get(path, kind === 'staff' ? admin.headers : {});
  expect(response.status).toBe(status);
  expect(gradeHeaders(response.headers, kind === 'staff' ? 'page' : kind)).toEqual({ high: [], low: [] });
});

test('a file of the build as well', async () => {
  const app = new Hono().use(securityHeaders()).use(staticFiles('src/app/public'));
  const { headers, status } = await app.request('/favicon.svg');
  expect([status, gradeHeaders(headers, 'upload')]).toEqual([200, { high: [], low: [] }]);
});

test('the grade falls with each header that is missing', () => {
  const { high } = gradeHeaders(new Headers(), 'page');
  expect(high.length).toBeGreaterThan(7);
  const loose = new Headers({
    'Content-Security-Policy':
      "default-src 'self'; script-src 'self' 'unsafe-inline'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self'",
  });
  expect(gradeHeaders(loose, 'page').high).toContain('script from anywhere');
});
