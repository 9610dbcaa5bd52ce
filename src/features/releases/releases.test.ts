import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { Services } from '../../api/service.server.ts';
import { blockRegistry } from '../../blocks/registry.ts';
import type { Database } from '../../db/database.server.ts';
import { jobService } from '../jobs/index.server.ts';
import { insertArticle } from '../magazine/build.ts';
import { insertEvent } from '../programme/build.ts';
import { goOut, releaseJob } from './release-job.server.ts';

// The site's clock is an hour behind that of the database, so that what lies before the site is due for the queue at once.
let site: TestApp;
let manager: SignedIn;
let hour = -1;
let releases: ReturnType<typeof recordCalls>;
let events: ReturnType<typeof recordCalls>;
const services = new Services();
const now = () => new Date(Date.now() + hour * 3_600_000);
const inHours = (hours: number) => new Date(now().getTime() + hours * 3_600_000).toISOString();
beforeAll(async () => {
  site = await testApp({ services, now });
  manager = await site.signIn('manager');
  releases = recordCalls(site, 'releases', manager);
  events = recordCalls(site, 'events', manager);
});
const out = (db: Database, id: number, now: Date) => goOut({ db, registry: blockRegistry, now }, id);
const settled = () => services.get(jobService).settled();
const plan = async (at = inHours(0.9)) => (await releases.create({ name: 'Spielzeit 27/28', at })).body;
const add = async (release_id: number) => {
  const event = await insertEvent(site.db, { is_online: false, date_start: new Date(Date.now() + 9e9), release_id });
  const article = await insertArticle(site.db, { is_online: false });
  await site.db.updateTable('article').set({ release_id }).where('id', '=', article).execute();
  return { event, article };
};
const statuses = async ({ event, article }: { event: number; article: number }) => [
  (await site.get(`/de/api/events/${event}/`)).status,
  (await site.get(`/de/api/articles/${article}/`)).status,
];

test('goes out at its moment with all that belongs to it, not before, and says since when', async () => {
  const { id } = await plan();
  const items = await add(id);
  await settled();
  expect(await statuses(items)).toEqual([404, 404]);
  await expect(out(site.db, id, now())).resolves.toBeNull();
  expect(await out(site.db, id, new Date(now().getTime() + 3_600_000))).toBeInstanceOf(Date);
  expect(await statuses(items)).toEqual([200, 200]);
  expect((await releases.get(`${id}/`)).body).toMatchObject({ state: 'out', events: 1, articles: 1, released_at: expect.any(String) });
});

test('goes out where the clock of the database, which said that it is due, is ahead', async () => {
  const { id } = await plan();
  const { at } = await site.db.selectFrom('release').select('at').where('id', '=', id).executeTakeFirstOrThrow();
  expect(await out(site.db, id, new Date(at.getTime() - 2_000))).toEqual(at);
});

test('goes out by its job, to the second', async () => {
  hour = 0;
  const { id } = await plan(new Date(Date.now() + 5_000).toISOString());
  const items = await add(id);
  await expect.poll(() => statuses(items), { timeout: 60_000 }).toEqual([200, 200]);
  hour = -1;
});

test('goes out late where no process ran at its moment, and the log says how late', async () => {
  const { id } = await plan(inHours(48));
  const items = await add(id);
  await site.db
    .updateTable('release')
    .set({ at: inHours(-1) })
    .where('id', '=', id)
    .execute();
  await services.get(jobService).add(releaseJob, { id });
  await settled();
  expect(await statuses(items)).toEqual([200, 200]);
  expect(site.logged).toContainEqual(expect.objectContaining({ release: id, msg: 'a release went out late' }));
});

test('of two processes one lets it go out', async () => {
  const { id } = await plan();
  const later = new Date(now().getTime() + 7_200_000);
  let open: (value: unknown) => void = () => {};
  const isOpen = new Promise((resolve) => {
    open = resolve;
  });
  const first = site.db.transaction().execute(async (db) => {
    const due = await out(db, id, later);
    open(due);
    await sql`select pg_sleep(0.2)`.execute(db);
    return due;
  });
  await isOpen;
  const second = await out(site.db, id, later); // waits for the first
  expect([await first, second]).toEqual([expect.any(Date), null]);
});

test('called off it does not go out; moved to later it waits', async () => {
  const off = await plan();
  await releases.change(off.id, off.revision, { state: 'cancelled' });
  const later = await plan();
  await releases.change(later.id, later.revision, { at: inHours(48) });
  const due = new Date(now().getTime() + 7_200_000);
  expect([await out(site.db, off.id, due), await out(site.db, later.id, due)]).toEqual([null, null]);
});

test('goes out now and comes back offline as one, by its state', async () => {
  const planned = await plan(inHours(48));
  const items = await add(planned.id);
  const gone = await releases.change(planned.id, planned.revision, { state: 'out' });
  expect([gone.status, await statuses(items)]).toEqual([200, [200, 200]]);
  const back = await releases.change(planned.id, gone.body.revision, { state: 'planned' });
  expect([back.status, back.body.released_at, await statuses(items)]).toEqual([200, null, [404, 404]]);
});

test('what has passed is no moment, what waits goes not online by itself, and nothing joins afterwards', async () => {
  expect((await releases.create({ name: 'Gestern', at: inHours(-1) })).body.fields).toHaveProperty('at');
  const planned = await plan(inHours(48));
  const { event } = await add(planned.id);
  const alone = await events.change(event, 1, { is_online: true });
  expect([alone.status, alone.body.fields]).toEqual([400, { is_online: [expect.stringContaining('Veröffentlichung')] }]);
  await releases.change(planned.id, planned.revision, { state: 'out' });
  const other = await insertEvent(site.db, { is_online: false });
  expect((await events.change(other, 1, { release_id: planned.id })).body.fields).toHaveProperty('release_id');
});

test('many dates join at once from their list, and editors may not', async () => {
  const { id } = await plan(inHours(48));
  const ids = [await insertEvent(site.db, { is_online: false }), await insertEvent(site.db, { is_online: false })];
  const bulk = await events.post('bulk/', { ids, set: { release_id: id } });
  expect([bulk.status, (await releases.get(`${id}/`)).body.events]).toEqual([200, 2]);
  const editor = await site.signIn('editor');
  expect((await recordCalls(site, 'releases', editor).create({ name: 'Nein', at: inHours(48) })).status).toBe(403);
});
