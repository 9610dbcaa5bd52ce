import { sql, type Updateable } from 'kysely';
import { expect, test } from 'vitest';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import type { EventTable } from '#db/schema/schema-event.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { insertEvent, insertGenre, insertRoom, insertSeries, insertTag } from '../build.ts';

const db = await testDatabase();
const room_id = await insertRoom(db);
const [tag, other] = [await insertTag(db, { de: 'Premiere' }), await insertTag(db, { de: 'Gastspiel' })];
const [series, genre] = [await insertSeries(db, { de: 'Quartette' }), await insertGenre(db, { de: 'Kammermusik' })];
const id = await insertEvent(db, { room_id, tags: [tag], series: [series], genres: [genre], accessibility_ids: [2] });

async function storedAndExpected() {
  const columns = 'date_start, date_end, day, time_known, has_tickets, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids';
  const { rows: stored } = await sql`select kind, label_id, id, ${sql.raw(columns)} from ${sql.table('event_label')} order by kind, label_id, id`.execute(db);
  const { rows: expected } = await sql`select label.kind, label.label_id, event.id, ${sql.raw(columns)}
    from ${sql.table('event')}, labels_of(tag_ids, series_ids, genre_ids, accessibility_ids) as label where is_online order by 1, 2, 3`.execute(db);
  return { stored, expected };
}

const change = (values: Updateable<EventTable>) => () => db.updateTable('event').set(values).where('id', '=', id).execute();
const seats = (status: string) => JSON.stringify([{ id: 1, seat_group: 1, status, text: 'I', prices: [], timeslots: [] }]);

test.each<[string, () => Promise<unknown>, number]>([
  ['a tag more', () => db.insertInto('event_tag').values({ event_id: id, tag_id: other }).execute(), 5],
  ['a tag less', () => db.deleteFrom('event_tag').where('event_id', '=', id).where('tag_id', '=', tag).execute(), 4],
  ['another hour', change({ date_start: '2026-12-01T19:00:00Z' }), 4],
  ['an end', change({ date_end: '2026-12-01T21:00:00Z' }), 4],
  ['tickets', change({ ticket_url: 'https://karten.example', id_jet: '7', seat_groups: seats('1') }), 4],
  ['no tickets any more', change({ seat_groups: seats('0') }), 4],
  ['one seat more of the same', change({ seat_groups: seats('0') }), 4],
  ['other ways of access', change({ accessibility_ids: [1, 3] }), 5],
  ['nothing online', change({ is_online: false }), 0],
  ['online again', change({ is_online: true }), 5],
  ['nothing', () => db.deleteFrom('event').where('id', '=', id).execute(), 0],
])('%s: events by label are as the events', async (_, write, rows) => {
  await write();
  const { stored, expected } = await storedAndExpected();
  expect(stored).toEqual(expected);
  expect(stored).toHaveLength(rows);
});

test('none stay behind when all events go at once', async () => {
  await insertEvent(db, { room_id, tags: [tag] });
  expect((await storedAndExpected()).stored).toHaveLength(1);
  await sql`truncate event cascade`.execute(db);
  expect((await storedAndExpected()).stored).toEqual([]);
});

test('a list by label is another one when its events change, and not when their seats do', async () => {
  const reads = new ReadDependencies();
  await recordReads(reads, () =>
    db.selectFrom('event_label').select('id').where('kind', '=', 'tag').where('label_id', '=', tag).orderBy('date_start').execute(),
  );
  const isChangedBy = (kind: 'insert' | 'update' | 'delete', ...columns: string[]) => reads.isChangedBy({ table: 'event', kind, ids: [1], columns });
  for (const column of ['tag_ids', 'date_start', 'is_online']) expect(isChangedBy('update', column), column).toBe(true);
  expect([isChangedBy('insert'), isChangedBy('delete'), isChangedBy('update', 'seat_groups'), isChangedBy('update', 'title')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(reads.isComplete).toBe(true);
});
