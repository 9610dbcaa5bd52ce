import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { demoUsers } from '../src/features/account/demo-users.ts';
import { atMost, type Measurement, quantile } from './measurement.ts';

const dates = 500;
const visitors = 40;
/** Seconds before the moment in which the dates are made and the crowd comes. */
const ahead = 12;
const paths = [
  '/de/programm',
  '/en/events',
  '/de',
  '/de/produktionen',
  '/de/api/events/',
  '/de/api/event-filters/',
  '/de/api/calendar/',
  '/de/programm?page=2',
];

type Asked = { path: string; at: number; time: number; status: number };

/** Bars: 500 dates go out while a crowd asks: all is out within 2 s, at no moment a part, no 5xx, the programme's p99 at most three times the usual. */
export async function measureRelease(site: string, dataDir: string): Promise<Measurement[]> {
  const client = new pg.Client({ host: join(dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await client.connect();
  try {
    await crowd(site, 1_000);
    const usual = p99(await crowd(site, 4_000));
    const before = await countOf(site);
    const moment = Date.now() + ahead * 1_000;
    const last = await plan(site, client, moment);
    await wait(moment - Date.now() - 1_000);
    const watched = watch(site, before, last, moment);
    const asked = await crowd(site, 6_000);
    const { partial, counted, opened } = await watched;
    const rush = p99(asked.filter(({ at }) => at >= moment));
    const ratio = rush / usual;
    const details = `${dates} dates, ${visitors} visitors at once, ${asked.length} answers`;
    return [
      { what: 'release: all is in the lists after', value: seconds(counted), bar: atMost(2, counted / 1_000, 's'), details },
      { what: 'release: the last date has its page after', value: seconds(opened), bar: atMost(2, opened / 1_000, 's') },
      { what: 'release: answers with a part of it', value: String(partial), bar: atMost(0, partial) },
      ((failed) => ({ what: 'release: answers 5xx', value: String(failed), bar: atMost(0, failed) }))(asked.filter(({ status }) => status >= 500).length),
      {
        what: 'release: programme, p99 of the usual',
        value: `${ratio.toFixed(2)}×`,
        bar: atMost(3, ratio, '×'),
        details: `${rush.toFixed(0)} of ${usual.toFixed(0)} ms`,
      },
    ];
  } finally {
    await client.end();
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
const p99 = (asked: readonly Asked[]): number =>
  quantile(
    asked.filter(({ path }) => path === '/de/programm').map(({ time }) => time),
    0.99,
  );

async function crowd(site: string, duration: number): Promise<Asked[]> {
  const asked: Asked[] = [];
  const end = Date.now() + duration;
  const ask = async (visitor: number) => {
    for (let turn = visitor; Date.now() < end; turn++) {
      const path = turn % 2 === 0 ? '/de/programm' : (paths[turn % paths.length] ?? '/de');
      const begin = performance.now();
      const response = await fetch(site + path);
      await response.arrayBuffer();
      asked.push({ path, at: Date.now(), time: performance.now() - begin, status: response.status });
      await wait(5);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => ask(visitor)));
  return asked;
}

const countOf = async (site: string): Promise<number> => ((await (await fetch(`${site}/de/api/events/?page_size=1`)).json()) as { count: number }).count; // the contract's shape

async function plan(site: string, client: pg.Client, moment: number): Promise<number> {
  const headers = await manager(site);
  const body = JSON.stringify({ name: 'Spielzeit', at: new Date(moment).toISOString() });
  const response = await fetch(`${site}/de/api/cms-releases/`, { method: 'POST', headers: { ...headers, 'Idempotency-Key': `bench-release-${moment}` }, body });
  if (!response.ok) throw new Error(await response.text());
  const { id } = (await response.json()) as { id: number }; // the contract's shape
  const { rows } = await client.query<{ id: number }>(
    `insert into event (production_id, type_id, room_id, date_start, is_online, release_id)
     select production_id, type_id, room_id, date_start + interval '400 days' + n * interval '1 minute', false, $1
       from (select production_id, type_id, room_id, date_start, row_number() over (order by id) as n from event where is_online and date_start > now()) as known
       cross join generate_series(1, 20) as again limit $2 returning id`,
    [id, dates],
  );
  if (rows.length !== dates) throw new Error(`Only ${rows.length} dates were made.`);
  return rows.at(-1)?.id ?? 0;
}

async function manager(site: string): Promise<Record<string, string>> {
  const who = demoUsers.find(({ role }) => role === 'manager');
  const csrf = (await fetch(`${site}/api/csrf-token/`)).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const given = { Cookie: csrf, 'X-CSRFToken': csrf.replace(/^.*?=/, ''), 'Content-Type': 'application/json' };
  const answer = await fetch(`${site}/api/user-login/`, {
    method: 'POST',
    headers: given,
    body: JSON.stringify({ email: who?.email, password: who?.password }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const token = cookies.findLast((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? given['X-CSRFToken'];
  return { Cookie: cookies.join('; '), 'X-CSRFToken': token, 'Content-Type': 'application/json' };
}

/** Milliseconds after the moment until all of it is out, and how often only a part was counted. */
async function watch(site: string, before: number, last: number, moment: number): Promise<{ partial: number; counted: number; opened: number }> {
  const until = moment + 30_000;
  let partial = 0;
  const counting = async () => {
    while (Date.now() < until) {
      const count = await countOf(site);
      if (count === before + dates) return Date.now() - moment;
      if (count !== before) partial += 1;
      await wait(10);
    }
    return Number.POSITIVE_INFINITY;
  };
  const opening = async () => {
    while (Date.now() < until) {
      const { status } = await fetch(`${site}/de/api/events/${last}/`);
      if (status === 200) return Date.now() - moment;
      await wait(10);
    }
    return Number.POSITIVE_INFINITY;
  };
  const [counted, opened] = await Promise.all([counting(), opening()]);
  return { partial, counted, opened };
}
