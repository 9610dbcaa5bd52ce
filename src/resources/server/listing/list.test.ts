import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { Services } from '../../../api/service.server.ts';
import { createApp } from '../../../server/app.server.ts';

let site: TestApp;
let editor: SignedIn;
let persons: ReturnType<typeof recordCalls>;
let heads = 0;
const names = async (query: string) => (await persons.get(query)).body.results.map(({ label }: { label: string }) => label);

beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
  persons = recordCalls(site, 'persons', editor);
  const add = async (name: object, sort: number) =>
    (
      await site.db
        .insertInto('person_category')
        .values({ name: JSON.stringify(name), sort })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [art, work] = [await add({ de: 'Zur Kunst', en: 'Art' }, 1), await add({ de: 'Ämter', en: 'Offices' }, 2)];
  heads = work;
  await site.db
    .insertInto('person')
    .values([
      { name: 'Jörg Ålund', sort_name: 'alund joerg', category_id: work, position: JSON.stringify({ de: 'Intendanz' }) },
      { name: 'Ada Lind', sort_name: 'lind ada', category_id: art, position: JSON.stringify({ de: 'Dramaturgie', en: 'Dramaturgy' }) },
      { name: 'Quartett Nord', kind: 'ensemble', sort_name: 'quartett nord' },
      { name: '100% Brass_Band', kind: 'ensemble', sort_name: 'brass' },
    ])
    .execute();
});

test('is searched without regard for case and accents, by words of which each has to be there', async () => {
  expect(await names('?q=jorg+ALUND')).toEqual(['Jörg Ålund']);
  expect(await names('?q=dramaturgy')).toEqual(['Ada Lind']);
  expect(await names('?q=lind+nord')).toEqual([]);
  expect(await names('?q=0%25+brass_')).toEqual(['100% Brass_Band']);
  expect(await names('?q=%25')).toHaveLength(4);
});

test('is sorted by any column, also by what a reference is called, what is missing last', async () => {
  expect(await names('')).toEqual(['Jörg Ålund', '100% Brass_Band', 'Ada Lind', 'Quartett Nord']);
  expect(await names('?sort=name')).toEqual(['100% Brass_Band', 'Ada Lind', 'Jörg Ålund', 'Quartett Nord']);
  expect(await names('?sort=category_id')).toEqual(['Jörg Ålund', 'Ada Lind', 'Quartett Nord', '100% Brass_Band']);
  expect((await names('?sort=-category_id')).slice(0, 2)).toEqual(['Ada Lind', 'Jörg Ålund']);
  expect((await names('?sort=-position')).slice(0, 2)).toEqual(['Jörg Ålund', 'Ada Lind']);
  expect((await persons.get('?sort=biography')).status).toBe(400);
});

test('is narrowed by its filters, by ids, by what is missing and what is in German alone', async () => {
  expect(await names(`?category_id=${heads}`)).toEqual(['Jörg Ålund']);
  expect(await names('?kind=ensemble&missing=category_id')).toHaveLength(2);
  expect(await names('?untranslated=true')).toEqual(['Jörg Ålund']);
  const [{ id }] = (await persons.get('?q=lind')).body.results;
  expect(await names(`?ids=${id}`)).toEqual(['Ada Lind']);
  expect((await persons.get('?missing=nothing')).status).toBe(400);
});

test('answers the columns that are asked for, with what references among them are called', async () => {
  const { results, labels } = (await persons.get('?q=alund&fields=category_id')).body;
  expect(results[0]).toEqual({
    id: expect.any(Number),
    revision: 1,
    label: 'Jörg Ålund',
    url: expect.stringContaining('/de/team/joerg-alund/'),
    category_id: heads,
  });
  expect(labels).toEqual({ person_category: { [heads]: { label: 'Ämter' } } });
});

test('suggestions begin with what begins so; those of ids are named', async () => {
  const options = async (query: string) => (await persons.get(`options/?${query}`)).body.map(({ label }: { label: string }) => label);
  expect(await options('q=ä')).toEqual(['Ada Lind', '100% Brass_Band', 'Jörg Ålund', 'Quartett Nord']);
  const [{ id }] = (await persons.get('?q=quartett')).body.results;
  expect((await persons.get(`options/?ids=${id}`)).body).toEqual([{ id, label: 'Quartett Nord' }]);
});

test('is paged up to its last page, counted exactly to 10,000, and costs as many statements for 100 lines as for 20', async () => {
  await sql`insert into person (name, sort_name, category_id) select 'Person ' || n, 'person ' || lpad(n::text, 6, '0'), ${heads} from generate_series(1, 9996) n`.execute(
    site.db,
  );
  const first = (await persons.get('?page_size=100')).body;
  expect([first.count, first.more, first.next]).toEqual([10_000, false, '/de/api/cms-persons/?page=2&page_size=100']);
  const last = (await persons.get('?page_size=30&page=334')).body;
  expect([last.results.length, last.next, last.results.at(-1).label]).toEqual([10, null, 'Quartett Nord']);
  const ids = (page: number) => persons.get(`?page_size=30&page=${page}`).then(({ body }) => body.results.map(({ id }: { id: number }) => id));
  expect(new Set([...(await ids(167)), ...(await ids(168)), ...(await ids(169))]).size).toBe(90);
  expect((await persons.get('?page_size=30&page=335')).status).toBe(404);
  await sql`insert into person (name, sort_name) values ('Noch wer', 'wer')`.execute(site.db);
  expect((await persons.get('')).body).toMatchObject({ count: 10_000, more: true });

  const { recording, queries } = recordingDatabase(site.url);
  const config = { baseUrl: 'https://ostkai.example', dataDir: site.dataDir, instance: 'live' as const };
  const app = createApp(
    { config, db: recording, log: pino({ level: 'silent' }), services: new Services(), now: () => testNow },
    { headFor: () => '', files: (_, next) => next() },
  );
  const statements = async (size: number) => {
    queries.length = 0;
    expect((await app.request(`/de/api/cms-persons/?page_size=${size}`, { headers: editor.headers })).status).toBe(200);
    // Who asks is looked up now and then.
    return queries.filter(({ text }) => text.includes('"person')).length;
  };
  await statements(20);
  const few = await statements(20);
  expect(await statements(100)).toBe(few);
  expect(few).toBe(4);
});
