import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { RedirectCounter, redirectCounterService } from './redirect-counter.server.ts';

let site: TestApp;
let manager: SignedIn;
let redirects: ReturnType<typeof recordCalls>;
let clock = new Date('2026-11-21T17:00:00+01:00');
const services = new Services();
beforeAll(async () => {
  site = await testApp({ now: () => clock, services });
  manager = await site.signIn('manager');
  redirects = recordCalls(site, 'redirects', manager);
});
const make = async (old_path: string, new_path: string) => (await redirects.create({ old_path, new_path })).body;

test('says how often it was used and when last, without a write for each use, and keeps its revision', async () => {
  const { id } = await make('/de/gezaehlt', '/de/ziel');
  for (let times = 0; times < 3; times++) expect((await site.get('/de/gezaehlt?x=1')).headers.get('location')).toBe('/de/ziel?x=1');
  await site.app.request('/de/gezaehlt', { method: 'HEAD' });
  expect((await redirects.get(`${id}/`)).body).toMatchObject({ hits: 0, last_hit: null });
  await services.get(redirectCounterService).flush();
  clock = new Date('2026-11-21T18:00:00+01:00');
  await site.get('/page-data/de/gezaehlt');
  await services.get(redirectCounterService).flush();
  expect((await redirects.get(`${id}/`)).body).toMatchObject({ revision: 1, hits: 4, last_hit: '2026-11-21T18:00:00+01:00' });
  const { results } = (await redirects.get('?sort=-hits&fields=hits,last_hit')).body;
  expect(results[0]).toMatchObject({ label: '/de/gezaehlt', hits: 4 });
});

test('takes its hits into the bin and back', async () => {
  const { id } = await make('/de/weg', '/de/ziel');
  await site.get('/de/weg');
  await services.get(redirectCounterService).flush();
  expect((await redirects.remove(id, 1)).status).toBe(204);
  const [{ id: binned }] = (await redirects.get('bin/')).body;
  expect((await redirects.post(`bin/${binned}/recover/`)).body).toMatchObject({ id, hits: 1 });
});

test('what could not be written is written the next time, and a rule that is gone is left out', async () => {
  const { id } = await make('/de/spaeter', '/de/ziel');
  const counter = new RedirectCounter({ db: site.db, now: () => clock, report: () => {} });
  counter.note(id);
  counter.note(2_000_000_000);
  await sql`alter table redirect_hit rename to redirect_hit_away`.execute(site.db);
  await expect(counter.flush()).rejects.toThrow();
  await sql`alter table redirect_hit_away rename to redirect_hit`.execute(site.db);
  await counter.stop();
  expect((await redirects.get(`${id}/`)).body.hits).toBe(1);
});

test('of a circle says which redirect closes it', async () => {
  await make('/de/eins', '/de/zwei');
  const { status, body } = await redirects.create({ old_path: '/de/zwei', new_path: '/de/eins' });
  expect([status, body.fields.new_path[0]]).toEqual([400, expect.stringContaining('Von „/de/eins“ führt schon eine Weiterleitung zu „/de/zwei“')]);
});

test('of two at the same moment that would make a circle one is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [`/de/links-${round}`, `/de/rechts-${round}`];
    const answers = await Promise.all([redirects.create({ old_path: one, new_path: other }), redirects.create({ old_path: other, new_path: one })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  }
});

test('a table that was handed out is read in again: its hits are nobody’s to write', async () => {
  const { text } = (await redirects.get('export/?fields=old_path,new_path,hits,last_hit')).body;
  const { status, body } = await redirects.post('import/', { text, preview: true });
  expect([status, body.changed, body.created]).toEqual([200, 0, 0]);
  expect(body.columns.find(({ heading }: { heading: string }) => heading === 'Aufrufe')).toMatchObject({ field: null });
});
