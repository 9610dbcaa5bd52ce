import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { instantAt } from '#i18n/berlin-time.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Category } from '../categories.ts';
import type { PageRange } from './found-objects.server.ts';
import { search } from './search.server.ts';

// Things that more than one document tells of, and words of which one category has many and the other few.
const db = await testDatabase();
const now = instantAt('2026-11-21', '12:00');
const filtersToCome = async () => ({ type: [], tag: [], genre: [] });

async function found(text: string, category: Category | null, range: PageRange) {
  const searched = await search(db, text, { now, filtersToCome }, { category }, range);
  if (!searched) throw new Error('nothing to look for');
  return { ...searched, ids: searched.objects.map(({ object_id }) => object_id) };
}

/** Documents as `n` goes from one number to another; hours from now. */
type Documents = { kind?: string; object: string; event?: string; title?: string; names?: string; body: string; hours: string };
async function write({ kind = 'event', object, event = 'null::int', title = 'Abend', names = '', body, hours }: Documents, from: number, to: number) {
  const at = sql`${now}::timestamptz + (${sql.raw(hours)}) * interval '1 hour'`;
  await sql`insert into search_document (kind, object_id, event_id, title, names, body, starts_at, over_at)
    select ${kind}, ${sql.raw(object)}, ${sql.raw(event)}, jsonb_build_object('de', ${title}::text), ${names}, jsonb_build_object('de', ${body}::text), ${at}, ${at}
    from generate_series(${from}::int, ${to}::int) as n`.execute(db);
}

beforeAll(async () => {
  // One production of 1,100 documents before forty of one.
  await write({ object: '1', event: 'n', body: 'Zyklus', hours: '5000 + n' }, 1, 1_100);
  await write({ object: 'n', body: 'Zyklus', hours: '5000 + n' }, 2, 41);
  // 1,200 articles and five productions have the word; 300 productions have one that holds it.
  await write({ kind: 'article', object: 'n', body: 'Glocke', hours: '-1' }, 1, 1_200);
  await write({ object: '1000 + n', body: 'Glocke', hours: '-9000 - n' }, 1, 5);
  await write({ object: '1000 + n', body: 'Turmglocke', hours: '-9000 - n' }, 6, 305);
  await sql`insert into search_word (word) values ('glocke'), ('turmglocke')`.execute(db);
  // One hour after the other; the 150th has a document that names the word, far behind all others that are weighed first.
  await write({ object: '2000 + n', body: 'Welle', hours: 'n' }, 1, 1_200);
  await write({ object: '2150', event: '2150', names: 'Welle', body: '', hours: '700' }, 1, 1);
  // What has the word in its title is over; in a text of what is to come it stands as well, later than all others.
  await write({ object: '4000 + n', body: 'Brandung', hours: 'n' }, 1, 1_200);
  await write({ object: '6000', event: '6000', title: 'Brandung', body: '', hours: '-48' }, 1, 1);
  await write({ object: '6000', event: '6001', body: 'Brandung', hours: '4000' }, 1, 1);
  await write({ object: '7000 + n', body: 'Selten', hours: '10 * n' }, 1, 100);
  // Of so many that the sample tells: 2,600 productions and 30 articles, and the other way round.
  await write({ object: '10000 + n', body: 'Ebbe', hours: 'n' }, 1, 2_600);
  await write({ kind: 'article', object: '10000 + n', body: 'Ebbe', hours: '-1' }, 1, 30);
  await write({ kind: 'article', object: '20000 + n', body: 'Kiesel', hours: '-1' }, 1, 2_600);
  await write({ object: '20000 + n', body: 'Kiesel', hours: 'n' }, 1, 12);
  // Only a word that holds the one that is typed, in as many.
  await write({ object: '30000 + n', body: 'Sturmflut', hours: 'n' }, 1, 2_600);
  await sql`insert into search_word (word) values ('sturmflut')`.execute(db);
  // The documents that are weighed first are of thirty-four productions, and all of 2,600.
  await write({ object: '40000 + n / 3', event: '40000 + n', body: 'Reigen', hours: 'n' }, 0, 7_799);
  await write({ object: '50000 + n', title: 'Jot Tor', body: 'Wal', hours: 'n' }, 1, 20);
  await sql`analyze search_document`.execute(db);
}, 120_000);

test('a production of a thousand documents hides no other', async () => {
  const { count, more_events, ids } = await found('zyklus', 'events', { limit: 100, offset: 0 });
  expect({ count, more_events, ids: ids.toSorted((a, b) => a - b) }).toEqual({
    count: 41,
    more_events: false,
    ids: Array.from({ length: 41 }, (_, n) => n + 1),
  });
  expect(await found('zyklus', null, { limit: 10, offset: 0 })).toMatchObject({ count: 41, more_events: false });
});

test('a category with few of the words themselves is looked up with what holds them, however many the other has', async () => {
  const alone = await found('glocke', 'events', { limit: 10, offset: 0 });
  expect(alone).toMatchObject({ events: 305, more_events: false });
  expect(await found('glocke', null, { limit: 10, offset: 0 })).toMatchObject({ events: 305, more_events: false, more_others: true });
});

test('what is nearest is told once, though it is looked for twice', async () => {
  const { rows } = await sql<{ hours: number }>`select (extract(epoch from over_at - ${now}::timestamptz) / 3600)::int as hours
    from search_nearest('selten', false, true, ${now}, 120, 0) with ordinality as nearest (place, number)
    join search_document as document on document.ctid = nearest.place order by number`.execute(db);
  expect(rows.map(({ hours }) => hours)).toEqual(Array.from({ length: 100 }, (_, n) => 10 * (n + 1)));
});

test.each([0, 60, 270])('what comes next is the same whether %i documents are looked through for it or none', async (walked) => {
  const { rows } = await sql<{ hours: number }>`select (extract(epoch from over_at - ${now}::timestamptz) / 3600)::int as hours
    from search_nearest('ebbe', false, true, ${now}, 30, ${walked}::int) with ordinality as nearest (place, number)
    join search_document as document on document.ctid = nearest.place order by number`.execute(db);
  expect(rows.map(({ hours }) => hours)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
});

test('what holds a word is told from the sample as well, and comes as it is nearest', async () => {
  const { ids, count, more_events } = await found('flut', 'events', { limit: 10, offset: 0 });
  expect({ ids, count, more_events }).toEqual({ ids: Array.from({ length: 10 }, (_, n) => 30_001 + n), count: 1_000, more_events: true });
});

test('pages across the end of the first block have nothing twice, and lose nothing', async () => {
  const pages = [];
  for (const offset of [0, 70, 140, 210]) pages.push(...(await found('welle', 'events', { limit: 70, offset })).ids);
  expect(pages.slice(0, 200).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => 2_001 + n));
  expect(new Set(pages).size).toBe(280);
});

test('a production with something to come is not over, though its title is what is found of the past', async () => {
  const { objects } = await found('brandung', null, { limit: 10, offset: 0 });
  expect(objects.find(({ object_id }) => object_id === 6_000)).toMatchObject({ is_over: false });
});

test('of very many the next are found without counting them, and the other category to its end', async () => {
  const first = await found('ebbe', null, { limit: 10, offset: 0 });
  expect(first).toMatchObject({ events: 1_000, more_events: true, count: 1_030, more_others: false });
  const events = await found('ebbe', 'events', { limit: 10, offset: 0 });
  expect(events.ids).toEqual(Array.from({ length: 10 }, (_, n) => 10_001 + n));
  const later = await found('ebbe', 'events', { limit: 100, offset: 900 });
  expect(new Set(later.ids).size).toBe(100);
  expect((await found('ebbe', 'others', { limit: 50, offset: 0 })).ids.length).toBe(30);
});

test('of very many others as many are shown as are counted', async () => {
  const pages = [];
  for (let offset = 0; offset < 1_000; offset += 100) pages.push(...(await found('kiesel', 'others', { limit: 100, offset })).ids);
  expect(new Set(pages).size).toBe(1_000);
  expect(await found('kiesel', null, { limit: 10, offset: 0 })).toMatchObject({ events: 12, more_events: false, count: 1_012, more_others: true });
});

test('no page is empty before the last one, where a production has many documents', async () => {
  const pages = await Promise.all([0, 40, 60, 70, 80, 90, 100, 200].map((offset) => found('reigen', 'events', { limit: 10, offset })));
  expect(pages.map(({ ids }) => ids.length)).toEqual(pages.map(() => 10));
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(10 * pages.length);
});

test('a sign that text search does not know narrows nothing', async () => {
  for (const text of ['jo \u088f', 'jot wal \u088f', 'wal \u088f\u088f\u088f\u088f'])
    expect((await found(text, 'events', { limit: 10, offset: 0 })).count, text).toBe(20);
});
