import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { Services } from '#api/service.server.ts';
import { requestsTo } from '#features/booking/box-office/request.server.ts';
import { jobKind, jobService } from '#features/jobs/index.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { atEndOfFile } from '../../../tests/support/run/end-of-file.ts';
import { recordSpans } from '../../../tests/support/server/recorded-spans.ts';
import { createLog } from '../log.server.ts';
import { traceRequests } from './trace-requests.server.ts';

let site: TestApp;
let admin: SignedIn;
let visitor: SignedIn;
const spans = recordSpans();
const services = new Services();
beforeAll(async () => {
  site = await testApp({ demo: true, services });
  admin = await site.signIn('admin');
  visitor = await site.signIn('visitor');
});
beforeEach(() => {
  spans.length = 0;
});

async function officeThatListens(): Promise<{ url: string; heard: IncomingHttpHeaders[] }> {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

const behind = (proxies: number, work: () => Promise<unknown> = async () => {}) =>
  new Hono().use(traceRequests(proxies)).get('*', async (c) => {
    await work();
    return c.text('ok');
  });

test('an answer names its request; what a visitor calls it is not believed, what a proxy of ours does is', async () => {
  const ask = async (proxies: number, id: string) => (await behind(proxies).request('/de', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
  expect((await site.get('/de')).headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
  expect(await ask(0, 'of-a-visitor')).toMatch(/^[0-9a-f]{16}$/);
  expect(await ask(1, 'of-our-proxy')).toBe('of-our-proxy');
  expect(await ask(1, 'line\tend')).toMatch(/^[0-9a-f]{16}$/);
  expect(await ask(1, 'x'.repeat(65))).toMatch(/^[0-9a-f]{16}$/);
});

test('the box office is told which request it is asked for', async () => {
  const { url, heard } = await officeThatListens();
  const { request } = requestsTo({ url, failureIn: () => null });
  await behind(1, () => request({ method: 'GET', path: '/', shape: z.object({}) })).request('/de', { headers: { 'X-Request-Id': 'of-our-proxy' } });
  await request({ method: 'GET', path: '/', shape: z.object({}) });
  expect(heard.map((headers) => headers['x-request-id'])).toEqual(['of-our-proxy', undefined]);
});

test('each line of the log names the request that it belongs to', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'foyer-log-')), 'log');
  const log = createLog('info', file);
  const app = behind(1, async () => log.info('inside'));
  await app.request('/de', { headers: { 'X-Request-Id': 'of-our-proxy' } });
  log.info('outside');
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; request?: string });
  expect(lines.map(({ msg, request }) => [msg, request])).toEqual([
    ['inside', 'of-our-proxy'],
    ['outside', undefined],
  ]);
});

test.each(['/api/cms-users/', '/cms-hub', '/api/user/profile/'])('staff are told how long %s takes, and of what', async (path) => {
  const timing = (await site.get(path, admin.headers)).headers.get('server-timing');
  expect(timing).toMatch(/^total;dur=\d+\.\d, .*db;dur=\d+\.\d;desc="\d+"/);
});

test.each(['/api/user/profile/', '/de/user/profile', '/de'])('visitors are not told how long %s takes, signed in or not', async (path) => {
  for (const headers of [visitor.headers, {}]) expect((await site.get(path, headers)).headers.get('server-timing')).toBeNull();
});

test('request, render, query, call of the box office and job are spans, each within the one that it belongs to', async () => {
  await site.get('/en/events');
  const byId = new Map(spans.map((span) => [span.id, span]));
  const parentOf = (name: string) => byId.get(spans.find((span) => span.name === name)?.parent ?? '')?.name;
  const request = spans.find(({ name }) => name === 'request');
  expect(request?.attributes).toMatchObject({ 'http.request.method': 'GET', 'http.route': '/de/programm', 'http.response.status_code': 200 });
  expect([parentOf('render'), request?.parent]).toEqual(['request', null]);
  const within = (id: string | null): string[] => (id ? [byId.get(id)?.name ?? '', ...within(byId.get(id)?.parent ?? null)] : []);
  expect(spans.some(({ name, parent }) => name === 'query' && within(parent).includes('render'))).toBe(true);

  const { url } = await officeThatListens();
  await behind(0, () => requestsTo({ url, failureIn: () => null }).request({ method: 'GET', path: '/carts/of-somebody', shape: z.object({}) })).request('/de');
  expect(spans.find(({ name }) => name === 'box office')?.attributes).toEqual({ 'http.request.method': 'GET', 'server.address': new URL(url).host });

  const kind = jobKind('traced', z.object({ address: z.string() }));
  const jobs = services.get(jobService);
  jobs.perform(kind, async () => {});
  await jobs.add(kind, { address: 'jemand@haus.example' });
  await jobs.settled();
  expect(spans.find(({ name }) => name === 'job')?.attributes).toMatchObject({ 'foyer.job.kind': 'traced' });
});

test('no span holds what somebody has typed, or who they are', async () => {
  const body = JSON.stringify({ email: 'jemand@haus.example', password: 'geheimer Satz 4711' });
  const headers = { ...site.csrf, 'Content-Type': 'application/json', 'User-Agent': 'Besonderer/1', 'X-Forwarded-For': '198.51.100.7' };
  await site.app.request('/api/user-login/', { method: 'POST', headers, body });
  await site.get('/de/search?q=Jemandin');
  await site.get('/de/user/profile', visitor.headers);
  expect(spans.length).toBeGreaterThan(10);
  expect(JSON.stringify(spans)).not.toMatch(/jemand@|geheimer|4711|Besonderer|198\.51|Jemandin|visitor@haus|Ada Lang/);
});
