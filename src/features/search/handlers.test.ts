import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { client } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { Services } from '#api/service.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { insertEvent, insertProduction, insertRoom } from '#features/programme/build.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { searchSources } from '../../server/site.server.ts';
import type { SearchContract } from './contract.ts';
import { searchOperations, searchService } from './index.server.ts';
import { maxSuggestions } from './limits.ts';

const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);
const now = instantAt('2026-11-21', '12:00');
const api = client<SearchContract>(
  localTransport(searchOperations, buildRequestContext(recording, { now, service: new Services().provide(searchService, searchSources).get })),
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

const next = ['Frühlingsopfer'];
const matinee = ['Frühlingsopfer, Matinee'];

describe('what finds an event', () => {
  test.each([
    ['a title', 'frühlingsopfer', next],
    ['without its accent', 'FRUHLINGS', next],
    ['spelled with e', 'fruehlings', next],
    ['the event’s own title', 'matinee', matinee],
    ['the subtitle', 'ballett', next],
    ['the other language', 'rite of spring', next],
    ['a work', 'SACRE ete', next],
    ['its composer', 'strawinsky', next],
    ['the room', 'kammersaal', next],
    ['a person, but not where she is replaced', 'anais orsted', next],
    ['a person of one event', 'vertretung', matinee],
    ['words of several fields', 'ballett kammersaal igor', next],
    ['a wildcard is no wildcard', '100 %', next],
  ])('%s', async (_, query, titles) => expect(await found(query)).toEqual(titles));

  test.each([
    ['words that are missing', 'nirgends quaxi'],
    ['wildcards alone', '%_'],
    ['nothing', ''],
    ['what is not online', 'entwurf'],
    ['an injection', "'; drop table event; --"],
  ])('%s finds nothing', async (_, query) => expect(await found(query)).toEqual([]));

  test('a German text stands in for a missing English one and says so', async () => {
    const [event] = (await api.get('/api/search/events/', { language: 'en', query: { query: 'nachtschicht' } })).results;
    expect(event).toMatchObject({ title: 'Nachtschicht', untranslated: ['title'] });
  });
});

test('what is not to be seen any more and still written gives no other production its words', async () => {
  const ids = await Promise.all(
    ['Alpha', 'Beta', 'Gamma'].map(async (name, day) => {
      const production_id = await insertProduction(db, { title: { de: `Stück ${name}` } });
      const singer = { production_id, person_id: await person(`Xaver ${name}`), position: 0 };
      await db.insertInto('credit').values(singer).execute();
      return insertEvent(db, { production_id, date_start: instantAt(`2026-12-1${day}`, '20:00') });
    }),
  );
  const snippets = async () =>
    (await api.get('/api/search/events/', { language: 'de', query: { query: 'xaver' } })).results.map(({ title, snippet }) => `${title}: ${snippet}`);
  const [alpha, ...others] = ['Stück Alpha: Xaver Alpha', 'Stück Beta: Xaver Beta', 'Stück Gamma: Xaver Gamma'];
  expect(await snippets()).toEqual([alpha, ...others]);
  await db.connection().execute(async (idle) => {
    await sql`select pg_advisory_lock(4713006)`.execute(idle); // whoever would write it
    try {
      await sql`update event set is_online = false where id = ${ids[0]}`.execute(db);
      expect(await snippets()).toEqual(others);
    } finally {
      await sql`select pg_advisory_unlock(4713006), search_drain()`.execute(idle);
    }
  });
});

describe('who searches finds', () => {
  const names = async (query: string, language: Language = 'de') =>
    (await api.get('/api/search/', { language, query: { query } })).results.map(({ type, text }) => `${type} ${text}`);

  test.each([
    ['a typing error', 'strawinksy', 'event Frühlingsopfer'],
    ['another spelling of a name', 'Stravinskij', 'event Frühlingsopfer'],
    ['the ending of a word', 'Ballette', 'event Frühlingsopfer'],
    ['a compound word apart', 'kammer saal', 'event Frühlingsopfer'],
    ['two words as one', 'igorballett', 'event Frühlingsopfer'],
    ['a person', 'orsted', 'person Anaïs Ørsted'],
    ['a phrase', '„Ein Ballett in“', 'event Frühlingsopfer'],
    ['two words as one, joined by an ending', 'strawinskysballett', 'event Frühlingsopfer'],
    ['two words of which one is nowhere', 'ballett nirgends', 'event Frühlingsopfer'],
    ['three words of which one is nowhere', 'ballett igor nirgends', 'event Frühlingsopfer'],
  ])('%s', async (_, query, first) => expect((await names(query))[0]).toBe(first));

  test('a title in another form of its words before what holds the form that was typed', async () => {
    const tour = await insertProduction(db, { title: { de: 'Führung', en: 'Guided Tour' } });
    await insertEvent(db, { production_id: tour, date_start: instantAt('2026-12-09', '20:00') });
    const named = await insertProduction(db, { title: { de: 'Am Abend' }, subtitle: { de: 'Führungen', en: 'Guided tours' } });
    await insertEvent(db, { production_id: named, date_start: instantAt('2026-12-08', '20:00') });
    expect(await names('führungen')).toEqual(['event Führung', 'event Am Abend']);
    expect(await names('guided tours')).toEqual(['event Führung', 'event Am Abend']);
  });
  test('of one word with its article what has both, before what only begins with the word', async () => {
    const biography = JSON.stringify({ de: 'Singt.' });
    await db.insertInto('person').values({ name: 'Anna Mertens', sort_name: 'Mertens', biography }).execute();
    const coast = await insertProduction(db, { title: { de: 'Küsten' }, subtitle: { de: 'La mer' } });
    await insertEvent(db, { production_id: coast, date_start: instantAt('2026-11-05', '20:00') });
    expect([await names('la mer'), await names('mer')]).toEqual([
      ['event Küsten', 'person Anna Mertens'],
      ['person Anna Mertens', 'event Küsten'],
    ]);
  });
  test('no word of which one part is left out by text search', async () => {
    const biography = JSON.stringify({ de: 'Von dort, mit großem Mund.' });
    await db.insertInto('person').values({ name: 'Ole Bunt', sort_name: 'Bunt', biography }).execute();
    expect([await names('mund'), await names('dortmund')]).toEqual([['person Ole Bunt'], []]);
  });
  test('two words as one, each in a form that stands elsewhere', async () => {
    const biography = JSON.stringify({ de: 'Viele Ballette.' });
    await db.insertInto('person').values({ name: 'Pia Sauter', sort_name: 'Sauter', biography }).execute();
    expect(await names('strawinskyballette')).toEqual(['event Frühlingsopfer']);
  });
  test('a title within more words than are found anywhere', async () =>
    expect(await names('tralala the rite of spring nirgends')).toEqual(['event Frühlingsopfer']));
  test('nothing, and says so, where such a title is of little words alone', async () => {
    const production_id = await insertProduction(db, { title: { de: 'Auf und zu' } });
    await insertEvent(db, { production_id, date_start: instantAt('2026-12-09', '20:00') });
    expect(await names('auf und zu tralala quaxi nirgends')).toEqual([]);
  });
  test('what is typed without its apostrophe, also where another word holds it', async () => {
    for (const title of ['Jeanne im Standarchiv', 'Jeanne d’Arc']) {
      const production_id = await insertProduction(db, { title: { de: title } });
      await insertEvent(db, { production_id, date_start: instantAt('2026-12-09', '20:00') });
    }
    expect(await names('jeanne darc')).toEqual(['event Jeanne d’Arc', 'event Jeanne im Standarchiv']);
  });
  test('who types an umlaut finds what is spelled with it first', async () => {
    for (const [title, day] of [
      ['Hannover', '2026-12-10'],
      ['Hänsel', '2026-12-11'],
    ] as const) {
      const production_id = await insertProduction(db, { title: { de: title } });
      await insertEvent(db, { production_id, date_start: instantAt(day, '20:00') });
    }
    expect([await names('hän'), await names('han')]).toEqual([
      ['event Hänsel', 'event Hannover'],
      ['event Hannover', 'event Hänsel'],
    ]);
  });
  test('a phrase stands together', async () => expect(await names('"Ballett Farbe"')).toEqual([]));
  test.each(['/api/search/', '/api/search/autocomplete/'] as const)('%s proposes no word of what is not shown', async (path) => {
    for (const query of ['Entwruf', 'Entwruf Balett']) {
      expect(JSON.stringify(await api.get(path, { language: 'de', query: { query } }))).not.toMatch(/entwurf/i);
    }
  });

  test('what may be meant', async () => {
    const { did_you_mean, results } = await api.get('/api/search/events/', { language: 'de', query: { query: 'igor strawinksy' } });
    expect([did_you_mean, results[0]?.snippet]).toEqual(['igor Strawinsky', expect.stringContaining('Igor Strawinsky')]);
    const without = await api.get('/api/search/events/', { language: 'de', query: { query: 'Strawinksy, nirgends' } });
    expect([without.did_you_mean, without.count]).toEqual(['Strawinsky', 1]);
  });
  test('without the same word on every page and among all kinds', async () => {
    await db.insertInto('person').values({ name: 'Nils Nirgendwer', sort_name: 'Nirgendwer' }).execute();
    for (const query of ['matinee nirgendwer', 'nirgendwer matinee']) {
      const [events, others] = [
        await api.get('/api/search/events/', { language: 'de', query: { query } }),
        await api.get('/api/search/others/', { language: 'de', query: { query } }),
      ];
      const all = await api.get('/api/search/', { language: 'de', query: { query } });
      const meant = all.did_you_mean;
      expect([events.count, others.count]).toEqual([all.events, all.others]);
      for (const one of [events, others]) expect([null, meant]).toContain(one.did_you_mean);
      await expect(api.get('/api/search/events/', { language: 'de', query: { query, page: 2 } })).rejects.toMatchObject({ code: 'page_not_found' });
    }
  });
  test('events past after those to come, the latest first, and says so', async () => {
    for (const [title, day] of [
      ['Ballett von damals', '2016-11-01'],
      ['Ballett von gestern', '2026-11-01'],
    ] as const) {
      const production_id = await insertProduction(db, { title: { de: title } });
      await insertEvent(db, { production_id, date_start: instantAt(day, '20:00') });
    }
    const { results } = await api.get('/api/search/events/', { language: 'de', query: { query: 'ballett' } });
    expect(results.map(({ title, is_over }) => [title, is_over])).toEqual([
      ['Frühlingsopfer', false],
      ['Ballett von gestern', true],
      ['Ballett von damals', true],
    ]);
  });
  test('the other dates of a production', async () => {
    const [{ dates, dates_count } = { dates: [], dates_count: 0 }] = (
      await api.get('/api/search/events/', { language: 'de', query: { query: 'frühlingsopfer' } })
    ).results;
    expect([dates.map(({ date_start }) => date_start), dates_count]).toEqual([['2026-12-02T11:00:00+01:00'], 1]);
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
    expect(await api.get('/api/search/', { ...call, query: { query: 'serie' } })).toMatchObject({ count: 11, events: 11, others: 0 });
  });

  test.each(['/api/search/events/', '/api/search/others/'] as const)('a page of %s beyond the end is a 404', async (path) => {
    await expect(api.get(path, { language: 'de', query: { query: 'serie', page: 9 } })).rejects.toMatchObject({ status: 404, code: 'page_not_found' });
  });

  test('a text that is too long is bad input', async () => {
    await expect(found('a'.repeat(101))).rejects.toMatchObject({ status: 400, code: 'invalid_input' });
  });

  test.each([
    // Spellings, synonyms and filters (which are kept), words, what is found, the dates of events and their cards (which are kept), or what is found of fewer words.
    ['/api/search/', 6],
    ['/api/search/autocomplete/', 6],
    ['/api/search/events/', 7],
    ['/api/search/others/', 6],
    ['/api/search/pages/', 8], // the others have no word of it: one is left out
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
    for (const table of ['event', 'search_document', 'search_word', 'search_spelling']) expect(log.tables).toContain(table);
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
