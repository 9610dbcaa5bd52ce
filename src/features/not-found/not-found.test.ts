import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import {
  type MissedRequest,
  maxGathered,
  maxRowsOfKind,
  NotFoundCounter,
  notFoundCounterService,
  readMissed,
  retentionDays,
} from '../error-log/index.server.ts';
import type { NotFoundPath } from './contract.ts';

let site: TestApp;
let editor: SignedIn;
let manager: SignedIn;
let clock = new Date('2026-11-21T17:00:00+01:00');
const services = new Services();
beforeAll(async () => {
  site = await testApp({ demo: true, services, now: () => clock });
  editor = await site.signIn('editor');
  manager = await site.signIn('manager');
});
beforeEach(async () => {
  await services.get(notFoundCounterService).flush();
  await site.db.deleteFrom('not_found_path').execute();
});
const person = { 'User-Agent': 'Mozilla/5.0 (Macintosh) Firefox/145.0' };
const visit = (path: string, headers: Record<string, string> = person) => site.get(path, headers);
const list = async (query = '') => (await site.get(`/de/api/not-found-paths/${query}`, editor.headers)).json();
const paths = async (query = '') => (await list(query)).results.map(({ path }: NotFoundPath) => path);
let keys = 0;
const ignore = (method: 'POST' | 'DELETE', id: number, as = manager) =>
  site.app.request(`/de/api/not-found-paths/${id}/ignore/`, { method, headers: { ...as.headers, 'Idempotency-Key': `not-found-${++keys}` } });
const idOf = async (path: string): Promise<number> => (await list()).results.find((one: NotFoundPath) => one.path === path).id;
const targetOf = async (path: string) => {
  await visit(path);
  return (await (await site.get(`/de/api/not-found-paths/${await idOf(encodeURI(path))}/target/`, editor.headers)).json()).path;
};

test('what was not found is counted by path: the most asked first, with whence and by whom, without query', async () => {
  await visit('/de/selten?mail=a@b.example', { ...person, Referer: 'https://zeitung.example/kultur?leser=7' });
  for (const agent of [person, person, { 'User-Agent': 'Googlebot/2.1' }]) await visit('/de/haeufig', agent);
  await visit('/de/haeufig', { ...person, Referer: 'https://ostkai.example/de' });
  await visit('/de/programm');
  const { results, count, totals } = await list();
  expect([count, totals]).toEqual([2, { new: 2, ignored: 0, mended: 0, scanners: 0, scanner_requests: 0 }]);
  expect(results).toMatchObject([
    { path: '/de/haeufig', count: 4, by_bots: 1, referring_host: 'ostkai.example', is_own_link: true, first_seen: '2026-11-21T17:00:00+01:00' },
    { path: '/de/selten', count: 1, by_bots: 0, referring_host: 'zeitung.example', is_own_link: false, mended_by: null },
  ]);
  expect(JSON.stringify(await site.db.selectFrom('not_found_path').selectAll().execute())).not.toMatch(/mail|leser|b\.example/);
});

test('a path that a redirect mends is no longer new, nor one where a page is made; without the redirect it is new again', async () => {
  for (const path of ['/de/alter-weg', '/de/%C3%BCber']) await visit(path);
  expect(await paths()).toEqual(expect.arrayContaining(['/de/alter-weg', '/de/%C3%BCber']));
  const { id, revision } = (await recordCalls(site, 'redirects', manager).create({ old_path: '/de/über', new_path: '/de/programm' })).body;
  expect(await paths()).toEqual(['/de/alter-weg']);
  expect((await list('?state=mended')).results).toMatchObject([{ path: '/de/%C3%BCber', mended_by: { redirect: id, to: '/de/programm' } }]);
  const urls = JSON.stringify({ de: '/de/alter-weg' });
  await site.db.insertInto('page').values({ title: '{"de":"Weg"}', urls, is_online: true }).execute();
  expect([await paths(), (await list('?state=mended')).count]).toEqual([[], 2]);
  await recordCalls(site, 'redirects', manager).remove(id, revision);
  expect(await paths()).toEqual(['/de/%C3%BCber']);
});

test('a path is ignored and noticed again by managers; it is counted further', async () => {
  await visit('/de/egal');
  const id = await idOf('/de/egal');
  expect((await ignore('POST', id, editor)).status).toBe(403);
  expect((await ignore('POST', id)).status).toBe(204);
  await visit('/de/egal');
  expect([await paths(), (await list('?state=ignored')).results[0].count]).toEqual([[], 2]);
  expect((await ignore('DELETE', id)).status).toBe(204);
  expect(await paths()).toEqual(['/de/egal']);
  expect((await ignore('POST', 2_000_000_000)).status).toBe(404);
  expect((await site.get('/de/api/not-found-paths/', site.csrf)).status).toBe(401);
});

test('what scanners try stands by itself', async () => {
  for (const path of ['/wp-login.php', '/.env', '/de/.git/config', '/shell.php', '/phpmyadmin']) await visit(path, { 'User-Agent': '' });
  await visit('/spielplan.php', { ...person, Referer: 'https://zeitung.example/' });
  await visit('/index.php');
  expect(await paths()).toEqual(expect.arrayContaining(['/spielplan.php', '/index.php']));
  const { totals, results } = await list('?state=scanners');
  expect(totals).toMatchObject({ new: 2, scanners: 5, scanner_requests: 5 });
  expect(results.map(({ by_bots }: NotFoundPath) => by_bots)).toEqual([1, 1, 1, 1, 1]);
});

describe('of who asks nothing is kept', () => {
  test.each<[MissedRequest, object]>([
    [{ path: '/x', referrer: 'https://192.0.2.7/a' }, { host: null }],
    [{ path: '/x', referrer: 'http://[2001:db8::1]/' }, { host: null }],
    [{ path: '/x', referrer: 'android-app://com.example' }, { host: null }],
    [{ path: '/x', referrer: `https://${'a'.repeat(300)}.example/` }, { host: null }],
    [{ path: '/x', referrer: 'https://user:secret@zeitung.example:8080/a?b' }, { host: 'zeitung.example:8080' }],
    [{ path: '/x/anna@example.org' }, { path: '/x/…', plainPath: null }],
    [{ path: '//evil.example/x' }, { path: '/x' }],
    [{ path: 'https://a.example//evil.example/x' }, { path: '/evil.example/x' }],
    [{ path: `/${'a'.repeat(8_000)}` }, { plainPath: null }],
  ])('%j', (request, kept) => expect(readMissed(request)).toMatchObject(kept));
});

test.each(['/%00', '/de/%E2%80%AEgnp', '/%ED%A0%80', `/${'%C3%A4'.repeat(1_300)}`, '/de/%3Cscript%3E', '/%', '/%ff', '/\u202e'])(
  '%j does no harm',
  async (path) => {
    expect((await visit(path)).status).toBe(404);
    const { results } = await list();
    expect(results).toHaveLength(1);
    expect(results[0].path).toMatch(/^[\x21-\x7e]{1,300}$/);
    const screen = await (await site.get('/cms-hub/not-found', manager.headers)).text();
    expect(screen).toContain('Nicht gefunden');
    expect(/<main.*<\/main>/s.exec(screen)?.[0]).not.toMatch(/<script|[\u202a-\u202e\u2066-\u2069\0]/);
  },
);

describe('however much is asked for', () => {
  test('a crawl of a million paths takes no more memory, statements or rows than the limits say, and nothing of what is asked for often', async () => {
    let statements = 0;
    const counter = new NotFoundCounter({ db: site.db, now: () => clock, report: () => {} });
    const flush = async () => {
      statements++;
      await counter.flush();
    };
    for (let times = 0; times < 3; times++) counter.note({ path: '/de/haeufig', agent: 'Firefox' });
    await flush();
    const begun = performance.now();
    for (let number = 0; number < 1_000_000; number++) {
      counter.note({ path: `/de/crawl/${number}`, agent: 'Crawler' });
      if (number % 100_000 === 0) {
        expect(counter.size).toBeLessThanOrEqual(maxGathered.own + maxGathered.scanner);
        await flush();
      }
    }
    const each = (performance.now() - begun) / 1_000_000;
    await flush();
    for (let number = 0; number < 10_000; number++) counter.note({ path: `/wp-admin/${number}`, agent: '' });
    expect(counter.size).toBeLessThanOrEqual(maxGathered.scanner);
    for (let round = 0; round < 3; round++) {
      for (let number = 0; number < 300; number++) counter.note({ path: `/wp-content/plugins/${round}-${number}`, agent: '' });
      await flush();
    }
    const { own, scanner } = (
      await sql<{ own: number; scanner: number }>`
        select count(*) filter (where not is_scanner)::int as own, count(*) filter (where is_scanner)::int as scanner from not_found_path`.execute(site.db)
    ).rows[0] ?? { own: 0, scanner: 0 };
    expect([own, scanner]).toEqual([maxRowsOfKind.own, maxRowsOfKind.scanner]);
    expect((await list()).results[0]).toMatchObject({ path: '/de/haeufig', count: 3 });
    expect(each).toBeLessThan(0.1); // ms: a small part of what the page itself costs
    expect(statements).toBeLessThan(20);
  }, 240_000);

  test('what nobody asks for any more is forgotten', async () => {
    await visit('/de/vorbei');
    expect(await paths()).toEqual(['/de/vorbei']);
    clock = new Date(clock.getTime() + (retentionDays + 1) * 86_400_000);
    expect(await paths()).toEqual([]);
  });

  test('what could not be written is written the next time', async () => {
    const counter = new NotFoundCounter({ db: site.db, now: () => clock, report: () => {} });
    counter.note({ path: '/de/spaeter' });
    await sql`alter table not_found_path rename to not_found_path_away`.execute(site.db);
    await expect(counter.flush()).rejects.toThrow();
    await sql`alter table not_found_path_away rename to not_found_path`.execute(site.db);
    counter.note({ path: '/de/spaeter' });
    await counter.stop();
    expect((await list()).results).toMatchObject([{ path: '/de/spaeter', count: 2 }]);
  });
});

describe('a target is suggested', () => {
  test('below an old address the same below the new one', async () => {
    await recordCalls(site, 'redirects', manager).create({ old_path: '/de/haus-alt', new_path: '/de/besuch' });
    expect(await targetOf('/de/haus-alt/anfahrt')).toBe('/de/besuch/anfahrt');
    expect(await targetOf('/de/haus-alt/gibt-es-nicht')).toBe('/de/besuch');
  });
  test('else what has the most similar address, in its language', async () => {
    expect(await targetOf('/de/anfahrten.html')).toBe('/de/besuch/anfahrt');
    expect(await targetOf('/en/visit/getting_here')).toBe('/en/your-visit/getting-here');
  });
  test('or title', async () => {
    const { id, name } = await site.db.selectFrom('venue').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow();
    expect(await targetOf(`/de/orte/${name.de?.toLowerCase().replaceAll(' ', '-')}`)).toMatch(new RegExp(`/${id}$`));
  });
  test('none where nothing is alike', async () => expect(await targetOf('/de/qqxzzy')).toBeNull());
});
