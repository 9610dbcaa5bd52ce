import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listenForMetrics } from './metrics-listener.server.ts';
import { RequestMeter } from './request-meter.server.ts';
import { routeName, routeNames } from './route-name.server.ts';
import { type MetricSources, siteMetrics } from './site-metrics.server.ts';

const now = new Date('2026-11-21T17:00:00+01:00');
const sources: MetricSources = {
  now: () => now,
  release: { version: '0.1.0', commit: 'abc' },
  pageCache: () => null,
  connections: () => ({ open: 4, idle: 1, waiting: 2 }),
  isListening: () => true,
  isDraining: () => false,
  streams: () => 3,
  jobs: async () => ({ waiting: 2, oldestDue: new Date(now.getTime() - 90_000), givenUp: 1, mailsGivenUp: 0 }),
  checks: async () => Array.from({ length: 20 }, (_, n) => ({ name: `check-${n}`, is_bad: n === 0 })),
  facts: {
    boxOffice: () => ({ isReachable: false, lastAnswer: null, calls: 7, failures: 2 }),
    backups: async () => ({ latest: new Date(now.getTime() - 3_600_000), failure: null, startedAt: now }),
  },
};

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

function request(meter: RequestMeter, { method = 'GET', url = '/de', status = 200, isCached = false, isAnswered = true } = {}): void {
  const response = Object.assign(new EventEmitter(), { statusCode: status, headersSent: isAnswered });
  const measured = meter.begin({ method, url } as IncomingMessage, response as unknown as ServerResponse); // all that is looked at
  measured.isCached = isCached;
  response.emit('close');
}

const seriesIn = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test.each([
  ['/de/programm', '/de/programm'],
  ['/en/events', '/de/programm'],
  ['/en/events/tosca/12', '/de/programm/:slug/:id'],
  ['/api/events/', '/api/events/'],
  ['/en/api/events/12/', '/api/events/{id}/'],
  ['/api/cms-users/', '/api/cms-users'],
  ['/pageeditor-api/settings', '/pageeditor-api/settings'],
  ['/cms-hub/users/12', '/cms-hub/*'],
  ['/assets/entry-abc.js', '/assets/*'],
  ['/media/12/original.jpg', '/media/*'],
  ['/de/api/availability/stream', '/api/availability/stream'],
  ['/readyz', 'probe'],
  ['/wp-login.php', 'other'],
  ['/api/gibt-es-nicht/', 'other'],
])('%s is counted as %s', (path, name) => expect(routeName(path)).toBe(name));

test('whatever is asked for, by whoever and however it ends, there are at most 2,000 series of at most 200 kB', async () => {
  const registry = siteMetrics(sources);
  const meter = new RequestMeter(registry);
  const statuses = [200, 304, 404, 500];
  const examples = ['/de', '/api/events/', '/assets/x.js', '/readyz'];
  for (const url of examples)
    for (const method of ['GET', 'POST'])
      for (const status of statuses) for (const isCached of [true, false]) request(meter, { url, method, status, isCached });
  const counter = registry.getSingleMetric('foyer_requests_total') as unknown as { inc(labels: object): void };
  for (const route of routeNames()) for (const outcome of ['ok', 'client_error', 'server_error']) counter.inc({ route, outcome });
  for (let n = 0; n < 5_000; n++) request(meter, { url: `/de/${n}/jemand@haus.example?name=Ada`, status: 404 });
  const text = await registry.metrics();
  expect(seriesIn(text).length).toBeLessThanOrEqual(2_000);
  expect(text.length).toBeLessThan(200_000);
  expect(text).not.toMatch(/jemand|Ada/);
});

test('what a request was, how long it took and how it ended', async () => {
  const registry = siteMetrics(sources);
  const meter = new RequestMeter(registry);
  request(meter, { url: '/de/programm?page=2', isCached: true });
  request(meter, { url: '/de/programm', status: 503 });
  request(meter, { url: '/api/user-login/', method: 'POST', status: 400 });
  request(meter, { url: '/de', isAnswered: false });
  request(meter, { url: '/api/availability/stream' });
  const text = await registry.metrics();
  for (const line of [
    'foyer_requests_total{route="/de/programm",outcome="ok"} 1',
    'foyer_requests_total{route="/de/programm",outcome="server_error"} 1',
    'foyer_requests_total{route="/de",outcome="client_error"} 1',
    'foyer_requests_total{route="/api/availability/stream",outcome="ok"} 1',
    'http_server_request_duration_seconds_count{kind="page",status="2xx",cache="hit"} 1',
    'http_server_request_duration_seconds_count{kind="page",status="5xx",cache="none"} 1',
    'http_server_request_duration_seconds_count{kind="write",status="4xx",cache="none"} 1',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('kind="api"'); // a stream is open for hours
});

test('figures of the site; what is not known has no series', async () => {
  const text = await siteMetrics(sources).metrics();
  for (const line of [
    'foyer_db_pool_connections{state="in_use"} 3',
    'foyer_db_pool_waiting 2',
    'foyer_jobs{state="due"} 2',
    'foyer_jobs_oldest_due_seconds 90',
    'foyer_box_office_reachable 0',
    'foyer_backup_age_seconds 3600',
    'foyer_site_check_failing{check="check-0"} 1',
    'foyer_live_streams 3',
  ])
    expect(text).toContain(line);
  expect(text).not.toMatch(/^foyer_page_cache_entries \d/m);
});

test('a database that does not answer costs a scrape a second, and its own figures alone', async () => {
  const never = () => new Promise<never>(() => {});
  const registry = siteMetrics({ ...sources, jobs: never, checks: async () => Promise.reject(new Error('away')) });
  const from = performance.now();
  const text = await registry.metrics();
  expect(performance.now() - from).toBeLessThan(2_500);
  expect(text).toContain('foyer_db_pool_waiting 2');
  expect(text).not.toMatch(/^foyer_jobs|^foyer_site_check_failing\{/m);
});

test('at an address of their own, and there nothing else', async () => {
  const listener = await listenForMetrics(siteMetrics(sources), { host: '127.0.0.1', port: 0 });
  opened.push(listener);
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${listener.port}${path}`, { method });
  const answer = await ask('/metrics');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(await answer.text()).toContain('foyer_build_info{version="0.1.0",commit="abc"');
  expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 405]);
  await expect(listenForMetrics(siteMetrics(sources), { host: '127.0.0.1', port: listener.port })).rejects.toThrow('EADDRINUSE');
});

const rules = 'docs/monitoring/foyer.rules.yml';

test('alerts ask for figures that there are', async () => {
  const registry = siteMetrics(sources);
  new RequestMeter(registry);
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  const asked = readFileSync(rules, 'utf8').match(/\b(foyer|http|nodejs|process)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !known.includes(name.replace(/_bucket$/, '')))).toEqual([]);
});

const promtool = ['promtool', process.env.PROMTOOL ?? ''].find((program) => program && spawnSync(program, ['--version']).status === 0);
test.skipIf(!promtool)('promtool accepts alerts and figures', async () => {
  const checked = spawnSync(String(promtool), ['check', 'rules', rules], { encoding: 'utf8' });
  expect(checked.stdout).toContain('SUCCESS');
  const registry = siteMetrics(sources);
  new RequestMeter(registry);
  const linted = spawnSync(String(promtool), ['check', 'metrics'], { input: await registry.metrics(), encoding: 'utf8' });
  expect(linted.stderr.split('\n').filter((line) => /^(foyer|http)_/.test(line))).toEqual([]);
});
