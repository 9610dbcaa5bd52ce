import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { eventStore } from './event.resource.server.ts';

const db = await testDatabase();

test('a word is looked up in the indexes of events and of their productions, not event by event', async () => {
  const pattern = sql<string>`'%kammerkonzert%'`;
  // Of a few events all are read sooner: what counts is whether the indexes could answer it at all.
  const plan = await db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const found = sql`select t.id from event t where ${eventStore.matches?.('t', pattern)}`;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${found}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('BitmapOr');
  expect(plan).toContain('event_by_words');
  expect(plan).not.toContain('Seq Scan on event');
});
