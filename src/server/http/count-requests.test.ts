import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { RequestWatch } from '#features/site-state/index.server.ts';
import { countRequests } from './count-requests.server.ts';

const now = new Date('2026-11-21T17:00:00+01:00');
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
type Sent = { path?: string; method?: string; from?: string; headers?: Record<string, string> };

async function after(proxies: number, sent: readonly Sent[]) {
  const requests = new RequestWatch();
  const app = new Hono();
  app.use(countRequests({ requests, proxies, now: () => now, isOurs: () => false }));
  app.all('*', (c) => c.text('ok'));
  for (const { path = '/de', method = 'GET', from = '198.51.100.9', headers = {} } of sent)
    await app.request(
      `https://ostkai.example${path}`,
      { method, headers: { Host: 'ostkai.example', 'User-Agent': browser, ...headers } },
      { incoming: { socket: { remoteAddress: from } } },
    );
  const { requests: n, hosts, forwarded } = requests.stats(now);
  return { n, hosts: [...hosts.keys()], forwarded: [...forwarded.keys()] };
}

test.each<[string, Sent]>([
  ['what asks whether the site lives', { path: '/healthz' }],
  ['what reads its figures', { path: '/de/api/metrics/' }],
  ['a probe', { headers: { 'User-Agent': 'ELB-HealthChecker/2.0' } }],
  ['who says nothing of themselves', { headers: { 'User-Agent': '' } }],
  ['a bot', { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } }],
  ['who asks for the head alone', { method: 'HEAD' }],
])('not noted: %s', async (_, sent) => expect(await after(0, [sent])).toMatchObject({ n: 0 }));

test('of one visitor a few are noted, whatever they write into their headers', async () => {
  const sent = Array.from({ length: 40 }, (_, n) => ({ headers: { 'X-Forwarded-For': `203.0.113.${n}` } }));
  expect(await after(0, sent)).toMatchObject({ n: 3 });
  const behind = sent.map(({ headers }) => ({ from: '10.0.0.1', headers: { 'X-Forwarded-For': `${headers['X-Forwarded-For']}, 198.51.100.9` } }));
  expect(await after(1, behind)).toMatchObject({ n: 3, forwarded: [2] });
});

test('visitors behind one proxy of ours too many are told apart all the same', async () => {
  const behind = (more: string) => Array.from({ length: 20 }, (_, n) => ({ from: '10.0.0.1', headers: { 'X-Forwarded-For': `203.0.113.${n}${more}` } }));
  expect(await after(0, behind(''))).toMatchObject({ n: 20, forwarded: [1] });
  expect(await after(1, behind(', 10.0.0.2'))).toMatchObject({ n: 20, forwarded: [2] });
});

test('a forwarded host is read only where a proxy is ours, and is a host', async () => {
  const sent = (host: string) => [{ headers: { 'X-Forwarded-Host': host, 'X-Forwarded-For': '203.0.113.7' } }];
  expect(await after(0, sent('www.ostkai.example'))).toMatchObject({ n: 1, hosts: ['ostkai.example'] });
  expect(await after(1, sent('www.ostkai.example'))).toMatchObject({ hosts: ['www.ostkai.example'] });
  expect(await after(1, sent('"><b>evil'))).toMatchObject({ hosts: [''] });
});
