import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { insertEvent, insertProduction, insertSeries } from '../programme/build.ts';

let site: TestApp;
let manager: SignedIn;
let productions: ReturnType<typeof recordCalls>;
let events: ReturnType<typeof recordCalls>;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  productions = recordCalls(site, 'productions', manager);
  events = recordCalls(site, 'events', manager);
});
const day = (day: string) => new Date(`2026-12-${day}T19:30:00+01:00`);
const stateOf = (id: number) => site.db.selectFrom('event').select(['is_online', 'waits_for_production']).where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (path: string) => (await site.get(`/de/api/${path}/`)).status;
const setProduction = async (id: number, is_online: boolean) => productions.change(id, (await productions.get(`${id}/`)).body.revision, { is_online });
const online = { is_online: true, waits_for_production: false };
const offline = { is_online: false, waits_for_production: false };
const waiting = { is_online: false, waits_for_production: true };

test('a production that goes offline takes its dates along and brings back those that were online', async () => {
  const production_id = await insertProduction(site.db);
  const [shown, hidden] = [await insertEvent(site.db, { production_id }), await insertEvent(site.db, { production_id, is_online: false })];
  expect((await setProduction(production_id, false)).body.is_online).toBe(false);
  expect([await stateOf(shown), await stateOf(hidden)]).toEqual([waiting, offline]);
  expect([await statusOf(`events/${shown}`), await statusOf(`productions/${production_id}`)]).toEqual([404, 404]);
  const [entry] = (await events.get(`${shown}/history/`)).body.results;
  expect(entry.changes).toContainEqual({ field: 'is_online', before: true, after: false });
  await setProduction(production_id, true);
  expect([await stateOf(shown), await stateOf(hidden)]).toEqual([online, offline]);
  expect([await statusOf(`events/${shown}`), await statusOf(`productions/${production_id}`)]).toEqual([200, 200]);
});

test('a date that is made, set online or moved where its production is offline waits for it', async () => {
  const production_id = await insertProduction(site.db, { is_online: false });
  const made = await insertEvent(site.db, { production_id });
  const [set, moved] = [await insertEvent(site.db, { production_id, is_online: false }), await insertEvent(site.db)];
  expect((await events.change(set, 1, { is_online: true })).body).toMatchObject(waiting);
  await site.db.updateTable('event').set({ production_id }).where('id', '=', moved).execute();
  for (const id of [made, set, moved]) expect([id, await stateOf(id)]).toEqual([id, waiting]);
});

test('a date that is set online while its production goes offline does not stay online', async () => {
  const production_id = await insertProduction(site.db);
  const event = await insertEvent(site.db, { production_id, is_online: false });
  let goOn = () => {};
  const isSet = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const first = site.db.transaction().execute(async (db) => {
    await db.updateTable('event').set({ is_online: true }).where('id', '=', event).execute();
    goOn();
    await sql`select pg_sleep(0.2)`.execute(db);
  });
  await isSet;
  await site.db.updateTable('production').set({ is_online: false }).where('id', '=', production_id).execute();
  await first;
  expect(await stateOf(event)).toEqual(waiting);
});

test('what belongs to a release that is planned is offline, whoever writes it', async () => {
  const { body: release } = await recordCalls(site, 'releases', manager).create({ name: 'Spielzeit', at: '2026-12-01T11:00:00+01:00' });
  const production_id = await insertProduction(site.db, { is_online: false, release_id: release.id });
  const event = await insertEvent(site.db, { production_id, is_online: false, release_id: release.id, waits_for_production: true });
  await site.db.updateTable('production').set({ is_online: true }).where('id', '=', production_id).execute();
  await site.db.updateTable('event').set({ is_online: true }).where('id', '=', event).execute();
  expect([await stateOf(event), await statusOf(`productions/${production_id}`)]).toEqual([waiting, 404]);
  await recordCalls(site, 'releases', manager).change(release.id, 1, { state: 'out' });
  expect([await stateOf(event), await statusOf(`productions/${production_id}`)]).toEqual([online, 200]);
});

test('a series that is offline is named by none of its dates and filters none', async () => {
  const calls = recordCalls(site, 'series', manager);
  const series = await insertSeries(site.db, { de: 'Qwzreihe' });
  const event = await insertEvent(site.db, { date_start: day('06'), series: [series] });
  const answers = async () => {
    const paths = [`events/${event}/`, 'series/', `series/${series}/`, 'event-filters/', `event-filters/?series=${series}`, 'search/others/?query=qwzrei'];
    return Promise.all(paths.map(async (path) => (await (await site.get(`/de/api/${path}`)).text()).includes('Qwzreihe')));
  };
  const count = async () => (await (await site.get(`/de/api/events/?series=${series}`)).json()).count;
  expect([await answers(), await count()]).toEqual([[true, true, true, true, true, true], 1]);
  await calls.change(series, 1, { is_online: false });
  expect([await answers(), await count()]).toEqual([[false, false, false, false, false, false], 0]);
  expect((await events.get(`${event}/`)).body.series).toEqual([series]);
  await calls.change(series, 2, { is_online: true });
  expect([await answers(), await count()]).toEqual([[true, true, true, true, true, true], 1]);
});

test('a teaser that is offline is not in the programme', async () => {
  const calls = recordCalls(site, 'teasers', manager);
  await insertEvent(site.db, { date_start: day('06') });
  const { body } = await calls.create({ name: 'T', headline: { de: 'Qwzteaser' }, link: { de: '/de/blog' }, position: '2026-12-06' });
  const isShown = async () => (await (await site.get('/de/programm')).text()).includes('Qwzteaser');
  expect(await isShown()).toBe(true);
  await calls.change(body.id, body.revision, { is_online: false });
  expect(await isShown()).toBe(false);
});
