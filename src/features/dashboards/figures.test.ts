import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';

// Every number of every board against a query that was written apart from it: the other way round where that is possible,
// by instants where the board counts days, and by joins where it asks what is within a list.
let site: TestApp;
const people = {} as Record<'editor' | 'manager' | 'admin', SignedIn>;
beforeAll(async () => {
  site = await testApp({ demo: true });
  for (const role of ['editor', 'manager', 'admin'] as const) people[role] = await site.signIn(role);
  await fill();
});

const board = async (name: string, query = '') => (await site.get(`/de/api/dashboard-${name}/${query}`, people.admin.headers)).json();
const rows = async <T extends object>(query: RawBuilder<unknown>): Promise<T[]> => (await query.execute(site.db)).rows as T[]; // as each query says
const row = async (query: RawBuilder<unknown>): Promise<Record<string, unknown>> => (await rows<Record<string, unknown>>(query))[0] ?? {};

/** Two weeks around the night in which an hour is twice; the limits of a day are those of Berlin. */
const period = '?from=2026-10-20&to=2026-11-02';
const begun = '2026-10-20 00:00+02';
const ended = '2026-11-03 00:00+01';

async function fill(): Promise<void> {
  const run = (query: RawBuilder<unknown>) => query.execute(site.db);
  await run(sql`insert into page_view (day, page, language, referrer, device, n)
    select date '2026-11-21' - d, '/de/seite-' || p, 'de', '', (array['bot', 'phone', 'computer'])[1 + (d + p) % 3], 7 * p + d from generate_series(0, 45) d, generate_series(1, 4) p`);
  await run(sql`insert into search_term (language, term, day, searches, visitors, found)
    select (array['de', 'en'])[1 + w % 2], 'begriff ' || w, date '2026-11-21' - d, 1 + w * d, 1, case when (w + d) % 3 = 0 then 0 when w = 5 then null else w end
    from generate_series(0, 40, 4) d, generate_series(1, 30) w`);
  // Five minutes before and after each midnight of Berlin, whichever its offset is.
  await run(sql`insert into sign_in_event (at, user_id, method, ok, address)
    select (day::timestamp at time zone 'Europe/Berlin') + make_interval(mins => m), (array[${people.editor.id}, ${people.manager.id}, null]::int[])[1 + extract(day from day)::int % 3],
      (array['password', 'provider', 'passkey'])[1 + extract(day from day)::int % 3], m > 0, '198.51.100.' || extract(day from day)::int % 4 || '/24'
    from generate_series(timestamp '2026-10-10', timestamp '2026-11-10', '1 day') day, unnest(array[-5, 5]) m`);
  await run(sql`insert into audit_log (at, last_at, user_id, user_name, action, object_id, times)
    select at - interval '10 minutes', at, u, 'Name ' || u, a, 1 + extract(day from day)::int % 3, 1 + extract(day from day)::int
    from generate_series(timestamp '2026-10-10', timestamp '2026-11-10', '1 day') day, unnest(array[-5, 5]) m,
      lateral (select (day at time zone 'Europe/Berlin') + make_interval(mins => m) as at) as moment,
      unnest(array[${people.editor.id}, ${people.manager.id}]::int[]) u, unnest(array['PATCH /api/cms-events/{id}/', 'POST /api/cms-alerts/']) a`);
  await run(sql`insert into not_found_path (path, plain_path, count, by_bots, referring_host, is_scanner, ignored_at, first_seen, last_seen)
    select '/de/fehlt-' || p, '/de/fehlt-' || p, 3 * p, p % 4, case when p % 2 = 0 then 'ostkai.example' end, p % 5 = 0, case when p % 7 = 0 then timestamptz '2026-11-20 12:00+01' end,
      timestamptz '2026-11-01 12:00+01', timestamptz '2026-11-20 12:00+01' - make_interval(days => p % 6) from generate_series(1, 60) p`);
  await run(sql`insert into redirect_rule (old_path, new_path) select '/de/fehlt-' || p, '/de/programm' from generate_series(3, 60, 11) p`);
  await run(sql`insert into error_log (path, status, count, first_seen, last_seen)
    select '/de/defekt-' || p, 500 + p % 3, p, '2026-11-10', timestamptz '2026-11-20 12:00+01' - make_interval(days => p % 5) from generate_series(1, 40) p`);
  await run(sql`update asset set copyright_until = date '2026-11-21' + (array[-1, 0, 30, 31, 90, 91])[1 + id / 3 % 6] where id % 3 = 0`);
  await run(sql`update asset set alt = '{}', decorative = id % 8 = 0 where id % 4 = 0`);
  await run(sql`update asset set credit = '{}', copyright = '' where id % 5 = 0`);
  await run(sql`update asset set deleted_at = '2026-11-20' where id % 11 = 0`);
  await run(sql`update event set is_online = false where id % 9 = 0`);
  await run(sql`update event set status = 'cancelled' where id % 7 = 0`);
  await run(sql`update container set revision = revision + 1, updated_by = ${people.editor.id},
    updated_at = timestamptz '2026-11-20 12:00+01' - make_interval(days => id % 60) where id % 3 = 0`);
}

/** What a chart has of each day, and of the same weekday before, where `counted` is `day` and `n`. */
const daysOf = (counted: RawBuilder<unknown>, from = '2026-10-20', to = '2026-11-02') =>
  rows(sql`with counted as (${counted})
    select to_char(d, 'YYYY-MM-DD') as day, (select coalesce(sum(n), 0)::int from counted where counted.day = d::date) as n,
      (select coalesce(sum(n), 0)::int from counted where counted.day = (d - interval '7 days')::date) as before
    from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') d order by d`);

test('site', async () => {
  const answer = await board('site', period);
  const seen = sql`select day, n from page_view where device in ('phone', 'computer', 'tablet')`;
  expect(answer.views.days).toEqual(await daysOf(seen));
  const [today] = await daysOf(seen, '2026-11-21', '2026-11-21');
  expect(answer.views).toMatchObject({
    today: (today as { n: number }).n,
    same_weekday: (today as { before: number }).before,
    ...(await row(sql`select sum(n) filter (where day >= '2026-11-15')::int as week, sum(n) filter (where day < '2026-11-15')::int as week_before
      from page_view where device <> 'bot' and day between '2026-11-08' and '2026-11-21'`)),
  });
  expect(answer.programme).toMatchObject(
    await row(sql`select sum(case when is_online then 1 else 0 end)::int as dates, sum(case when is_online and status = 'cancelled' then 1 else 0 end)::int as cancelled,
      sum(case when is_online then 0 else 1 end)::int as offline
      from event where (date_start at time zone 'Europe/Berlin')::date between '2026-11-21' and '2026-11-27'`),
  );
  expect(answer.programme.dates).toBeGreaterThan(0);
  const { waiting } = answer.jobs;
  await sql`update site_settings set is_shop_online = not is_shop_online`.execute(site.db);
  await sql`update site_settings set is_shop_online = not is_shop_online`.execute(site.db);
  const after = await board('site', period);
  expect([after.is_shop_online, after.jobs.waiting]).toEqual([true, waiting]);
  expect(after.switched.at.slice(0, 10)).toBe(String((await row(sql`select to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day`)).day));
});

test('search-keywords', async () => {
  const answer = await board('search-keywords', period);
  const inPeriod = sql`search_term where day > '2026-10-19' and day < '2026-11-03'`;
  expect(answer).toMatchObject(await row(sql`select sum(searches)::int as searches from ${inPeriod}`));
  expect(answer.terms).toBe((await rows(sql`select distinct language, term from ${inPeriod}`)).length);
  // Whether a term finds nothing is what was found the last time that it was looked up in the period.
  const latest = sql`(select distinct on (language, term) language, term, found from ${inPeriod} and found is not null order by language, term, day desc) as latest`;
  const terms = await rows<{ term: string; language: string; searches: number; found: number | null }>(sql`
    select language, term, sum(searches)::int as searches, max(latest.found) as found
    from ${sql`(select * from ${inPeriod})`} as one left join ${latest} using (language, term) group by language, term order by searches desc, term, language`);
  expect(answer.top).toMatchObject(terms.slice(0, 20));
  expect(answer.top_without_hits).toMatchObject(terms.filter(({ found }) => found === 0).slice(0, 20));
  expect(answer.days).toEqual(await daysOf(sql`select day, searches as n from search_term`));
  expect(answer.days_without_hits).toEqual(await daysOf(sql`select day, searches as n from search_term where coalesce(found, 1) < 1`));
  expect(answer.without_hits).toBe(terms.reduce((sum, { found, searches }) => sum + (found === 0 ? searches : 0), 0));
  expect(answer.searches).toBe(answer.days.reduce((sum: number, { n }: { n: number }) => sum + n, 0));
});

test('celum-overview', async () => {
  const answer = await board('celum-overview');
  const own = sql`select * from asset where deleted_at is null and belongs_to is null`;
  expect(answer).toMatchObject(
    await row(sql`select count(*)::int as files, sum(size)::float8 as bytes,
      sum(case when kind = 'image' and not decorative and coalesce(alt ->> 'de', '') = '' and coalesce(alt ->> 'en', '') = '' then 1 else 0 end)::int as without_alt,
      sum(case when coalesce(credit ->> 'de', credit ->> 'en', '') = '' and copyright = '' then 1 else 0 end)::int as without_rights,
      sum(case when copyright_until <= '2026-11-20' then 1 else 0 end)::int as rights_ended,
      sum(case when copyright_until > '2026-11-20' and copyright_until <= '2026-12-21' then 1 else 0 end)::int as rights_end_30,
      sum(case when copyright_until > '2026-11-20' and copyright_until <= '2027-02-19' then 1 else 0 end)::int as rights_end_90 from (${own}) as own`),
  );
  expect(answer.kinds).toEqual(
    await rows(sql`select kind, count(id)::int as files, sum(size)::float8 as bytes from (${own}) as own group by 1 order by 3 desc, 1`),
  );
  const ids = async (order: RawBuilder<unknown>) =>
    (await rows<{ id: number }>(sql`select id from (${own}) as own order by ${order}, id desc limit 5`)).map(({ id }) => id);
  expect(answer.latest.map(({ id }: { id: number }) => id)).toEqual(await ids(sql`created_at desc`));
  expect(answer.largest.map(({ id }: { id: number }) => id)).toEqual(await ids(sql`size desc`));
  for (const name of ['without_alt', 'without_rights', 'rights_ended', 'rights_end_30', 'rights_end_90']) expect([name, answer[name]]).not.toEqual([name, 0]);
});

test('idservice-events', async () => {
  const answer = await board('idservice-events', period);
  const inPeriod = sql`sign_in_event where at >= ${begun}::timestamptz and at < ${ended}::timestamptz`;
  expect(answer).toMatchObject(await row(sql`select sum(ok::int)::int as succeeded, sum((not ok)::int)::int as failed from ${inPeriod}`));
  expect(answer.methods).toEqual(
    await rows(sql`select method, sum(ok::int)::int as succeeded, sum((not ok)::int)::int as failed from ${inPeriod} group by 1 order by count(*) desc, 1`),
  );
  expect(answer.networks).toEqual(
    await rows(sql`select address as network, count(*)::int as failed from ${inPeriod} and ok = false group by 1 order by 2 desc, 1`),
  );
  const day = sql`cast(to_char(at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as date)`;
  expect(answer.days).toEqual(await daysOf(sql`select ${day} as day, count(*) as n from sign_in_event where ok group by 1`));
  expect(answer.days_failed).toEqual(await daysOf(sql`select ${day} as day, count(*) as n from sign_in_event where not ok group by 1`));
  const staff = sql`site_user where role in ('editor', 'manager', 'admin') and deactivated_at is null`;
  expect(answer.people.length).toBe((await rows(sql`select id from ${staff}`)).length);
  expect(answer).toMatchObject(
    await row(sql`select (select count(distinct id)::int from ${staff} and id in (select user_id from user_totp where confirmed_at is not null union select user_id from user_passkey)) as staff_with_factor,
      (select count(deactivated_at)::int from site_user where role in ('editor', 'manager', 'admin')) as deactivated`),
  );
  for (const { id, last, sessions } of answer.people) {
    const of = await row(sql`select date_trunc('second', max(at)) as last from sign_in_event where user_id = ${id} and ok`);
    expect(last && new Date(last)).toEqual(of.last);
    expect(sessions).toBe((await row(sql`select count(*)::int as n from user_session where user_id = ${id} and expires_at > '2026-11-21 17:00+01'`)).n);
  }
});

test('idservice-events counts all of staff, however many are listed', async () => {
  const before = await board('idservice-events', period);
  await sql`insert into site_user (email, email_confirmed, name, role) select 'viele-' || n || '@haus.example', true, '', 'editor' from generate_series(1, 110) n`.execute(
    site.db,
  );
  await sql`insert into user_totp (user_id, secret, confirmed_at) select id, 'x', now() from site_user where email like 'viele-%'`.execute(site.db);
  const answer = await board('idservice-events', period);
  const listed = async (query: string) => (await (await site.get(`/de/api/cms-users/?${query}`, people.admin.headers)).json()).count;
  expect(await listed('state=active&factor=yes')).toBe(answer.staff_with_factor);
  expect(await listed('factor=no')).toBe((await listed('')) - (await listed('factor=yes')));
  expect([answer.people.length, answer.staff_with_factor - before.staff_with_factor]).toEqual([100, 110]);
  await sql`update site_user set deactivated_at = now() where role <> 'visitor' and id <> ${people.admin.id}`.execute(site.db);
  await sql`insert into site_user (email, email_confirmed, name, role, deactivated_at) values ('viele-0@haus.example', true, '', 'visitor', now())`.execute(
    site.db,
  );
  const { deactivated } = await board('idservice-events', period);
  expect(deactivated).toBeGreaterThan(110);
  expect(await listed('state=deactivated')).toBe(deactivated);
  await sql`delete from site_user where email like 'viele-%'`.execute(site.db);
  await sql`update site_user set deactivated_at = null where id = any(${[people.editor.id, people.manager.id]})`.execute(site.db);
});

describe('page-activities', () => {
  const inPeriod = sql`audit_log where last_at >= ${begun}::timestamptz and last_at < ${ended}::timestamptz`;
  const day = sql`cast(to_char(last_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as date)`;
  test.each([
    ['all', '', sql`true`],
    ['of one kind', '&kind=event', sql`action like '%cms-events%'`],
    ['of one thing', '&kind=event&object_id=2', sql`action like '%cms-events%' and object_id = 2`],
  ])('%s', async (_, query, matching) => {
    const answer = await board('page-activities', period + query);
    expect(answer.changes).toBe((await row(sql`select sum(times)::int as n from ${inPeriod} and ${matching}`)).n);
    expect(answer.days).toEqual(await daysOf(sql`select ${day} as day, times as n from audit_log where ${matching}`));
    expect(answer.people.map(({ id, changes }: { id: number; changes: number }) => ({ id, changes }))).toEqual(
      await rows(sql`select user_id as id, sum(times)::int as changes from ${inPeriod} and ${matching} group by user_id order by 2 desc, max(user_name)`),
    );
  });
});

test('versions', async () => {
  const answer = await board('versions', '?drafts=all');
  // A container whose last write is of somebody, and no version of which, as it is now, is published.
  const drafts = await rows<{ id: number; is_old: boolean }>(sql`
    select id, updated_at < timestamptz '2026-11-21 17:00+01' - interval '30 days' as is_old from container
    where updated_by is not null and not exists (
      select from published_container join container_version on container_version.id = version_id
      where published_container.container_id = container.id and published_container.document is not null and container_version.revision >= container.revision)
    order by updated_at, id`);
  expect([answer.drafts, answer.old_drafts]).toEqual([drafts.length, drafts.filter(({ is_old }) => is_old).length]);
  expect(answer.results.map(({ id, is_old }: { id: number; is_old: boolean }) => ({ id, is_old }))).toEqual(drafts.slice(0, 200));
  expect(answer.old_drafts).toBeGreaterThan(0);
});

test('error-log', async () => {
  const answer = await board('error-log');
  const mended = sql`path in (select old_path from redirect_rule)`;
  expect(answer.totals).toEqual(
    await row(sql`select sum((not is_scanner and ignored_at is null and not ${mended})::int)::int as new, sum((ignored_at is not null and not ${mended})::int)::int as ignored,
      sum(${mended}::int)::int as mended, sum((is_scanner and ignored_at is null and not ${mended})::int)::int as scanners from not_found_path`),
  );
  expect(answer.statuses).toEqual(await rows(sql`select status, count(path)::int as paths, sum(count)::int as count from error_log group by 1 order by 1`));
  for (const { path, count, by_bots, is_own_link } of answer.not_found)
    expect({ path, count, by_bots, is_own_link }).toEqual(
      await row(sql`select path, count, by_bots, coalesce(referring_host = 'ostkai.example', false) as is_own_link from not_found_path where path = ${path}`),
    );
  const weight = (at: string) => Math.exp((Date.parse(at) - Date.parse('2026-11-21T17:00:00+01:00')) / (10 * 86_400_000)); // half of it in a week
  const weights = answer.not_found.map(({ count, last_seen }: { count: number; last_seen: string }) => count * weight(last_seen));
  expect(weights).toEqual(weights.toSorted((a: number, b: number) => b - a));
});
