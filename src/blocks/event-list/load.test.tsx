import { expect, test } from 'vitest';
import { type Block, createBlock, type KnownBlock, readBlock } from '#content/index.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { insertEvent } from '#features/programme/build.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { testDatabase, testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { blockRegistry } from '../registry.ts';
import { eventList } from './block.ts';
import { maxListedEvents } from './limits.ts';
import { loadEventLists } from './load.server.ts';

const now = new Date('2026-11-20T20:00:00+01:00'); // a Friday
type Fields = Parameters<typeof createBlock<typeof eventList>>[1];
const listOf = (fields: Fields, id = 'list'): Block => createBlock(eventList, fields, { id });
const known = (blocks: readonly Block[]): KnownBlock[] => blocks.flatMap((block) => readBlock(block, blockRegistry) ?? []);

test('each list has its own events, all of them by one query, and by one more the rows that are not known', async () => {
  const { db, url } = await testDatabaseWithUrl();
  const starts = ['2026-11-19T20:00', '2026-11-20T19:00', '2026-11-21T19:30', '2026-11-23T19:30', '2026-12-05T11:00'];
  for (const start of starts) await insertEvent(db, { date_start: `${start}:00+01:00` });
  const { recording, queries } = recordingDatabase(url);
  const blocks = [
    listOf({}, 'all'),
    listOf({ filters: 'next_3_days' }, 'days'),
    listOf({ filters: 'weekend' }, 'weekend'),
    listOf({ date_from: '2026-11-19T00:00:00+01:00', date_to: '2026-11-21T00:00:00+01:00' }, 'past'),
    listOf({ tag: 999 }, 'tag'),
  ];
  const context = { db: recording, language: 'de' as const, now };
  const lists = await loadEventLists(known(blocks), context);
  const days = (id: string) => lists.get(id)?.events.map(({ date_start }) => date_start.slice(5, 10));
  expect(days('all')).toEqual(['11-20', '11-21', '11-23', '12-05']); // what began an hour ago is still on
  expect(days('days')).toEqual(['11-20', '11-21']);
  expect(days('weekend')).toEqual(['11-21']);
  expect(days('past')).toEqual(['11-19', '11-20']);
  expect(days('tag')).toEqual([]);
  expect(lists.get('tag')?.programme).toBe('/de/programm?tag=999');
  expect(lists.get('all')?.programme).toBeNull();
  expect(queries).toHaveLength(2);
  await loadEventLists(known(blocks.slice(0, 1)), context);
  expect(queries).toHaveLength(4);
});

test('a long list leads to the programme for the rest', async () => {
  const db = await testDatabase();
  for (let day = 1; day <= maxListedEvents + 1; day++) await insertEvent(db, { date_start: `2026-12-${String(day).padStart(2, '0')}T19:30:00+01:00` });
  const lists = await loadEventLists(known([listOf({ date_from: '2026-12-01T00:00:00+01:00' }, 'list')]), { db, language: 'en', now });
  expect([lists.get('list')?.events.length, lists.get('list')?.programme]).toEqual([maxListedEvents, '/en/events?date=01-12-2026']);
});

test('a list shows as many as it is told, the next ones, and leads to the programme for the rest', async () => {
  const db = await testDatabase();
  for (const day of ['21', '22', '23']) await insertEvent(db, { date_start: `2026-11-${day}T19:30:00+01:00` });
  const lists = await loadEventLists(known([listOf({ count: 2 }, 'two'), listOf({ count: 3 }, 'three'), listOf({ count: 0 }, 'none')]), {
    db,
    language: 'de',
    now,
  });
  const shown = (id: string) => [lists.get(id)?.events.map(({ date_start }) => date_start.slice(8, 10)), lists.get(id)?.programme];
  expect(shown('two')).toEqual([['21', '22'], '/de/programm']);
  expect(shown('three')).toEqual([['21', '22', '23'], null]);
  expect(shown('none')[0]).toEqual(['21']);
});

test('what it has read is known, and until when it holds', async () => {
  const db = await testDatabase();
  await insertEvent(db, { date_start: '2026-11-20T19:00:00+01:00' });
  const readBy = async (fields: Fields) => {
    const reads = new ReadDependencies();
    await recordReads(reads, () => loadEventLists(known([listOf(fields)]), { db, language: 'de', now }));
    return reads;
  };
  const reads = await readBy({ tag: 1 });
  expect([...reads.tables]).toEqual(['event']); // nothing is found
  expect([...(await readBy({})).tables].sort()).toEqual(['asset', 'event', 'exhibition_type', 'production', 'room', 'series', 'tag']);
  expect([...(reads.lists.get('event') ?? [])]).toEqual(expect.arrayContaining(['date_start', 'is_online', 'tag_ids']));
  expect(reads.isComplete).toBe(true);
  expect(reads.staleAt && toBerlinIso(reads.staleAt)).toBe('2026-11-20T21:00:00+01:00');
  const fixed = await readBy({ date_from: '2026-11-01T00:00:00+01:00' });
  expect(fixed.staleAt && toBerlinIso(fixed.staleAt)).toBe('2026-11-20T21:00:00+01:00'); // then what began at 19.00 is over
});

test('it is shown as the programme is, day by day, with its tickets; without events it says so', async () => {
  const db = await testDatabase();
  const id = await insertEvent(db, {
    date_start: '2026-11-21T19:30:00+01:00',
    seat_groups: [{ id: 1, seat_group: 1, status: '2', text: 'Parkett', prices: [], timeslots: [] }],
    id_jet: '4711',
    ticket_url: '/webshop/4711',
  });
  const block = listOf({});
  const lists = await loadEventLists(known([block]), { db, language: 'de', now });
  const shown = renderBlocks([block], { at: now, dataOf: ({ block }) => lists.get(block.id) });
  expect(shown).toMatch(new RegExp(`<h2[^>]*>.*<time dateTime="2026-11-21".*<article[^>]* id="event-${id}-${block.id}"`));
  expect(shown).toContain(`href="/webshop/4711"`);
  expect(shown).toContain(`data-book="${id}"`);
  expect(renderBlocks([block], { at: now })).toContain('Leider gibt es zurzeit keine kommenden Veranstaltungen.');
  expect(renderBlocks([block], { at: now, language: 'en' })).toContain('Unfortunately, there are no upcoming events.');
});

test('picked events stand as they were picked, without those that are over or offline, all lists by one query more, and all rows by one', async () => {
  const { db, url } = await testDatabaseWithUrl();
  const at = (start: string, more = {}) => insertEvent(db, { date_start: `${start}:00+01:00`, ...more });
  const [over, later, offline, sooner] = [
    await at('2026-11-19T20:00'),
    await at('2026-12-24T18:00'),
    await at('2026-12-01T20:00', { is_online: false }),
    await at('2026-11-21T19:30'),
  ];
  const { recording, queries } = recordingDatabase(url);
  const context = { db: recording, language: 'de' as const, now };
  const picked = [over, later, offline, 987_654, sooner];
  const blocks = [
    listOf({ events: picked }, 'picked'),
    listOf({ events: picked, count: 1, tag: 999, filters: 'weekend' }, 'one'),
    listOf({ events: [over, offline] }, 'none'),
    listOf({}, 'found'),
  ];
  const lists = await loadEventLists(known(blocks), context);
  const ids = (id: string) => lists.get(id)?.events.map((event) => event.id);
  expect(ids('picked')).toEqual([later, sooner]);
  expect(ids('one')).toEqual([later]); // the filters have no say
  expect(ids('none')).toEqual([]);
  expect(lists.get('none')?.programme).toBe('/de/programm');
  expect(lists.get('picked')?.programme).toBeNull();
  expect(ids('found')).toEqual([sooner, later]);
  expect(queries).toHaveLength(3);
  const shown = renderBlocks([listOf({ events: picked }, 'picked')], { at: now, dataOf: ({ block }) => lists.get(block.id) });
  expect([...shown.matchAll(/<time dateTime="(2026-1\d-\d\d)"/g)].map(([, day]) => day)).toEqual(['2026-12-24', '2026-11-21']);
});

test('picked events decide when a list is made anew: their rows alone, and the first of them to be over', async () => {
  const db = await testDatabase();
  const [first, second] = [
    await insertEvent(db, { date_start: '2026-11-20T19:00:00+01:00' }),
    await insertEvent(db, { date_start: '2026-12-24T18:00:00+01:00' }),
  ];
  const other = await insertEvent(db, { date_start: '2026-11-20T18:30:00+01:00' });
  const offline = await insertEvent(db, { date_start: '2026-12-01T20:00:00+01:00', is_online: false });
  const reads = new ReadDependencies();
  await recordReads(reads, () => loadEventLists(known([listOf({ events: [second, first, offline] })]), { db, language: 'de', now }));
  const isReadBy = (id: number, column: string) => reads.isChangedBy({ table: 'event', kind: 'update', ids: [id], columns: [column] });
  expect([isReadBy(first, 'date_start'), isReadBy(second, 'status'), isReadBy(offline, 'is_online')]).toEqual([true, true, true]);
  expect([isReadBy(other, 'date_start'), isReadBy(other, 'status')]).toEqual([false, false]);
  expect(reads.staleAt && toBerlinIso(reads.staleAt)).toBe('2026-11-20T21:00:00+01:00'); // then the first is over
});
