import { beforeAll, describe, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { client } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { Services } from '#api/service.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { insertEvent, insertProduction, insertRoom } from '#features/programme/build.ts';
import { eventSearch } from '#features/programme/index.server.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import type { SearchContract } from './contract.ts';
import { type SearchSources, searchOperations, searchService } from './index.server.ts';
import { maxSuggestions } from './limits.ts';

const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);
const now = instantAt('2026-11-21', '12:00');
const sources: SearchSources = { events: eventSearch, others: [] };
const api = client<SearchContract>(
  localTransport(searchOperations, buildRequestContext(recording, { now, service: new Services().provide(searchService, sources).get })),
);
const found = async (query: string, language: Language = 'de') =>
  (await api.get('/api/search/events/', { language, query: { query, page_size: 100 } })).results.map(({ title }) => title);

const person = async (name: string) => (await db.insertInto('person').values({ name, sort_name: name }).returning('id').executeTakeFirstOrThrow()).id;
async function work(title: string, composer_id: number) {
  const row = { title: JSON.stringify({ de: title }), composer_id, key: title };
  return (await db.insertInto('work').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

beforeAll(async () => {
  const room = await insertRoom(db, { name: { de: 'Kammersaal', en: 'Chamber Hall' } });
  const spring = await insertProduction(db, { title: { de: 'Frühlingsopfer', en: 'The Rite of Spring' }, subtitle: { de: 'Ein Ballett in 100 % Farbe' } });
  const composer = await person('Igor Strawinsky');
  const item = { production_id: spring, work_id: await work('Le sacre du printemps, été', composer), position: 0 };
  await db.insertInto('programme_item').values(item).execute();
  const planned = await person('Anaïs Ørsted');
  await db.insertInto('credit').values({ production_id: spring, person_id: planned, position: 0 }).execute();
  await insertEvent(db, { production_id: spring, room_id: room, date_start: instantAt('2026-12-01', '20:00') });
  const replaced = await insertEvent(db, { production_id: spring, title: { de: 'Frühlingsopfer, Matinee' }, date_start: instantAt('2026-12-02', '11:00') });
  await db
    .insertInto('credit')
    .values({ event_id: replaced, person_id: await person('Bea Vertretung'), position: 0 })
    .execute();
  await insertEvent(db, { production_id: spring, title: { de: 'Gewesen' }, date_start: instantAt('2026-11-01', '20:00') });
  await insertEvent(db, { production_id: spring, title: { de: 'Entwurf' }, date_start: instantAt('2026-12-03', '20:00'), is_online: false });
  const german = await insertProduction(db, { title: { de: 'Nachtschicht' } });
  await insertEvent(db, { production_id: german, date_start: instantAt('2026-12-04', '22:00') });
});

const both = ['Frühlingsopfer', 'Frühlingsopfer, Matinee'];

describe('what finds an event', () => {
  test.each([
    ['a title', 'frühlingsopfer', both],
    ['without its accent', 'FRUHLINGS', both],
    ['spelled with e', 'fruehlings', both],
    ['the event’s own title', 'matinee', ['Frühlingsopfer, Matinee']],
    ['the subtitle', 'ballett', both],
    ['the other language', 'rite of spring', both],
    ['a work', 'SACRE ete', both],
    ['its composer', 'strawinsky', both],
    ['the room', 'kammersaal', ['Frühlingsopfer']],
    ['a person, but not where she is replaced', 'anais orsted', ['Frühlingsopfer']],
    ['a person of one event', 'vertretung', ['Frühlingsopfer, Matinee']],
    ['words of several fields', 'ballett kammersaal igor', ['Frühlingsopfer']],
    ['a wildcard is no wildcard', '100 %', both],
  ])('%s', async (_, query, titles) => expect(await found(query)).toEqual(titles));

  test.each([
    ['one word that is missing', 'ballett nirgends'],
    ['wildcards alone', '%_'],
    ['nothing', ''],
    ['the past', 'gewesen'],
    ['what is not online', 'entwurf'],
    ['an injection', "'; drop table event; --"],
  ])('%s finds nothing', async (_, query) => expect(await found(query)).toEqual([]));

  test('a German text stands in for a missing English one and says so', async () => {
    const [event] = (await api.get('/api/search/events/', { language: 'en', query: { query: 'nachtschicht' } })).results;
    expect(event).toMatchObject({ title: 'Nachtschicht', untranslated: ['title'] });
  });
});

describe('answers', () => {
  test('a suggestion is the next date of a production', async () => {
    const suggestions = await api.get('/api/search/autocomplete/', { language: 'en', query: { query: 'spring' } });
    expect(suggestions).toEqual([
      {
        id: expect.any(Number),
        type: 'event',
        text: 'The Rite of Spring',
        url: expect.stringMatching(/^\/en\/events\/.+\/\d+$/),
        date_start: '2026-12-01T20:00:00+01:00',
      },
    ]);
    const [german] = await api.get('/api/search/autocomplete/', { language: 'en', query: { query: 'nachtschicht' } });
    expect(german?.lang).toBe('de');
  });

  test('there are at most eight suggestions, and ten results a page', async () => {
    for (let n = 1; n <= 11; n++) {
      const production_id = await insertProduction(db, { title: { de: `Serie ${n}` } });
      await insertEvent(db, { production_id, date_start: instantAt('2027-01-01', '20:00') });
    }
    const call = { language: 'de' as const };
    expect(await api.get('/api/search/autocomplete/', { ...call, query: { query: 'serie' } })).toHaveLength(maxSuggestions);
    const first = await api.get('/api/search/events/', { ...call, query: { query: 'serie' } });
    expect([first.count, first.results.length, first.previous]).toEqual([11, 10, null]);
    expect(first.next).toBe('/de/api/search/events/?query=serie&page=2&page_size=10');
    expect((await api.get('/api/search/events/', { ...call, query: { query: 'serie', page: 2 } })).results).toHaveLength(1);
    expect(await api.get('/api/search/', { ...call, query: { query: 'serie' } })).toEqual({ count: 11, events: 11, others: 0 });
  });

  test.each(['/api/search/events/', '/api/search/others/'] as const)('a page of %s beyond the end is a 404', async (path) => {
    await expect(api.get(path, { language: 'de', query: { query: 'serie', page: 9 } })).rejects.toMatchObject({ status: 404, code: 'page_not_found' });
  });

  test('a text that is too long is bad input', async () => {
    await expect(found('a'.repeat(101))).rejects.toMatchObject({ status: 400, code: 'invalid_input' });
  });

  test.each([
    ['/api/search/', 1],
    ['/api/search/autocomplete/', 1],
    ['/api/search/events/', 1],
  ] as const)('%s costs %i queries, however many words there are; none where there is no word', async (path, cost) => {
    for (const [query, expected] of [['ballett igor kammersaal', cost] as const, ['%', 0] as const]) {
      queries.length = 0;
      await api.get(path, { language: 'de', query: { query } });
      expect(queries).toHaveLength(expected);
    }
  });

  test('a page’s log names all that was looked through, and until when the answer holds', async () => {
    const log = new ReadDependencies();
    await recordReads(log, () => found('nichts dergleichen'));
    for (const table of ['event', 'production', 'room', 'search_text']) expect(log.tables).toContain(table);
    expect(log.staleAt?.toISOString()).toBe('2026-11-21T23:00:00.000Z');
  });

  test.each(['/api/search/', '/api/search/autocomplete/', '/api/search/events/'] as const)('%s holds until the first event is over', async (path) => {
    const leaving = await insertEvent(db, { title: { de: 'Bald vorbei' }, date_start: now, date_end: instantAt('2026-11-21', '13:45') });
    const log = new ReadDependencies();
    await recordReads(log, () => api.get(path, { language: 'de', query: { query: 'bald' } }));
    await db.deleteFrom('event').where('id', '=', leaving).execute();
    expect(log.staleAt?.toISOString()).toBe('2026-11-21T12:45:00.000Z');
  });
});

describe('several sources beside events', () => {
  const item = (type: 'page' | 'article', id: number) => ({ type, id, text: `${type} ${id}`, url: `/de/${type}/${id}` });
  const source = (type: 'page' | 'article', all: number): SearchSources['others'][number] => ({
    count: async () => all,
    page: async (_, __, { limit, offset }) => ({
      count: all,
      results: Array.from({ length: all }, (_, index) => item(type, index)).slice(offset, offset + limit),
    }),
    suggestions: async (_, __, limit) => Array.from({ length: all }, (_, index) => item(type, index)).slice(0, limit),
  });
  const service = new Services().provide(searchService, { ...sources, others: [source('page', 3), source('article', 9)] }).get;
  const searched = client<SearchContract>(localTransport(searchOperations, buildRequestContext(recording, { now, service })));
  const call = { language: 'de' as const };

  test('stand one after the other from page to page, and are counted together', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => searched.get('/api/search/others/', { ...call, query: { query: 'ballett', page, page_size: 5 } })));
    expect(pages.map(({ results }) => results.length)).toEqual([5, 5, 2]);
    expect(pages.flatMap(({ results }) => results.map(({ text }) => text))).toEqual([
      ...[0, 1, 2].map((id) => `page ${id}`),
      ...Array.from({ length: 9 }, (_, id) => `article ${id}`),
    ]);
    expect(pages[0]?.count).toBe(12);
    expect(await searched.get('/api/search/', { ...call, query: { query: 'ballett' } })).toEqual({ count: 14, events: 2, others: 12 });
    await expect(searched.get('/api/search/others/', { ...call, query: { query: 'ballett', page: 4, page_size: 5 } })).rejects.toMatchObject({ status: 404 });
  });

  test('are suggested after events, eight in all; none where there is no word', async () => {
    const suggestions = await searched.get('/api/search/autocomplete/', { ...call, query: { query: 'ballett' } });
    expect(suggestions.map(({ type }) => type)).toEqual(['event', ...Array(3).fill('page'), ...Array(4).fill('article')]);
    expect(await searched.get('/api/search/autocomplete/', { ...call, query: { query: '%' } })).toEqual([]);
    expect((await searched.get('/api/search/others/', { ...call, query: { query: '%' } })).count).toBe(0);
  });
});
