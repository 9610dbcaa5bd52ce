import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { type SignedIn, type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { createApp } from '../../../server/app.server.ts';
import { counters } from '../../../server/counters.server.ts';
import type { WaitingCounter } from './contract.ts';

let site: TestApp;
let editor: SignedIn;
let manager: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  [editor, manager, admin] = [await site.signIn('editor'), await site.signIn('manager'), await site.signIn('admin')];
});
const waiting = async ({ headers }: SignedIn, language = 'de'): Promise<WaitingCounter[]> => (await site.get(`/${language}/api/cms-counters/`, headers)).json();
const of = async (name: string, as = editor) => (await waiting(as)).find((one) => one.name === name);

test('names are given once, and nobody but staff is told', async () => {
  expect(new Set(counters.map(({ name }) => name)).size).toBe(counters.length);
  expect((await site.get('/api/cms-counters/')).status).toBe(401);
  expect((await site.get('/api/cms-counters/', (await site.signIn('visitor')).headers)).status).toBe(403);
});

test('a release of the next week waits, and leads to itself; a later one does not', async () => {
  const before = (await of('releases'))?.n ?? 0;
  const insert = (at: string) => sql<{ id: number }>`insert into release (name, at) values (${at}, ${at}) returning id`.execute(site.db);
  await insert('2026-12-10 11:00+01');
  const { rows } = await insert('2026-11-24 11:00+01');
  expect(await of('releases')).toMatchObject({ n: before + 1, text: 'Veröffentlichung in den nächsten 7 Tagen', address: `/cms-hub/releases/${rows[0]?.id}` });
});

test('an alert that runs out within a day waits while it is shown', async () => {
  const insert = (until: string) => sql`insert into alert (title, is_online, visible_until) values ('{"de": "Umleitung"}', true, ${until})`.execute(site.db);
  await insert('2026-11-23 18:00+01');
  expect(await of('alerts')).toBeUndefined();
  await insert('2026-11-22 16:00+01');
  expect((await of('alerts'))?.n).toBe(1);
});

test('drafts wait for whoever has worked on them last', async () => {
  expect(await of('drafts')).toBeUndefined();
  const { id } = await site.db.selectFrom('container').select('id').where('content_type', '=', 'page').orderBy('id').executeTakeFirstOrThrow();
  const touch = (by: number) => sql`update container set revision = revision + 1, updated_by = ${by} where id = ${id}`.execute(site.db);
  await touch(editor.id);
  expect(await of('drafts')).toMatchObject({ n: 1, address: expect.stringMatching(/^\/cms-hub\/pages\/\d+$/) });
  expect(await of('drafts', manager)).toBeUndefined();
});

test('entries wait, and their deliveries when nobody tries any more', async () => {
  const entries = await site.db.selectFrom('form_entry').select('id').where('status', '=', 'new').execute();
  expect((await of('new_entries'))?.n).toBe(entries.length);
  await site.db.deleteFrom('form_delivery').execute();
  const deliver = (at: string) =>
    sql`with entry as (insert into form_entry (form_id, created_at, delete_at, language, answers, key, status)
      values (1, ${at}, '2027-01-01', 'de', '[]', ${at}, 'new') returning id)
      insert into form_delivery (entry_id, kind, recipient) select id, 'house', 'haus@haus.example' from entry`.execute(site.db);
  await deliver('2026-11-21 10:00+01');
  expect(await of('deliveries', manager)).toBeUndefined();
  await deliver('2026-11-20 10:00+01');
  expect((await of('deliveries', manager))?.n).toBe(1);
  expect(await of('deliveries')).toBeUndefined();
});

test('the library counts as its own lists do', async () => {
  await sql`update asset set copyright_until = '2026-11-01' where id = (select min(id) from asset where belongs_to is null)`.execute(site.db);
  for (const [name, query] of [
    ['missing_alt', 'alternative=missing'],
    ['rights_expired', 'rights=expired'],
    ['rights_expiring', 'rights=expiring'],
  ] as const) {
    const { count } = await (await site.get(`/api/media/?${query}`, editor.headers)).json();
    expect([name, (await of(name))?.n ?? 0]).toEqual([name, count]);
  }
});

test('what concerns a role most comes first, in the reader’s language', async () => {
  await sql`insert into not_found_path (path, plain_path, count, by_bots, is_scanner, first_seen, last_seen) values ('/de/weg', '/de/weg', 1, 0, false, now(), now())`.execute(
    site.db,
  );
  await sql`insert into policy_report (directive, blocked, path, is_enforced, count, first_seen, last_seen) values ('img-src', 'inline', '/de', true, 1, now(), now())`.execute(
    site.db,
  );
  const names = async (as: SignedIn) => (await waiting(as)).map(({ name }) => name);
  expect((await names(admin)).slice(0, 3)).toEqual(['deliveries', 'not_found', 'policy_reports']);
  expect((await names(manager))[0]).toBe('new_entries');
  expect(await names(editor)).not.toEqual(expect.arrayContaining(['not_found']));
  expect((await names(editor))[0]).toBe('drafts');
  expect((await waiting(manager, 'en')).find(({ name }) => name === 'not_found')).toMatchObject({
    text: 'address was not found',
    address: '/cms-hub/not-found?lang=en',
  });
});

test('all in one statement', async () => {
  const { recording, queries } = recordingDatabase(site.url);
  const config = { baseUrl: 'https://ostkai.example', dataDir: site.dataDir, instance: 'live' as const };
  const app = createApp(
    { config, db: recording, log: pino({ level: 'silent' }), services: new Services(), now: () => testNow },
    { headFor: () => '', files: (_, next) => next() },
  );
  const ask = async () => {
    queries.length = 0;
    await app.request('/api/cms-counters/', { headers: admin.headers });
    return queries.filter(({ text }) => text.includes('union all')).length;
  };
  await ask();
  expect([await ask(), queries.length]).toEqual([1, 1]);
});

test('red checks of the site wait for managers', async () => {
  const check = (name: string, is_bad: boolean) => ({ name, is_bad, state: 'low', found: '{}', since: testNow, checked_at: testNow, told_at: null });
  await site.db
    .insertInto('site_check')
    .values([check('disk', true), check('mail', false)])
    .execute();
  expect(await of('site_state', manager)).toMatchObject({ n: 1, text: 'Prüfung der Website ist rot', address: '/cms-hub/state' });
  expect(await of('site_state')).toBeUndefined();
});
