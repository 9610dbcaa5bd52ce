import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testApp, testNow } from '../../../tests/support/app.ts';
import { type CachedApp, cachedApp } from '../../../tests/support/cached-app.ts';
import { buildSeatGroup } from '../../features/booking/build.ts';
import { storeCatalogue } from '../../features/booking/queries.server.ts';
import { importText } from '../../features/import/build.server.ts';
import { concert } from '../../features/import/build.ts';
import { saveSettings } from '../../features/settings/index.server.ts';

// Two processes serve while everything writes: a tenth of a second later no answer is untrue. `FOYER_TRUTH_RUNS=200` for longer.
const runs = Number(process.env.FOYER_TRUTH_RUNS ?? 5);
const site = await testApp({ demo: true });
const [one, other] = [await cachedApp(site, { applicationName: 'one' }), await cachedApp(site, { applicationName: 'other' })];
const { results } = await (await site.get('/de/api/events/?page_size=30')).json();
const events = results as { id: number; id_jet: string | null; link: { url: string } }[];
const ids = events.map(({ id }) => id);
const paths = [
  '/de',
  '/en',
  '/de/programm',
  '/de/programm?room=1',
  '/en/events?date=01-12-2026',
  ...events.slice(0, 4).map(({ link }) => link.url),
  '/de/api/events/',
  '/en/api/events/?page=2',
  '/api/event-filters/',
  '/api/calendar/',
  '/api/rooms/',
  '/api/teasers/',
  '/api/events.ics?room=1',
  '/api/events.atom',
  '/sitemap.xml',
  '/pageeditor-api/settings',
  '/api/nav/',
  '/api/opening-hours/',
];

const pick = <T>(of: readonly T[], index: number): T => of[index % of.length] as T; // none is empty
type Write = { name: string; run: (n: number) => Promise<unknown> };
const statement = (name: string, run: Write['run']): Write => ({ name, run });

const seats = (n: number) => buildSeatGroup((['0', '1', '2'] as const)[n % 3] ?? '0');

const writes: Write[] = [
  statement('import', (n) => importText(site.db, [concert(`w${n % 5}`, { name: `Konzert ${n}`, startDate: `2026-12-0${(n % 9) + 1}T19:30:00` })])),
  statement('box office', (n) =>
    storeCatalogue(site.db, pick(ids, n), { eventId: '', sale: 'on_sale', seatGroups: [seats(n)], maxTickets: 8 }, new Date(testNow.getTime() + n * 1_000), 0),
  ),
  statement('settings', (n) => saveSettings(site.db, { name: `Ostkai ${n}` }, 'de')),
  statement('account', async (n) =>
    site.app.request('/api/user/sign-up/', {
      method: 'POST',
      headers: { ...site.csrf, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `w${n}@haus.example`, password: 'ein Satz nur für Tests', first_name: 'Ada', last_name: 'Lang' }),
    }),
  ),
  statement('title by hand', (n) => sql`update event set title = jsonb_build_object('de', 'Titel ' || ${n}::text) where id = ${pick(ids, n)}`.execute(site.db)),
  statement('production by hand', (n) =>
    sql`update production set subtitle = jsonb_build_object('de', 'Unter ' || ${n}::text) where id = (select production_id from event where id = ${pick(ids, n)})`.execute(
      site.db,
    ),
  ),
  statement('time by hand', (n) =>
    sql`update event set date_start = date_start + ${`${(n % 5) + 1} minutes`}::interval, date_end = null where id = ${pick(ids, n)}`.execute(site.db),
  ),
  statement('offline and back', (n) => sql`update event set is_online = not is_online where id = ${pick(ids.slice(5), n)}`.execute(site.db)),
  statement('room', (n) =>
    sql`update room set name = jsonb_build_object('de', 'Saal ' || ${n}::text, 'en', 'Hall') where id = ${(n % 3) + 1}`.execute(site.db),
  ),
  statement('tag', (n) => sql`update tag set sort = ${n}, show_in_filter = ${n % 2 === 0} where id = ${(n % 4) + 1}`.execute(site.db)),
  statement('tag of an event', (n) =>
    sql`insert into event_tag (event_id, tag_id) values (${pick(ids, n)}, ${(n % 4) + 1}) on conflict do nothing`.execute(site.db),
  ),
  statement('menu', (n) =>
    sql`update page set title = jsonb_build_object('de', 'Seite ' || ${n}::text) where id = (select min(id) from page where in_menu)`.execute(site.db),
  ),
  statement('opening hours', (n) => sql`update opening_hours set time_to = time '20:00' + ${`${n % 50} minutes`}::interval where not closed`.execute(site.db)),
  statement('alert', (n) => sql`insert into alert (title, is_online) values (jsonb_build_object('de', 'Hinweis ' || ${n}::text), true)`.execute(site.db)),
  statement('alerts gone', () => sql`delete from alert`.execute(site.db)),
  statement('teaser', (n) => sql`update teaser set headline = jsonb_build_object('de', 'Teaser ' || ${n}::text)`.execute(site.db)),
  statement('several in one transaction', (n) =>
    site.db.transaction().execute(async (transaction) => {
      await sql`update event set subtitle = jsonb_build_object('de', 'In einem Zug ' || ${n}::text) where id = ${pick(ids, n)}`.execute(transaction);
      await sql`update asset set credit = jsonb_build_object('de', 'Foto ' || ${n}::text) where id in (select image_id from production)`.execute(transaction);
    }),
  ),
];

const textOf = async (app: Pick<CachedApp, 'get'> | CachedApp, path: string) => {
  const response = await ('getFresh' in app ? app.getFresh(path) : app.get(path));
  return `${response.status} ${response.status === 200 ? await response.text() : ''}`;
};

let isServing = true;
const serve = async (app: CachedApp) => {
  for (let turn = 0; isServing; turn++) {
    await textOf(app, pick(paths, turn * 7));
    await wait(1);
  }
};
const serving = [serve(one), serve(other)];
afterAll(async () => {
  isServing = false;
  await Promise.all(serving);
});

test('no kept answer differs from a fresh one a tenth of a second after a change', async () => {
  const change = fc.record({ write: fc.integer({ min: 0, max: writes.length - 1 }), n: fc.integer({ min: 1, max: 100_000 }) });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      for (const { write, n } of changes) {
        seen.add(pick(writes, write).name);
        await pick(writes, write).run(n);
      }
      await wait(100);
      for (const path of paths) {
        const cached = [one, other].map(({ cache }) => cache.find(path)?.variants.identity.body.toString());
        const fresh = await textOf(site, path);
        for (const body of cached)
          if (body !== undefined) expect(`200 ${body}`, `${path} after ${changes.map(({ write }) => pick(writes, write).name)}`).toBe(fresh);
        for (const app of [one, other]) expect(await textOf(app, path), path).toBe(fresh);
      }
    }),
    { numRuns: runs, endOnFailure: true, examples: [[writes.map((_, write) => ({ write, n: 17 }))]] },
  );
  expect(seen.size).toBe(writes.length);
  expect(one.cache.stats.hits + other.cache.stats.hits).toBeGreaterThan(100);
}, 120_000);

test('without the trigger that tells of it, this test fails', async () => {
  await textOf(one, '/de/api/rooms/');
  await sql`alter table room disable trigger tell_update`.execute(site.db);
  await sql`update room set name = '{"de": "Ungesagt", "en": "Untold"}'`.execute(site.db);
  await wait(100);
  expect(await textOf(one, '/de/api/rooms/')).not.toBe(await textOf(site, '/de/api/rooms/'));
  await sql`alter table room enable trigger tell_update`.execute(site.db);
});

test(`the clock stands at ${testNow.toISOString()}, so that nothing runs out meanwhile`, () => expect(one.cache.stats.expired).toBe(0));
