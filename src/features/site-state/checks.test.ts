import { type AddressInfo, createServer as tcpServer } from 'node:net';
import { createServer } from 'node:tls';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schema } from '#db/schema.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { atEndOfFile } from '../../../tests/support/run/end-of-file.ts';
import { certificate, key } from '../../../tests/support/server/localhost-certificate.ts';
import type { Check } from './check.server.ts';
import { askServer, certificateCheck } from './checks/certificate.server.ts';
import { clockCheck } from './checks/clock.server.ts';
import { databaseCheck } from './checks/database.server.ts';
import { diskCheck, readRoom } from './checks/disk.server.ts';
import { checks } from './checks/index.server.ts';
import { versionsCheck } from './checks/versions.server.ts';
import type { SiteFacts } from './facts.server.ts';
import { RequestWatch } from './request-watch.server.ts';

const db = await testDatabase();
const now = new Date('2026-11-21T17:00:00+01:00');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const healthy: SiteFacts = {
  instance: 'live',
  baseUrl: 'https://ostkai.example',
  proxies: 1,
  dataDir: '/',
  isMailSent: true,
  mailLeft: () => null,
  isDatabaseEmbedded: true,
  boxOfficeAddress: null,
  boxOffice: () => ({ isReachable: true, lastAnswer: now, calls: 1, failures: 0 }),
  purges: () => ({ failingSince: null, reason: '' }),
  backups: async () => ({ latest: ago(60), failure: null, startedAt: ago(90) }),
  requests: () => new RequestWatch().stats(now),
};
const of = (name: string): Check => checks.find((check) => check.name === name) as Check; // a name that is none fails as it is used
const look = async (check: Check, facts: Partial<SiteFacts> = {}, from: Kysely<Schema> = db) => {
  const { is, values } = await check.look({ db: from, now, facts: { ...healthy, ...facts } });
  return { is, isRed: check.states[is]?.remedy !== undefined, values };
};
const arriving = ({ host = 'ostkai.example', forwarded = 0 }, visitors = 10, each = 3) => {
  const watch = new RequestWatch();
  for (let n = 0; n < visitors * each; n++) watch.note({ visitor: `203.0.113.${n % visitors}`, host, forwarded }, now);
  return () => watch.stats(now);
};
type Job = { name: string; state: string; data: object; output?: object; minutes: number };
const addJob = ({ name, state, data, output = {}, minutes }: Job) => {
  const at = sql`now() - make_interval(mins => ${minutes})`;
  return sql`insert into jobs.job (name, state, data, output, created_on, start_after)
    values (${name}, ${state}::jobs.job_state, ${JSON.stringify(data)}::jsonb, ${JSON.stringify(output)}::jsonb, ${at}, ${state === 'retry' ? sql`now() + interval '1 hour'` : at})`.execute(
    db,
  );
};

/** The database's own clock says when jobs were written; the checks are told the time. */
const realNow = (check: Check, facts: Partial<SiteFacts> = {}) => check.look({ db, now: new Date(), facts: { ...healthy, ...facts } });
const realAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeEach(async () => {
  await sql`delete from jobs.job`.execute(db);
});

test('each is named once, and its files and words are whole', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
  const files = Object.keys(import.meta.glob('./checks/*.server.ts')).filter((file) => !file.endsWith('/index.server.ts'));
  expect(files).toHaveLength(checks.length);
  for (const { states } of checks) expect(Object.values(states).some(({ remedy }) => remedy)).toBe(true);
});

test('disk', async () => {
  const with_ = (free: number) => look(diskCheck(async () => ({ free, size: 100e9 })));
  expect(await with_(50e9)).toMatchObject({ is: 'fine', isRed: false });
  expect(await with_(9e9)).toMatchObject({ is: 'low', isRed: true, values: { free: { bytes: 9e9 } } });
  expect((await readRoom('/')).size).toBeGreaterThan(1e9);
});

test('mail: where it goes, what is refused, what was given up', async () => {
  expect(await look(of('mail'))).toMatchObject({ is: 'fine', isRed: false });
  expect(await look(of('mail'), { isMailSent: false })).toMatchObject({ is: 'nowhere', isRed: true });
  expect(await look(of('mail'), { isMailSent: false, instance: 'staging' })).toMatchObject({ is: 'folder', isRed: false });
  await addJob({ name: 'dead', state: 'created', data: { kind: 'reminder-mail', reason: '550 no such user' }, minutes: 1 });
  expect(await look(of('mail'))).toMatchObject({ is: 'given_up', isRed: true, values: { n: 1, reason: '550 no such user' } });
  await addJob({ name: 'work', state: 'retry', data: { kind: 'mail' }, output: { reason: '451 later' }, minutes: 3 });
  expect(await realNow(of('mail'))).toMatchObject({ is: 'given_up' });
  await addJob({ name: 'work', state: 'retry', data: { kind: 'mail' }, output: { reason: '451 later' }, minutes: 20 });
  expect(await realNow(of('mail'))).toMatchObject({ is: 'stuck', values: { n: 1 } });
});

test('mail: what is refused of one recipient is not refused of all', async () => {
  await addJob({ name: 'work', state: 'retry', data: { kind: 'mail' }, output: { reason: '452 mailbox full' }, minutes: 200 });
  expect(await realNow(of('mail'), { mailLeft: () => realAgo(20) })).toMatchObject({ is: 'fine' });
  expect(await realNow(of('mail'), { mailLeft: () => realAgo(300) })).toMatchObject({ is: 'stuck', values: { n: 1 } });
  await sql`delete from jobs.job`.execute(db);
  const refuse = () => addJob({ name: 'dead', state: 'created', data: { kind: 'mail', reason: '550 no such user', of_recipient: true }, minutes: 30 });
  for (let n = 0; n < 4; n++) await refuse();
  expect(await realNow(of('mail'))).toMatchObject({ is: 'fine' });
  await refuse();
  expect(await realNow(of('mail'))).toMatchObject({ is: 'given_up', values: { n: 5 } });
  expect(await realNow(of('mail'), { mailLeft: () => realAgo(20) })).toMatchObject({ is: 'fine' });
});

test('jobs: late, and given up', async () => {
  await addJob({ name: 'work', state: 'created', data: { kind: 'renditions' }, minutes: 5 });
  await addJob({ name: 'dead', state: 'created', data: { kind: 'mail', reason: 'of mails alone' }, minutes: 5 });
  expect(await realNow(of('jobs'))).toMatchObject({ is: 'fine' });
  await addJob({ name: 'dead', state: 'created', data: { kind: 'renditions' }, output: { reason: 'no room' }, minutes: 5 });
  expect(await realNow(of('jobs'))).toMatchObject({ is: 'failing', values: { n: 1, reason: 'no room' } });
  await addJob({ name: 'work', state: 'created', data: { kind: 'preview' }, minutes: 20 });
  expect(await realNow(of('jobs'))).toMatchObject({ is: 'late', values: { n: 1 } });
});

test('box office', async () => {
  const facts = { isReachable: false, lastAnswer: ago(20), calls: 9, failures: 9 };
  expect(await look(of('box_office'))).toMatchObject({ is: 'fine', isRed: false });
  expect(await look(of('box_office'), { boxOffice: () => null })).toMatchObject({ is: 'none', isRed: false });
  const unasked = { isReachable: true, lastAnswer: null, calls: 0, failures: 0 };
  expect(await look(of('box_office'), { boxOffice: () => unasked })).toMatchObject({ is: 'unasked', isRed: false });
  expect(await look(of('box_office'), { boxOffice: () => facts })).toMatchObject({ is: 'silent', isRed: true, values: { at: { at: ago(20).toISOString() } } });
  expect(await look(of('box_office'), { boxOffice: () => ({ ...facts, lastAnswer: null }) })).toMatchObject({ is: 'never', isRed: true });
});

test('database: time, connections, room', async () => {
  const roomy = { roomOf: async () => ({ free: 1e12, size: 2e12 }) };
  let at = 0;
  const slow = () => (at += 700);
  expect(await look(databaseCheck(roomy))).toMatchObject({ isRed: false, is: 'fine' });
  expect(await look(databaseCheck({ ...roomy, clock: slow }))).toMatchObject({ is: 'fine', values: { ms: 700 } });
  const slower = () => (at += 1_700);
  expect(await look(databaseCheck({ ...roomy, clock: slower }))).toMatchObject({ is: 'slow', isRed: true });
  const full = databaseCheck({ roomOf: async () => ({ free: 1_000, size: 1e9 }) });
  expect(await look(full)).toMatchObject({ is: 'large', isRed: true });
  expect(await look(full, { isDatabaseEmbedded: false })).toMatchObject({ is: 'fine' });
  await db.connection().execute(async (one) => {
    // This server's own limit is higher than a test should exhaust.
    await sql`create temporary view pg_stat_activity as select 'client backend' as backend_type from generate_series(1, 10000)`.execute(one);
    await sql`set search_path to pg_temp, public, pg_catalog`.execute(one);
    expect(await look(databaseCheck(roomy), {}, one)).toMatchObject({ is: 'connections', isRed: true });
    await sql`drop view pg_temp.pg_stat_activity; reset search_path`.execute(one);
  });
});

test('accounts of the demo', async () => {
  expect(await look(of('demo_accounts'))).toMatchObject({ is: 'fine', isRed: false });
  await db.insertInto('site_user').values({ email: 'editor@ostkai.example', name: 'Emil', role: 'editor' }).execute();
  expect(await look(of('demo_accounts'), { instance: 'staging' })).toMatchObject({ isRed: false });
  expect(await look(of('demo_accounts'))).toMatchObject({ is: 'open', isRed: true, values: { n: 1 } });
  await db.updateTable('site_user').set({ deactivated_at: now }).execute();
  expect(await look(of('demo_accounts'))).toMatchObject({ isRed: false });
});

describe('BASE_URL', () => {
  test.each([
    ['itself', {}, 'fine'],
    ['this machine', { baseUrl: 'http://localhost:3000' }, 'local'],
    ['this machine, of a staging site', { baseUrl: 'http://localhost:3000', instance: 'staging' }, 'fine'],
    ['http:', { baseUrl: 'http://ostkai.example' }, 'insecure'],
    ['what visitors ask for', { requests: arriving({ host: 'ostkai.example' }) }, 'fine'],
    ['an address inside, as a proxy does', { requests: arriving({ host: '127.0.0.1:3000' }) }, 'fine'],
    ['another host', { requests: arriving({ host: 'www.ostkai.example' }) }, 'other_host'],
    ['another host, of few visitors', { requests: arriving({ host: 'www.ostkai.example' }, 5) }, 'fine'],
    ['another host, of one visitor many times', { requests: arriving({ host: 'evil.example' }, 1, 1_000) }, 'fine'],
  ] as const)('%s', async (_, facts, is) => {
    expect(await look(of('base_url'), facts)).toMatchObject({ is, isRed: is !== 'fine' });
  });
});

test.each([
  [1, 1, 'fine'],
  [2, 1, 'too_few'],
  [1, 0, 'too_few'],
  [0, 1, 'too_many'],
  [0, 0, 'fine'],
] as const)('PROXIES: over %i where it is %i: %s', async (forwarded, proxies, is) => {
  expect(await look(of('proxies'), { proxies, requests: arriving({ forwarded }) })).toMatchObject({ is, isRed: is !== 'fine' });
  expect(await look(of('proxies'), { proxies, requests: arriving({ forwarded }, 1, 1_000) })).toMatchObject({ is: 'unknown', isRed: false });
  expect(await look(of('proxies'), { proxies })).toMatchObject({ is: 'unknown', isRed: false });
});

test('what requests bring is named in no remedy', () => {
  for (const { states } of [of('proxies'), of('base_url')]) {
    for (const { remedy } of Object.values(states)) expect(`${remedy?.de}${remedy?.en}`).not.toMatch(/[{}]/);
  }
});

describe('certificate', () => {
  const inDays = (days: number, problem: string | null = null) =>
    look(certificateCheck(async () => ({ until: new Date(now.getTime() + days * 86_400_000), problem })));
  test.each([
    [60, null, 'fine'],
    [13.5, null, 'ending'],
    [-1, null, 'ended'],
    [60, 'SELF_SIGNED_CERT_IN_CHAIN', 'refused'],
  ] as const)('for %d days, %s: %s', async (days, problem, is) => {
    expect(await inDays(days, problem)).toMatchObject({ is, isRed: is !== 'fine' });
  });
  test('none without https, and nobody who answers', async () => {
    expect(await look(of('certificate'), { baseUrl: 'http://ostkai.example' })).toMatchObject({ is: 'none', isRed: false });
    expect(await look(certificateCheck(async () => null))).toMatchObject({ is: 'unreachable', isRed: false });
  });
  test('is read from a real server, and what browsers would say of it', async () => {
    const server = createServer({ cert: certificate, key }, (socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    atEndOfFile(() => void server.close());
    const { port } = server.address() as AddressInfo; // of a server that listens on a port
    expect(await askServer({ hostname: 'localhost', port: String(port) })).toEqual({
      until: new Date('2126-11-04T08:48:06Z'),
      problem: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
  });
  test('of a server without one nothing is known', async () => {
    const server = tcpServer((socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.address() as AddressInfo; // the same
    expect(await askServer({ hostname: 'localhost', port: String(port) })).toBeNull();
    server.close();
  });
});

test('clock', async () => {
  expect(await look(clockCheck())).toMatchObject({ is: 'fine', isRed: false });
  expect(await look(clockCheck(() => new Date(Date.now() - 5_000)))).toMatchObject({ is: 'off', isRed: true, values: { n: 5 } });
});

test('versions', async () => {
  expect(await look(versionsCheck('24.1.0'))).toMatchObject({ is: 'fine', isRed: false });
  expect(await look(versionsCheck('20.1.0'))).toMatchObject({ is: 'node', isRed: true, values: { day: { day: '2026-04-30' } } });
  expect(await look(versionsCheck('99.0.0'))).toMatchObject({ is: 'fine' });
  await sql`insert into schema_migration (number, name, checksum) values (9999, '9999_tomorrow', '')`.execute(db);
  expect(await look(versionsCheck('24.1.0'))).toMatchObject({ is: 'migrations', isRed: true });
  await sql`delete from schema_migration where number = 9999`.execute(db);
});

test('search writer', async () => {
  expect(await look(of('search_writer'))).toMatchObject({ is: 'fine', isRed: false });
  await sql`insert into search_pending (xact, kind, id, at) values ('1', 'venue', 1, clock_timestamp() - interval '6 minutes')`.execute(db);
  expect(await look(of('search_writer'))).toMatchObject({ is: 'late', isRed: true });
  await sql`delete from search_pending`.execute(db);
});

test('backup', async () => {
  const backups = (facts: Partial<Awaited<ReturnType<SiteFacts['backups']>>>) => ({
    backups: async () => ({ latest: ago(60), failure: null, startedAt: ago(90), ...facts }),
  });
  expect(await look(of('backup'))).toMatchObject({ is: 'fine', isRed: false });
  expect(await look(of('backup'), { backups: async () => null })).toMatchObject({ is: 'off', isRed: false });
  expect(await look(of('backup'), backups({ latest: ago(36 * 60) }))).toMatchObject({ is: 'fine' });
  expect(await look(of('backup'), backups({ latest: ago(36 * 60 + 1) }))).toMatchObject({ is: 'old', isRed: true });
  expect(await look(of('backup'), backups({ latest: null }))).toMatchObject({ is: 'new', isRed: false });
  expect(await look(of('backup'), backups({ latest: null, startedAt: ago(37 * 60) }))).toMatchObject({ is: 'missing', isRed: true });
  const failure = { at: ago(1), reason: 'The disk is full' };
  expect(await look(of('backup'), backups({ failure }))).toMatchObject({ is: 'failed', isRed: true, values: { reason: 'The disk is full' } });
});

test('restoration', async () => {
  expect(await look(of('restoration'))).toMatchObject({ is: 'none', isRed: false });
  await sql`insert into restoration (backup, snapshot_at) values ('of-yesterday', ${now})`.execute(db);
  await sql`insert into held_job (queue, data, start_after) values ('work', '{}', now())`.execute(db);
  expect(await look(of('restoration'))).toMatchObject({ is: 'held', isRed: true, values: { n: 1, at: { at: now.toISOString() } } });
  await sql`delete from held_job`.execute(db);
  await sql`update restoration set released_at = now(), is_copy = true`.execute(db);
  expect(await look(of('restoration'))).toMatchObject({ is: 'copy', isRed: false });
  await sql`delete from restoration`.execute(db);
});

test('purge hook', async () => {
  expect(await look(of('purge_hook'))).toMatchObject({ is: 'fine', isRed: false });
  expect(await look(of('purge_hook'), { purges: () => null })).toMatchObject({ is: 'none', isRed: false });
  expect(await look(of('purge_hook'), { purges: () => ({ failingSince: ago(1), reason: '403' }) })).toMatchObject({ is: 'failing', isRed: true });
});

test('new 404s: of people, and not of programs', async () => {
  const add = (from: number, to: number, byBots: number, seen = ago(60)) =>
    sql`insert into not_found_path (path, plain_path, count, by_bots, is_scanner, first_seen, last_seen)
      select '/de/weg-' || n, '/de/weg-' || n, 1, ${byBots}::int, false, ${seen}, ${now} from generate_series(${from}::int, ${to}::int) n`.execute(db);
  await add(1, 19, 0);
  await add(20, 60, 1);
  await add(61, 90, 0, ago(2_000));
  expect(await look(of('not_found'))).toMatchObject({ is: 'fine', isRed: false, values: { n: 19 } });
  await add(91, 91, 0);
  expect(await look(of('not_found'))).toMatchObject({ is: 'many', isRed: true, values: { n: 20 } });
});

test('policy reports', async () => {
  const add = (path: string, count: number, isEnforced: boolean, first = ago(9)) =>
    db
      .insertInto('policy_report')
      .values({ directive: 'img-src', blocked: 'https://x.example', path, is_enforced: isEnforced, count, first_seen: first, last_seen: now })
      .execute();
  await add('/a', 9, true);
  await add('/b', 99, false);
  await add('/c', 99, true, ago(2_000));
  expect(await look(of('policy_reports'))).toMatchObject({ is: 'fine', isRed: false });
  await add('/d', 1, true);
  expect(await look(of('policy_reports'))).toMatchObject({ is: 'stopped', isRed: true, values: { n: 10, blocked: 'https://x.example' } });
});
