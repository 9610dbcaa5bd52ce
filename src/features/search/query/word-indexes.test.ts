import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { eventSource } from '#features/programme/index.server.ts';
import { type RecordedQuery, recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { parseQuery } from './parse-query.ts';
import { search } from './search.server.ts';
import { setsFound } from './sets-found.server.ts';
import { readSynonyms } from './synonyms.server.ts';
import { titleWithin } from './title-within.server.ts';
import { formsOf } from './word-forms.server.ts';

// 3,000 documents of events and as many of articles.
const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);

beforeAll(async () => {
  for (const kind of ['event', 'article']) {
    await sql`insert into search_document (kind, object_id, title, body)
      select ${kind}, n, jsonb_build_object('de', ${kind}::text || ' ' || n), jsonb_build_object('de', 'Wort' || n) from generate_series(1, 3000) as n`.execute(
      db,
    );
  }
  await sql`analyze search_document`.execute(db);
}, 60_000);

/** With a plan for any values, which a search's connection keeps. */
async function planOf({ text, parameters }: RecordedQuery): Promise<string> {
  return db.connection().execute(async (one) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(one);
    await sql.raw(`prepare asked as ${text}`).execute(one);
    const given = parameters.map((value) => (Array.isArray(value) ? `array[${value.map((text) => `'${text}'`).join(', ')}]::text[]` : `'${value}'`));
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain execute asked(${given.join(', ')})`).execute(one);
    await sql`deallocate asked`.execute(one);
    await sql`reset plan_cache_mode`.execute(one);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test('a title within a longer query is looked for by the words of each category', async () => {
  const asked = parseQuery('großer saal event 2000 im foyer');
  queries.length = 0;
  expect(await titleWithin(recording, asked ?? expect.fail())).toMatchObject({ whole: { plain: 'event 2000' } });
  const plan = await planOf(queries[0] ?? expect.fail());
  expect(plan).toContain('search_document_event_words');
  expect(plan).toContain('search_document_other_words');
  expect(plan).not.toContain('Seq Scan on search_document');
});

test('events are read by one statement, whatever was found', async () => {
  const reader = { language: 'de', now: new Date() } as const;
  queries.length = 0;
  for (const read of [eventSource.cards, eventSource.nearest]) {
    await read(recording, [{ object_id: 1, groups: [{ room_id: 1, event_id: null }] }], reader);
    await read(
      recording,
      [1, 2, 3].map((object_id) => ({ object_id, groups: [1, 2].map((event_id) => ({ room_id: null, event_id })) })),
      reader,
    );
  }
  const texts = queries.map(({ text }) => text).filter((text) => text.includes('unnest'));
  expect(texts).toHaveLength(4);
  expect(new Set(texts).size).toBe(2);
});

const formsFor = async (text: string) => formsOf(db, (parseQuery(text) ?? expect.fail()).words, readSynonyms([]), new Date());

test('of several sets of words those are told of which something has all', async () => {
  const [event, article, number, other] = await formsFor('event article 2000 wort2001');
  if (!event || !article || !number || !other) expect.fail();
  const sets = [[event, number], [event, article], [article, other], [number, other], [other]].map((forms) => ({ forms }));
  expect(await setsFound(db, sets, { now: new Date(), filters: { type: [], tag: [], genre: [] } })).toEqual([sets[0], sets[2], sets[4]]);
});

test('a sign that text search knows no word for is in everything', async () => {
  const [sign, event, number] = await formsFor('𓺰 event 2000');
  if (!sign || !event || !number) expect.fail();
  const sets = [[sign, event, number], [sign], [sign, number]].map((forms) => ({ forms }));
  expect(await setsFound(db, sets, { now: new Date(), filters: { type: [], tag: [], genre: [] } })).toEqual([sets[0], sets[2]]);
});

test('words that nothing has, alone or with one left out, are looked up by one statement and not weighed', async () => {
  queries.length = 0;
  const filtersToCome = async () => ({ type: [], tag: [], genre: [] });
  const searched = await search(recording, 'qa qb qc qd qe qf', { now: new Date(), filtersToCome }, { category: 'events' }, { limit: 10, offset: 0 });
  expect(searched?.objects).toEqual([]);
  expect(queries.filter(({ text }) => text.includes('search_found'))).toHaveLength(1);
});

test('what is left out finds what has all others', async () => {
  const filtersToCome = async () => ({ type: [], tag: [], genre: [] });
  const searched = await search(db, 'event 2000 qqqq', { now: new Date(), filtersToCome }, { category: null }, { limit: 10, offset: 0 });
  expect(searched?.objects.map(({ kind, object_id }) => [kind, object_id])).toEqual([['event', 2000]]);
});
