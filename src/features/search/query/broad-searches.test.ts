import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { client } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { Services } from '#api/service.server.ts';
import { insertProduction, insertRoom, insertType } from '#features/programme/build.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { searchSources } from '../../../server/site.server.ts';
import type { SearchContract } from '../contract.ts';
import { searchOperations, searchService } from '../index.server.ts';
import { countedTo } from '../limits.ts';

// A word that more documents have than are counted: 700 productions to come, 600 that are over, 1,100 articles.
const db = await testDatabase();
const now = instantAt('2026-11-21', '12:00');
const api = client<SearchContract>(
  localTransport(searchOperations, buildRequestContext(db, { now, service: new Services().provide(searchService, searchSources).get })),
);
const language = 'de';
const mostOfAPage = 100;
const events = (query: string, page = 1, page_size = mostOfAPage) => api.get('/api/search/events/', { language, query: { query, page, page_size } });
const others = (query: string, page = 1, page_size = mostOfAPage) => api.get('/api/search/others/', { language, query: { query, page, page_size } });

/** One after the other: searches share a connection. */
async function allPages<Page>(ask: (query: string, page: number) => Promise<Page>, query: string, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  while (pages.length * mostOfAPage < count) pages.push(await ask(query, pages.length + 1));
  return pages;
}

beforeAll(async () => {
  const [room, type] = [await insertRoom(db), await insertType(db)];
  const first = await insertProduction(db, { title: { de: 'Anfang' }, type_id: type });
  await sql`insert into production (title, type_id, subtitle, description)
    select jsonb_build_object('de', case n when 650 then 'Reihung' else 'Reihung ' || n end), ${type}::int, jsonb_build_object('de', case when n between 450 and 500 then 'Gemurmel' else '' end),
      jsonb_build_object('de', case when n % 7 = 0 then 'Selten ' else '' end || case when n > 100 then 'Gemurmel' else '' end) from generate_series(1, 1300) as n`.execute(
    db,
  );
  // The 700 to come one hour after the other, the 600 that are over one day before the other.
  await sql`insert into event (production_id, room_id, type_id, date_start)
    select id, ${room}::int, ${type}::int, ${now}::timestamptz + case when id - ${first}::int <= 700 then (id - ${first}::int) * interval '1 hour' else (${first}::int + 700 - id) * interval '1 day' end
    from production where id > ${first}::int`.execute(db);
  await sql`insert into article_category (name) values ('{"de": "Rubrik"}')`.execute(db);
  await sql`insert into article (category_id, title, summary, published_at)
    select (select max(id) from article_category), jsonb_build_object('de', 'Notiz ' || n), jsonb_build_object('de', case when n <= 90 then 'Reihung' else '' end), ${now}::timestamptz - interval '1 day'
    from generate_series(1, 1100) as n`.execute(db);
}, 120_000);

describe('of more than is counted', () => {
  test.each([
    ['reihung', 1, 1],
    ['reihung', 3, 2],
    ['reihung', 20, 1],
    ['notiz', 1, 40],
    ['gemurmel', 2, 1],
    ['selten gemurmel', 5, 1],
    ['rei', 1, 1],
  ])('both kinds by one search are what each is by its own: %s, pages %i and %i', async (query, events_page, others_page) => {
    const both = await api.get('/api/search/pages/', { language, query: { query, events_page, others_page } });
    const own = { events: await events(query, events_page, 10), others: await others(query, others_page, 10) };
    for (const kind of ['events', 'others'] as const) {
      const { count, more, results } = own[kind];
      expect(both[kind], kind).toEqual({ count, more, results });
    }
  });

  test('the number is said to be more than a round one, for each category by itself', async () => {
    expect(await api.get('/api/search/', { language, query: { query: 'reihung' } })).toMatchObject({
      events: 1_000,
      more_events: true,
      others: 90,
      more_others: false,
    });
    expect(await others('notiz')).toMatchObject({ count: countedTo, more: true });
    expect(await events('notiz')).toMatchObject({ count: 0, more: false });
  });
  test('pages lead to as many as are counted, none of them twice, and what is to come stands before what is over', async () => {
    const pages = await allPages(events, 'reihung', countedTo);
    const found = pages.flatMap(({ results }) => results);
    expect(new Set(found.map(({ title }) => title)).size).toBe(countedTo);
    expect(found.map(({ is_over }) => is_over)).toEqual(found.map((_, index) => index >= 700));
    expect([pages[8]?.next, pages[9]?.next]).toEqual([expect.any(String), null]);
    await expect(events('reihung', 11)).rejects.toMatchObject({ code: 'page_not_found' });
  });
  test('what is weighed with the later pages stands on those alone, though its names tell more than texts', async () => {
    const titles = (await allPages(events, 'gemurmel', countedTo)).flatMap(({ results }) => results.map(({ title }) => title));
    expect(new Set(titles).size).toBe(countedTo);
    expect(titles.indexOf('Reihung 450')).toBeGreaterThan(titles.indexOf('Reihung 101'));
  });
  test('the very title stands first, then what comes next', async () => {
    const { results } = await events('reihung');
    expect(results.slice(0, 3).map(({ title }) => title)).toEqual(['Reihung', 'Reihung 1', 'Reihung 2']);
  });
  test('what only stands in texts is that which comes next', async () => {
    const { results, more } = await events('gemurmel');
    expect([more, ...results.slice(0, 3).map(({ title }) => title)]).toEqual([true, 'Reihung 101', 'Reihung 102', 'Reihung 103']);
  });
  test('suggestions are titles, the next to come first', async () => {
    const suggested = await api.get('/api/search/autocomplete/', { language, query: { query: 'reihu' } });
    expect(suggested.map(({ text }) => text).slice(0, 4)).toEqual(['Reihung 1', 'Reihung 2', 'Reihung 3', 'Reihung 4']);
  });
});

test.each([
  ['selten', 'selt'],
  ['reihung 71', 'reihung & 71:*'],
  ['notiz reihung', 'notiz & reihung'],
])('of less all that has the words is found and counted: %s', async (query, plain) => {
  const { rows } = await sql<{
    kind: string;
    object_id: number;
  }>`select distinct kind, object_id from search_document where words @@ ${plain}::tsquery`.execute(db);
  const { count, events: ofEvents, more_events, more_others } = await api.get('/api/search/', { language, query: { query } });
  expect({ count, ofEvents, more_events, more_others }).toEqual({
    count: rows.length,
    ofEvents: rows.filter(({ kind }) => kind === 'event').length,
    more_events: false,
    more_others: false,
  });
  const pages = [...(await allPages(events, query, ofEvents)), ...(await allPages(others, query, count - ofEvents))];
  expect(new Set(pages.flatMap(({ results }) => results.map(({ id, ...one }) => `${'type' in one ? one.type : 'event'} ${id}`))).size).toBe(count);
});
