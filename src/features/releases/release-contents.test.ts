import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { insertEvent, insertProduction } from '../programme/build.ts';

let site: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
});
const contents = async (id: number, { headers } = manager) => {
  const response = await site.get(`/de/api/cms-release-contents/${id}/`, headers);
  return { status: response.status, body: await response.json() };
};

test('names the dates that a release would leave offline, and counts those beyond twenty', async () => {
  const { body: release } = await recordCalls(site, 'releases', manager).create({ name: 'Spielzeit', at: '2026-12-01T11:00:00+01:00' });
  const own = await insertProduction(site.db, { is_online: false, release_id: release.id });
  const other = await insertProduction(site.db, { is_online: false, title: { de: 'Undine' } });
  const waits = { is_online: false, release_id: release.id };
  await insertEvent(site.db, { production_id: own, ...waits });
  await insertEvent(site.db, { production_id: own }); // goes online with its production
  const left = await insertEvent(site.db, { production_id: own, is_online: false });
  const held: number[] = [];
  for (let n = 0; n < 21; n++) held.push(await insertEvent(site.db, { production_id: other, ...waits }));
  const { body } = await contents(release.id);
  expect(body).toMatchObject({ pages: [], left: [{ id: left, title: 'Tosca', day: '2026-11-21' }], left_count: 1, held_count: 21 });
  expect(body.held.map(({ id }: { id: number }) => id)).toEqual(held.slice(0, 20));
});

test('is for staff, of a release that there is', async () => {
  expect((await contents(99_999)).status).toBe(404);
  expect((await contents(1, await site.signIn('visitor'))).status).toBe(403);
});
