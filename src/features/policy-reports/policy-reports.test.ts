import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { maxReportBytes, maxReports } from './limits.ts';
import { readReports } from './server/read-reports.server.ts';

const baseUrl = 'https://ostkai.example';
let site: TestApp;
let admin: SignedIn;
let manager: SignedIn;
let now = new Date('2026-11-21T17:00:00+01:00');
beforeAll(async () => {
  site = await testApp({ now: () => now });
  admin = await site.signIn('admin');
  manager = await site.signIn('manager');
});
beforeEach(async () => {
  now = new Date('2026-11-21T17:00:00+01:00');
  await site.db.deleteFrom('policy_report').execute();
  await site.db.deleteFrom('rate_limit').execute();
});

const body = { documentURL: `${baseUrl}/de/programm?q=geheim`, blockedURL: 'https://boese.example/x.js?k=1', effectiveDirective: 'script-src-elem' };
const report = (more: object = {}) => ({ type: 'csp-violation', age: 1, body: { ...body, disposition: 'enforce', ...more } });
const send = (sent: unknown, type = 'application/reports+json') =>
  site.app.request('/api/policy-reports/', { method: 'POST', headers: { 'Content-Type': type }, body: typeof sent === 'string' ? sent : JSON.stringify(sent) });
const list = async (query = '', who = admin) => {
  const response = await site.get(`/de/api/policy-reports/${query}`, who.headers);
  return { status: response.status, body: await response.json() };
};

test('both formats are one report, of which the path and the origin stay', async () => {
  expect((await send([report()])).status).toBe(204);
  const former = { 'document-uri': `${baseUrl}/de/programm`, 'blocked-uri': 'https://boese.example', 'violated-directive': "script-src-elem 'self'" };
  expect((await send({ 'csp-report': former }, 'application/csp-report')).status).toBe(204);
  const { results } = (await list()).body;
  expect(results).toMatchObject([{ directive: 'script-src-elem', blocked: 'https://boese.example', path: '/de/programm', is_enforced: true, count: 2 }]);
  expect(JSON.stringify(results)).not.toMatch(/geheim|x\.js/);
});

test.each([
  ['of a browser extension', { blockedURL: 'chrome-extension://abc/x.js' }],
  ['that an extension has caused', { sourceFile: 'moz-extension://abc/x.js' }],
  ['of Safari’s extensions', { blockedURL: 'safari-web-extension://x' }],
  ['of another site', { documentURL: 'https://anders.example/de' }],
  ['without a directive that there is', { effectiveDirective: 'erfunden-src' }],
  ['of no address', { documentURL: 'about:blank' }],
])('a report %s is left out', (_, more) => expect(readReports([report(more)], baseUrl)).toEqual([]));

test.each([
  ['inline', 'inline'],
  ['data:text/html,x', 'data:'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['a b', '…'],
])('what was stopped, “%s”, is stored as “%s”', (blockedURL, blocked) => expect(readReports([report({ blockedURL })], baseUrl)).toMatchObject([{ blocked }]));

test('10,000 forged reports leave at most 60 rows, and what was there before stays', async () => {
  await send([report()]);
  for (let sent = 0; sent < 10_000; sent += 20) {
    await site.db.deleteFrom('rate_limit').execute();
    await send(Array.from({ length: 20 }, (_, n) => report({ documentURL: `${baseUrl}/x-${sent + n}`, blockedURL: 'inline' })));
  }
  const rows = await site.db.selectFrom('policy_report').select(['directive', 'path', 'count']).execute();
  expect(rows).toHaveLength(maxReports + 1);
  expect(rows).toContainEqual({ directive: 'script-src-elem', path: '/de/programm', count: 1 });
  expect(rows).toContainEqual({ directive: '', path: '', count: 10_000 - (maxReports - 1) });
  expect((await list('?page_size=60')).body.results.filter((one: { directive: string | null }) => one.directive === null)).toHaveLength(1);
});

test('what is no report, too large, or of another kind is refused, and nothing is stored', async () => {
  const answers = [
    await send('{'),
    await send([report({ sample: 'x'.repeat(maxReportBytes) })]),
    await send([report()], 'text/plain'),
    await send([[[]], null, 5]),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 413, 415, 204]);
  expect((await list()).body.count).toBe(0);
});

test('beyond a limit nobody is heard for a while', async () => {
  now = new Date('2026-11-20T17:00:00+01:00'); // a refusal is remembered beyond the test
  const statuses = new Set<number>();
  for (let n = 0; n < 601; n++) statuses.add((await send('[]')).status);
  expect([...statuses]).toEqual([204, 429]);
});

test('is for administrators alone; one that is ignored is counted further, and noticed again', async () => {
  expect((await list('', manager)).status).toBe(403);
  await send([report()]);
  const [{ id }] = (await list()).body.results;
  const write = (method: string) =>
    site.app.request(`/api/policy-reports/${id}/ignore/`, { method, headers: { ...admin.headers, 'Idempotency-Key': `reports-of-${method}-${id}` } });
  expect((await write('POST')).status).toBe(204);
  await send([report()]);
  expect((await list()).body).toMatchObject({ count: 0, totals: { new: 0, ignored: 1 } });
  expect((await list('?state=ignored')).body.results).toMatchObject([{ id, count: 2 }]);
  expect((await write('DELETE')).status).toBe(204);
  expect((await list('?q=BOESE')).body.results).toMatchObject([{ id }]);
  expect((await list('?q=anders')).body.count).toBe(0);
});

test('goes 30 days after it came last', async () => {
  await send([report({ blockedURL: 'inline' })]);
  now = new Date('2026-12-22T17:00:00+01:00');
  await send([report()]);
  expect(await site.db.selectFrom('policy_report').select('blocked').execute()).toEqual([{ blocked: 'https://boese.example' }]);
});
