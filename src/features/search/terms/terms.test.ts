import { beforeAll, describe, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { insertEvent, insertProduction } from '#features/programme/build.ts';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { cachedApp } from '../../../../tests/support/cached-app.ts';
import { searchSources } from '../../../server/site.server.ts';
import { termCounterService } from '../index.server.ts';
import { onceDays, termDays } from '../limits.ts';
import { searchedBy, termOf } from './term.ts';
import { TermCounter } from './term-counter.server.ts';

const { filtersToCome } = searchSources.events;

let clock = new Date('2026-11-21T17:00:00+01:00');
const services = new Services();
let site: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  site = await testApp({ now: () => clock, services });
  const production_id = await insertProduction(site.db, { title: { de: 'Jazz am Kai', en: 'Jazz on the Quay' } });
  await insertEvent(site.db, { production_id, date_start: new Date('2026-11-21T20:00:00+01:00') });
  staff = (await site.signIn('editor')).headers;
});
const days = (number: number) => {
  clock = new Date(clock.getTime() + number * 86_400_000);
};
const asked = (path: string, address = '') => site.app.request(path, {}, { incoming: { socket: { remoteAddress: address } } });
const flush = () => services.get(termCounterService).flush();
async function search(...paths: string[]): Promise<void> {
  for (const path of paths) expect((await asked(path)).status, path).toBeLessThan(400);
  await flush();
}
const terms = () => site.db.selectFrom('search_term').select(['language', 'term', 'searches', 'found', 'is_corrected']).orderBy('term').execute();
const once = () => site.db.selectFrom('search_once').selectAll().execute();
const begun = async () => {
  for (const table of ['search_term', 'search_once', 'search_popular'] as const) await site.db.deleteFrom(table).execute();
};

describe('a search', () => {
  test.each([
    ['/de/search?q=Jazz', { language: 'de', term: 'jazz' }],
    ['/en/search/events?q=%20Late%20%20Jazz', { language: 'en', term: 'late jazz' }],
    ['/page-data/de/search?q=jazz', { language: 'de', term: 'jazz' }],
    ['/en/api/search/?query=jazz', { language: 'en', term: 'jazz' }],
    ['/api/search/others/?query=jazz&page=1', { language: 'de', term: 'jazz' }],
    ['/de/search', null],
    ['/de/search?q=', null],
    ['/de/search/events/2?q=jazz', null],
    ['/api/search/pages/?query=jazz', { language: 'de', term: 'jazz' }],
    ['/api/search/pages/?query=jazz&others_page=2', null],
    ['/de/api/search/events/?query=jazz&page=2', null],
    ['/de/api/search/autocomplete/?query=jaz', null],
    ['/de/programm?q=/search', null],
    ['/de/search?q=%00%E0%A4%A', null],
  ])('%s', (url, searched) => expect(searchedBy(url)).toEqual(searched));

  test.each(['ada@haus.example', '+49 351 1234567', '4111 1111 1111 1111', '…', 'x'.repeat(61)])('%s is nobody’s to count', (typed) =>
    expect(termOf(typed)).toBeNull(),
  );
});

describe('what is stored', () => {
  test('of what is typed once is a hash under the site’s secret, and nothing that could be read', async () => {
    await begun();
    await search('/de/search?q=Wer%20ich%20bin');
    expect(await terms()).toEqual([]);
    const [{ key, day } = { key: '', day: '' }, ...others] = await once();
    expect([others, day]).toEqual([[], '2026-11-21']);
    expect(key).toMatch(/^[\w-]{43}$/);
    const other = new TermCounter({ db: site.db, now: () => clock, secret: 'another', report: () => {}, filtersToCome });
    other.note('/de/search?q=wer%20ich%20bin', '');
    await other.flush();
    expect((await once()).filter((row) => row.key !== key)).toHaveLength(1);
  });

  test('the second time it is a term with both, and how much it found; its hash is gone', async () => {
    await begun();
    await search('/de/search?q=jazz');
    await search('/de/search?q=JAZZ');
    expect([await terms(), await once()]).toEqual([[{ language: 'de', term: 'jazz', searches: 2, found: 1, is_corrected: false }], []]);
    days(1);
    await search('/de/search?q=jazz');
    expect((await terms()).map(({ searches }) => searches)).toEqual([2, 1]);
  });

  test('twice between two times of writing as well; each language by itself, and what was only guessed', async () => {
    await begun();
    await search('/de/search?q=jazzz', '/de/search?q=jazzz', '/en/search?q=gibtesnicht', '/en/search?q=gibtesnicht', '/de/search?q=gibtesnicht');
    expect(await terms()).toEqual([
      { language: 'en', term: 'gibtesnicht', searches: 2, found: 0, is_corrected: false },
      { language: 'de', term: 'jazzz', searches: 2, found: 1, is_corrected: true },
    ]);
    expect(await once()).toHaveLength(1);
  });

  test('goes after a month where it stayed alone, after a year where it did not', async () => {
    await begun();
    await search('/de/search?q=einmal', '/de/search?q=jazz', '/de/search?q=jazz');
    days(onceDays + 1);
    await search('/de/search?q=anderes');
    expect([(await once()).length, (await terms()).length]).toEqual([1, 1]);
    days(termDays);
    await search('/de/search?q=noch+anderes');
    expect(await terms()).toEqual([]);
  });

  test('waits where the database does not take it', async () => {
    await begun();
    const failing = new TermCounter({ db: site.db, now: () => clock, secret: 's', report: () => {}, filtersToCome });
    failing.note('/de/search?q=jazz', '');
    failing.note('/de/search?q=jazz', '');
    await site.db.schema.alterTable('search_term').renameTo('search_term_away').execute();
    await expect(failing.flush()).rejects.toThrow();
    await site.db.schema.alterTable('search_term_away').renameTo('search_term').execute();
    await failing.flush();
    expect(await terms()).toMatchObject([{ term: 'jazz', searches: 2 }]);
  });

  test('is counted of kept pages too, and once for each that is asked for', async () => {
    await begun();
    const counter = new Services();
    const cached = await cachedApp(site, { now: () => clock, services: counter });
    for (let time = 0; time < 3; time++) expect((await cached.get('/de/search?q=jazz')).status).toBe(200);
    await counter.get(termCounterService).flush();
    expect(await terms()).toMatchObject([{ term: 'jazz', searches: 3 }]);
  });
});

describe('what others are shown', () => {
  const ideas = async (language = 'de') => (await site.get(`/${language}/api/search/ideas/`)).json();

  test('has been searched by several, and finds something as it was typed', async () => {
    await begun();
    days(1);
    for (const path of ['/de/search?q=jazz', '/de/search?q=jazzz', '/de/search?q=nirgends']) for (const last of [1, 2, 3]) await asked(path, `192.0.2.${last}`);
    for (const path of ['/de/search?q=kai', '/de/search?q=kai', '/de/search?q=kai', '/de/search?q=kai']) await asked(path, '192.0.2.1');
    await flush();
    expect((await terms()).map(({ term, searches }) => [term, searches])).toEqual([
      ['jazz', 3],
      ['jazzz', 3],
      ['kai', 4],
      ['nirgends', 3],
    ]);
    expect((await ideas()).terms).toEqual(['jazz']);
    expect((await ideas('en')).terms).toEqual([]);
  });

  test('beside it what is on today, or else next', async () => {
    const before = clock;
    clock = new Date('2026-11-21T12:00:00+01:00');
    expect(await ideas()).toMatchObject({ is_today: true, events: [{ title: 'Jazz am Kai' }] });
    clock = new Date('2026-11-20T12:00:00+01:00');
    expect(await ideas('en')).toMatchObject({ is_today: false, events: [{ title: 'Jazz on the Quay' }] });
    clock = new Date('2026-11-22T12:00:00+01:00');
    expect(await ideas()).toMatchObject({ is_today: false, events: [] });
    clock = before;
  });
});

describe('staff', () => {
  const list = async (query = '', headers = staff) => {
    const response = await site.get(`/de/api/searched-terms/${query}`, headers);
    return { status: response.status, body: await response.json() };
  };
  beforeAll(async () => {
    await begun();
    clock = new Date('2026-11-21T17:00:00+01:00');
    const row = (language: 'de' | 'en', term: string, day: string, searches: number, found: number | null, is_corrected = false) => ({
      ...{ language, term, day, searches, found, is_corrected },
      visitors: 1,
    });
    await site.db
      .insertInto('search_term')
      .values([
        row('de', 'jazz', '2026-11-21', 3, null),
        row('de', 'jazz', '2026-11-10', 4, 9),
        row('en', 'jazz', '2026-11-20', 5, 9),
        row('de', 'gutschein', '2026-11-19', 6, 0),
        row('de', 'nusknacker', '2026-09-19', 50, 1, true),
      ])
      .execute();
  });

  test('see what is searched in a period, the most searched first', async () => {
    const { body } = await list();
    expect(body).toMatchObject({ count: 3, searches: 18 });
    expect(body.results).toEqual([
      { language: 'de', term: 'jazz', searches: 7, found: 9, is_corrected: false, last_day: '2026-11-21' },
      { language: 'de', term: 'gutschein', searches: 6, found: 0, is_corrected: false, last_day: '2026-11-19' },
      { language: 'en', term: 'jazz', searches: 5, found: 9, is_corrected: false, last_day: '2026-11-20' },
    ]);
  });

  test.each([
    ['?period=365', ['nusknacker', 'jazz', 'gutschein', 'jazz']],
    ['?period=7', ['gutschein', 'jazz', 'jazz']],
    ['?results=none', ['gutschein']],
    ['?results=corrected&period=90', ['nusknacker']],
    ['?language=en', ['jazz']],
    ['?q=SCHE', ['gutschein']],
    ['?q=%25', []],
    ['?page=2&page_size=2', ['jazz']],
  ])('%s', async (query, found) => expect((await list(query)).body.results.map(({ term }: { term: string }) => term)).toEqual(found));

  test('alone', async () => {
    expect((await list('', {})).status).toBe(401);
    expect((await list('', (await site.signIn('visitor')).headers)).status).toBe(403);
    expect((await list('?period=8')).status).toBe(400);
    expect((await list('?page=9')).status).toBe(404);
  });

  test('have a screen for it, in both languages, and are told where there is nothing', async () => {
    const german = await (await site.get('/cms-hub/searches?period=90', staff)).text();
    expect(german).toMatch(/<h1>Suchanfragen<\/h1>/);
    expect(german).toContain('href="/de/search?q=gutschein"');
    expect(german).toContain('1, nur Ähnliches');
    const english = await (await site.get('/cms-hub/searches?results=none&lang=en', staff)).text();
    expect(english).toMatch(/<h1>Searches<\/h1>/);
    expect(english).toContain('none');
    expect(await (await site.get('/cms-hub/searches?q=unbekannt', staff)).text()).toContain('Dazu wurde nichts gesucht.');
    await begun();
    expect(await (await site.get('/cms-hub/searches', staff)).text()).toContain('noch nichts mehr als einmal gesucht');
  });
});
