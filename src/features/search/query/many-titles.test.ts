import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { instantAt } from '#i18n/berlin-time.ts';
import { recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { search } from './search.server.ts';

// 1,400 productions are called so, one an hour, of which 20 are to come; and one has both words in a text.
const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);
const now = instantAt('2026-11-21', '12:00');
const filtersToCome = async () => ({ type: [], tag: [], genre: [] });
const long = 'donaudampfschifffahrtsgesellschaftskapitaensmuetze';

async function write(title: string, body: string, hours: string, [from, to]: [number, number]): Promise<void> {
  const at = sql`${now}::timestamptz + (${sql.raw(hours)}) * interval '1 hour'`;
  await sql`insert into search_document (kind, object_id, title, body, starts_at, over_at)
    select 'event', n, jsonb_build_object('de', ${title}::text || ' ' || n), jsonb_build_object('de', ${body}::text), ${at}, ${at}
    from generate_series(${from}::int, ${to}::int) as n`.execute(db);
}

beforeAll(async () => {
  await write('Serenade Nacht', 'Hof', '20 - n', [0, 1_399]);
  await write('Anderes', 'Serenade in der Nacht', '1', [2_000, 2_000]);
  await write('Anderes', `Nachtmusik ${long}`, '2', [3_000, 3_000]);
  await write('Anderes', 'Nachtmusik', '3', [3_001, 3_001]);
  await sql`insert into search_word (word) select distinct left(lexeme, 40) from search_document, unnest(tsvector_to_array(words)) as lexeme where length(lexeme) > 2`.execute(
    db,
  );
  await sql`analyze search_document`.execute(db);
}, 120_000);

const ids = async (text: string, limit: number) => {
  const found = await search(recording, text, { now, filtersToCome }, { category: 'events' }, { limit, offset: 0 });
  return { ids: found?.objects.map(({ object_id }) => object_id) ?? [], count: found?.count, isMore: found?.more_events };
};

test('of more titles than are counted those to come stand first, then what is over, each the nearest first', async () => {
  const found = await ids('serenade nacht', 60);
  expect(found).toMatchObject({ count: 1_000, isMore: true });
  expect(found.ids.slice(0, 41)).toEqual([...Array.from({ length: 20 }, (_, n) => 19 - n), 2_000, ...Array.from({ length: 20 }, (_, n) => 20 + n)]);
});

test('of several words each is asked for by the whole words that begin so, also by those that are longer than the vocabulary says', async () => {
  queries.length = 0;
  expect((await ids('serenad nach', 10)).count).toBe(1_000);
  const asked = queries.map(({ parameters }) => parameters.find((value) => String(value).includes("'serenade'"))).find(Boolean);
  expect(asked).toBe("'serenad' | 'serenade'");
  expect((await ids('nachtmusi donaudampf', 10)).ids).toEqual([3_000]);
  expect((await ids('nachtmusi donaudampfschifffahrtsgesellschaftskapitaen', 10)).ids).toEqual([3_000]);
});

test('a word alone is asked for by its beginning', async () => {
  queries.length = 0;
  await ids('serenad', 10);
  expect(queries.some(({ parameters }) => parameters.includes("'serenad':*"))).toBe(true);
});
