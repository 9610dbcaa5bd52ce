import { type RawBuilder, sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { addDays } from '#i18n/berlin-time.ts';
import type { Role } from '#roles.ts';
import { type SignedIn, type TestApp, testApp, testNow } from '../../../tests/support/app.ts';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { createApp } from '../../server/app.server.ts';

let site: TestApp;
const signedIn = {} as Record<Role, SignedIn>;
beforeAll(async () => {
  site = await testApp({ demo: true });
  for (const role of ['visitor', 'editor', 'manager', 'admin'] as const) signedIn[role] = await site.signIn(role);
  await fill(1);
});

async function fill(times: number): Promise<void> {
  await sql`insert into page_view (day, page, language, referrer, device, n)
    select date '2026-11-21' - d, '/de/seite-' || p, 'de', '', case p % 3 when 0 then 'bot' when 1 then 'phone' else 'computer' end, d + p + 1
    from generate_series(0, 40) d, generate_series(${times * 5}::int, ${times * 5 + 4 * times}::int) p`.execute(site.db);
  await sql`insert into search_term (language, term, day, searches, visitors, found)
    select 'de', 'wort ' || w, date '2026-11-21' - d, w + d, 1, case when w % 2 = 0 then 0 else w end
    from generate_series(0, 35, 5) d, generate_series(${times * 10}::int, ${times * 10 + 4 * times}::int) w`.execute(site.db);
  await sql`insert into sign_in_event (at, user_id, method, ok, address)
    select timestamptz '2026-11-21 10:00+01' - make_interval(days => d), ${signedIn.editor.id}, case when d % 2 = 0 then 'password' else 'provider' end, d % 3 > 0, '192.0.2.' || d % 2 || '/24'
    from generate_series(0, ${20 * times}::int) d`.execute(site.db);
  await sql`insert into audit_log (at, last_at, user_id, user_name, action, object_id, times)
    select timestamptz '2026-11-20 10:00+01' - make_interval(days => d), timestamptz '2026-11-20 10:30+01' - make_interval(days => d), u, 'Name ' || u,
      'PATCH /api/cms-events/{id}/', 1, 2 from generate_series(0, ${10 * times}::int) d, unnest(array[${signedIn.editor.id}, ${signedIn.manager.id}]::int[]) u`.execute(
    site.db,
  );
  await sql`insert into not_found_path (path, plain_path, count, by_bots, referring_host, is_scanner, first_seen, last_seen)
    select '/de/weg-' || p, '/de/weg-' || p, p, 1, case when p % 2 = 0 then 'ostkai.example' end, p % 5 = 0, '2026-11-10', '2026-11-20'
    from generate_series(${times * 100}::int, ${times * 100 + 10 * times}::int) p`.execute(site.db);
  await sql`insert into error_log (path, status, count, first_seen, last_seen)
    select '/de/kaputt-' || p, 500 + p % 4, p, '2026-11-10', '2026-11-20' from generate_series(${times * 100}::int, ${times * 100 + 10 * times}::int) p`.execute(
    site.db,
  );
  await sql`insert into planned_publication (container_id, language, kind, at)
    select id, 'de', 'unpublish', timestamptz '2026-12-01 10:00+01' from container order by id limit ${times}`
    .execute(site.db)
    .catch(() => {}); // planned already
}

const boards = {
  site: 'manager',
  'page-activities': 'editor',
  'search-keywords': 'manager',
  'celum-overview': 'manager',
  'idservice-events': 'admin',
  versions: 'manager',
  'error-log': 'manager',
} as const satisfies Record<string, Role>;
const roles = ['visitor', 'editor', 'manager', 'admin'] as const;
const ask = async (name: string, query = '', role: Role = 'admin') => (await site.get(`/de/api/dashboard-${name}/${query}`, signedIn[role].headers)).json();
const one = async <T extends object>(query: RawBuilder<unknown>): Promise<T> => (await query.execute(site.db)).rows[0] as T;

describe.each(Object.entries(boards))('dashboard-%s', (name, from) => {
  test.each(roles.map((role) => [role, roles.indexOf(role) >= roles.indexOf(from) ? 200 : 403] as const))('%s: %i', async (role, status) => {
    expect((await site.get(`/api/dashboard-${name}/`, signedIn[role].headers)).status).toBe(status);
  });
  test('nobody who is not signed in', async () => expect((await site.get(`/api/dashboard-${name}/`)).status).toBe(401));
});

test('a period that is none is refused, by what is wrong with it', async () => {
  const refused = async (query: string) => {
    const answer = await site.get(`/en/api/dashboard-site/${query}`, signedIn.admin.headers);
    return [answer.status, JSON.stringify(await answer.json())];
  };
  expect(await refused('?from=2026-11-02&to=2026-11-01')).toEqual([422, expect.stringContaining('must not be after')]);
  expect(await refused('?from=2020-11-02&to=2026-11-01')).toEqual([422, expect.stringContaining('366 days')]);
  expect(await refused('?from=2026-02-30')).toEqual([400, expect.stringContaining('from')]);
});

const week = '?from=2026-11-15&to=2026-11-21';

test('site: views by day beside the same weekday, and the next seven days', async () => {
  const answer = await ask('site', week);
  const views = await one<Record<string, number>>(sql`select
    sum(n) filter (where day = '2026-11-21')::int as today, sum(n) filter (where day = '2026-11-14')::int as same_weekday,
    sum(n) filter (where day > '2026-11-14')::int as week, sum(n) filter (where day > '2026-11-07' and day <= '2026-11-14')::int as week_before
    from page_view where device <> 'bot'`);
  expect(answer.views).toMatchObject(views);
  expect(answer.views.days).toHaveLength(7);
  expect(answer.views.days.at(-1)).toEqual({ day: '2026-11-21', n: views.today, before: views.same_weekday });
  // The lists behind the numbers: also what began earlier today, and what was cancelled.
  const coming = `date_start_from=${answer.programme.from}&date_start_to=${answer.programme.to}`;
  const dates = await site.db.selectFrom('event').select('id').orderBy('id').limit(4).execute();
  const starts = ['2026-11-21 00:00+01', '2026-11-21 11:00+01', '2026-11-27 23:59+01', '2026-11-28 00:00+01'];
  for (const [index, { id }] of dates.entries())
    await sql`update event set date_start = ${starts[index]}::timestamptz, date_end = null, is_online = true, status = 'cancelled' where id = ${id}`.execute(
      site.db,
    );
  const count = async (query: string) => (await (await site.get(`/api/cms-events/?${coming}&${query}`, signedIn.admin.headers)).json()).count;
  expect((await ask('site', week)).programme).toEqual({
    from: '2026-11-21',
    to: '2026-11-27',
    dates: await count('is_online=true'),
    cancelled: await count('is_online=true&status=cancelled'),
    offline: await count('is_online=false'),
  });
  expect(await count('is_online=true&status=cancelled')).toBeGreaterThanOrEqual(3);
  expect(answer).toMatchObject({ is_site_online: true, is_shop_online: true, instance: 'live', switched: null, box_office: null });
});

test('site: who has switched it off, and what waits and was given up', async () => {
  await site.db.updateTable('site_settings').set({ is_shop_online: false }).execute();
  const answer = await ask('site');
  expect(answer.is_shop_online).toBe(false);
  expect(answer.switched.at).toMatch(/^\d{4}-/);
  expect(answer.jobs).toEqual({ waiting: 0, given_up: 0 });
  await site.db.updateTable('site_settings').set({ is_shop_online: true }).execute();
});

test('search-keywords: terms, and what of them finds nothing', async () => {
  const answer = await ask('search-keywords', week);
  expect(answer).toMatchObject(
    await one(sql`select count(distinct (language, term))::int as terms, sum(searches)::int as searches, sum(searches) filter (where found = 0)::int as without_hits
      from search_term where day >= '2026-11-15' and day <= '2026-11-21'`),
  );
  const { rows } = await sql`select term, sum(searches)::int as searches from search_term where day between '2026-11-15' and '2026-11-21'
    group by term, language order by 2 desc, 1, language limit 20`.execute(site.db);
  expect(answer.top).toMatchObject(rows);
  // The list behind the numbers counts the same, over as many days up to today.
  const list = async (query: string) => (await site.get(`/api/searched-terms/?${query}`, signedIn.admin.headers)).json();
  for (const days of [7, 28, 90, 365]) {
    const all = await list(`period=${days}`);
    const of = await ask('search-keywords', `?from=${addDays('2026-11-21', 1 - days)}&to=2026-11-21`);
    expect([all.count, all.searches]).toEqual([of.terms, of.searches]);
    expect((await list(`period=${days}&results=none`)).searches).toBe(of.without_hits);
  }
  expect(answer.top_without_hits.every(({ found }: { found: number }) => found === 0)).toBe(true);
  expect(answer.days_without_hits.reduce((sum: number, { n }: { n: number }) => sum + n, 0)).toBe(answer.without_hits);
});

test('celum-overview: the same as the lists of the library count', async () => {
  const answer = await ask('celum-overview');
  const count = async (query: string) => (await (await site.get(`/api/media/?${query}`, signedIn.admin.headers)).json()).count;
  expect(answer).toMatchObject({
    files: await count(''),
    without_alt: await count('alternative=missing'),
    rights_ended: await count('rights=expired'),
    rights_end_30: await count('rights=expiring'),
    rights_end_90: await count('rights=ending'),
    unused: await count('use=unused'),
  });
  expect(answer).toMatchObject(await one(sql`select sum(size)::float8 as bytes from asset where deleted_at is null and belongs_to is null`));
  expect(answer.kinds.reduce((sum: number, { files }: { files: number }) => sum + files, 0)).toBe(answer.files);
  expect(answer.rights_end_90).toBeGreaterThanOrEqual(answer.rights_end_30);
});

test('idservice-events: by day, method and network, and of whom the last; no address', async () => {
  const answer = await ask('idservice-events', week);
  expect(answer).toMatchObject(
    await one(sql`select count(*) filter (where ok)::int as succeeded, count(*) filter (where not ok)::int as failed from sign_in_event
      where at >= '2026-11-15 00:00+01' and at < '2026-11-22 00:00+01'`),
  );
  expect(answer.people.map(({ role }: { role: string }) => role)).not.toContain('visitor');
  expect(answer.networks.map(({ network }: { network: string }) => network)).toEqual(['192.0.2.0/24', '192.0.2.1/24']);
  expect(JSON.stringify(answer)).not.toContain('@');
  expect(answer.results).toEqual([]);
  for (const result of ['succeeded', 'failed'] as const) {
    const { results } = await ask('idservice-events', `${week}&result=${result}`);
    expect(results).toHaveLength(answer[result]);
    expect(results[0]).toMatchObject({ name: 'Ada Lang', network: expect.stringContaining('/24') });
    expect(JSON.stringify(results)).not.toContain('@');
  }
});

test('versions: drafts that are younger than what is published', async () => {
  const container = await site.db.selectFrom('container').select('id').where('content_type', '=', 'page').orderBy('id').executeTakeFirstOrThrow();
  const before = (await ask('versions')).drafts;
  await sql`update container set revision = revision + 1, updated_by = ${signedIn.editor.id}, updated_at = '2026-10-01' where id = ${container.id}`.execute(
    site.db,
  );
  const answer = await ask('versions');
  expect([answer.drafts, answer.old_drafts]).toEqual([before + 1, 1]);
  expect(answer.results[0]).toMatchObject({ id: container.id, kind: 'page', is_published: true, by: 'Ada Lang', is_old: true });
  const old = await ask('versions', '?drafts=old');
  expect(old.results.map(({ is_old }: { is_old: boolean }) => is_old)).toEqual([true]);
  expect((await ask('versions', '?drafts=all')).results).toHaveLength(answer.drafts);
  expect(answer.software).toMatchObject({ version: '0.1.0', node: process.versions.node });
});

test('error-log: what was not found and is not mended, and what failed', async () => {
  const answer = await ask('error-log');
  expect(answer.totals).toMatchObject(
    await one(sql`select count(*) filter (where not is_scanner)::int as new, count(*) filter (where is_scanner)::int as scanners from not_found_path`),
  );
  expect(answer.not_found[0]).toMatchObject({ is_own_link: false, count: 109 });
  const { rows } = await sql`select status, count(*)::int as paths, sum(count)::int as count from error_log group by 1 order by 1`.execute(site.db);
  expect(answer.statuses).toEqual(rows);
  for (const { status, paths } of answer.statuses) {
    const { failed } = await ask('error-log', `?status=${status}`);
    expect([failed.length, new Set(failed.map((one: { status: number }) => one.status))]).toEqual([paths, new Set([status])]);
  }
});

test('page-activities: all for managers, for editors their own and who else has worked', async () => {
  const answer = await ask('page-activities', '', 'manager');
  expect(answer.changes).toBe((await one<{ n: number }>(sql`select sum(times)::int as n from audit_log where last_at >= '2026-10-25 00:00+02'`)).n);
  expect(answer.results[0]).toMatchObject({ kind: 'event', object_id: 1 });
  const own = await ask('page-activities', `?user_id=${signedIn.manager.id}`, 'editor');
  expect(own.changes).toBe((await one<{ n: number }>(sql`select sum(times)::int as n from audit_log where user_id = ${signedIn.editor.id}`)).n);
  expect(new Set(own.results.map(({ user }: { user: { id: number } }) => user.id))).toEqual(new Set([signedIn.editor.id]));
  expect(own.people).toContainEqual({ id: signedIn.manager.id, name: `Name ${signedIn.manager.id}`, changes: null });
  expect((await ask('page-activities', '?kind=event')).changes).toBe(answer.changes);
  expect((await ask('page-activities', '?kind=media')).changes).toBe(0);
});

test('each costs as many statements of many rows as of few', async () => {
  const { recording, queries } = recordingDatabase(site.url);
  const config = { baseUrl: 'https://ostkai.example', dataDir: site.dataDir, instance: 'live' as const };
  const app = createApp(
    { config, db: recording, log: pino({ level: 'silent' }), services: new Services(), now: () => testNow },
    { headFor: () => '', files: (_, next) => next() },
  );
  const counts = async () => {
    const counted: Record<string, number> = {};
    for (const name of Object.keys(boards)) {
      queries.length = 0;
      expect((await app.request(`/api/dashboard-${name}/`, { headers: signedIn.admin.headers })).status).toBe(200);
      counted[name] = queries.length;
    }
    return counted;
  };
  await counts(); // the first call opens the queue and finds the session
  const few = await counts();
  await fill(3);
  expect(await counts()).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThan(14);
});
