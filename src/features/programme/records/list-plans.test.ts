import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { hasWord } from '#resources/index.server.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { eventStore } from './event.resource.server.ts';

const db = await testDatabase();

/** Of a few events all are read sooner: what counts is whether the indexes could answer it at all. */
const planOf = (query: RawBuilder<unknown>): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test.each([{}, { lenders: { production_id: [1, 2, 3] } }])(
  'a word is looked up in the indexes of events and of their productions, not event by event: %o',
  async (read) => {
    const plan = await planOf(sql`select t.id from event t where ${hasWord(eventStore, 't', { text: 'Kammerkonzert', ...read })}`);
    expect(plan).toContain('BitmapOr');
    expect(plan).toContain('event_by_words');
    expect(plan).not.toContain('Seq Scan on event');
  },
);

test('what is offline too is read in the order of its dates, of one room as well', async () => {
  const all = await planOf(sql`select id from event order by date_start, id limit 50`);
  expect(all).toContain('event_for_staff_by_date');
  expect(all).not.toContain('Sort');
  const inRoom = await planOf(sql`select id from event where room_id = 1 order by date_start, id limit 50`);
  expect(inRoom).toContain('event_for_staff_by_room');
  expect(inRoom).not.toContain('Sort');
});
