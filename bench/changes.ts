import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { demoUsers } from '../src/features/account/demo-users.ts';
import { type RunningSite, startSite } from '../tests/support/site.ts';
import { atLeast, atMost, type Measurement, quantile } from './measurement.ts';

const admin = demoUsers.find(({ role }) => role === 'admin');
const addresses = 500;
const requests = 10_000;
const purges = 60;

/** Bars: 10,000 requests to 500 addresses while one event changes each second: hit rate ≥ 0.97, and at the end nothing kept differs from what is made afresh. */
export async function measureHitRate(site: string, dataDir: string): Promise<Measurement[]> {
  const paths = await someAddresses(site);
  for (const path of paths) await textOf(site + path);
  const client = await clientOf(dataDir);
  const { rows } = await client.query<{ id: number }>('select id from event where is_online and date_start > now() order by md5(id::text) limit 60');
  const measurements = await statsOf(site);
  const before = await measurements();
  let isOver = false;
  const changing = (async () => {
    for (let turn = 0; !isOver; turn++) {
      await client.query(`update event set prices = prices || $1::jsonb where id = $2`, [JSON.stringify([price(turn)]), rows[turn % rows.length]?.id]);
      await wait(1_000);
    }
  })();
  for (let turn = 0; turn < requests; turn += 50) {
    const asked = Array.from({ length: 50 }, (_, index) => paths[(turn + index * 7) % paths.length] ?? '/de');
    await Promise.all(asked.map((path) => textOf(site + path)));
    await wait(20);
  }
  isOver = true;
  await changing;
  const after = await measurements();
  const hitRate = (after.hits - before.hits) / (after.hits + after.misses - before.hits - before.misses);
  await wait(100);
  let stale = 0;
  for (const path of paths) if ((await textOf(site + path)) !== (await textOf(site + path, past))) stale++;
  await client.end();
  const details = `${requests} requests to ${addresses} addresses, one event changes each second`;
  return [
    { what: 'kept: hit rate', value: hitRate.toFixed(3), bar: atLeast(0.97, hitRate), details },
    { what: 'kept: answers that are no longer true', value: String(stale), bar: atMost(0, stale), details },
  ];
}

/** Bar: a change is seen in both of two processes within 100 ms (p99). */
export async function measurePurge(site: string, dataDir: string, environment: Record<string, string>): Promise<Measurement> {
  const second: RunningSite = await startSite({ ...environment, DATABASE_URL: databaseUrl(dataDir) });
  const client = await clientOf(dataDir);
  const { rows } = await client.query<{ id: number }>('select min(id) as id from event where is_online and date_start > now()');
  const id = rows[0]?.id ?? 1;
  const path = `/de/api/events/${id}/`;
  const times: number[] = [];
  try {
    for (let turn = 0; turn < purges; turn++) {
      for (const at of [site, second.url]) await textOf(at + path);
      const title = `Titel ${turn} ${Date.now()}`;
      await client.query(`update event set title = jsonb_build_object('de', $1::text) where id = $2`, [title, id]);
      const begin = performance.now();
      const seen = [site, second.url].map(async (at) => {
        while (!(await textOf(at + path)).includes(title)) await wait(1);
        times.push(performance.now() - begin);
      });
      await Promise.all(seen);
    }
    await client.query('update event set title = null where id = $1', [id]);
  } finally {
    await client.end();
    await second.stop();
  }
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return {
    what: 'kept: a change is seen in two processes, p99',
    value: `${p99.toFixed(0)} ms`,
    bar: atMost(100, p99, 'ms'),
    details: `p50 ${p50.toFixed(0)} ms`,
  };
}

export const databaseUrl = (dataDir: string): string => `postgres:///postgres?host=${encodeURIComponent(join(dataDir, 'postgres', 'socket'))}&user=foyer`;

/** A session's cookie that leads to nobody: its bearer is answered past what is kept. */
const past = { Cookie: 'session=none' };
const textOf = async (url: string, headers: Record<string, string> = {}): Promise<string> => (await fetch(url, { headers })).text();

async function clientOf(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ host: join(dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await client.connect();
  return client;
}

const price = (turn: number) => ({ id: turn + 1_000, price: '1.00', sale_type_id: 1, seat_group: 1, text: 'x', name: 'x', has_discounts: false });

async function statsOf(site: string): Promise<() => Promise<{ hits: number; misses: number }>> {
  const csrf = (await fetch(`${site}/api/csrf-token/`)).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const response = await fetch(`${site}/api/user-login/`, {
    method: 'POST',
    headers: { Cookie: csrf, 'X-CSRFToken': csrf.replace(/^.*?=/, ''), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: admin?.email, password: admin?.password }),
  });
  const Cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return async () => ((await (await fetch(`${site}/api/metrics/`, { headers: { Cookie } })).json()) as { cache: { hits: number; misses: number } }).cache; // the contract's shape
}

async function someAddresses(site: string): Promise<string[]> {
  const found: string[] = ['/de', '/en', '/de/programm', '/en/events'];
  for (let page = 1; found.length < addresses && page < 10; page++) {
    const response = await fetch(`${site}/de/api/events/?page_size=100&page=${page}`);
    if (!response.ok) break;
    const { results } = (await response.json()) as { results: { id: number; link: { url: string } }[] }; // the contract's shape
    found.push(...results.flatMap(({ id, link }) => [link.url, `/de/api/events/${id}/`]));
  }
  for (let day = 0; found.length < addresses; day++)
    found.push(
      `/de/programm?date=${new Date(Date.now() + day * 86_400_000).toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }).replaceAll('.', '-')}`,
    );
  return found.slice(0, addresses);
}
