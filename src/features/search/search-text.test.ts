import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { insertEvent, insertProduction, insertRoom } from '#features/programme/build.ts';
import { searchWordsOf } from '#i18n/search-words.ts';
import { testDatabase, waiting } from '../../../tests/support/database.ts';
import type { Database } from '../../db/database.server.ts';

// The texts that are searched follow every change of what they are made from (migration 0012).
const db = await testDatabase();
const texts = async () => await db.selectFrom('search_text').selectAll().orderBy('production_id').orderBy('room_id').orderBy('event_id').execute();
const textOf = async (event: number) => (await texts()).find(({ event_id }) => event_id === event)?.text;

/** What is stored and should not be, and what should be and is not. */
async function differences() {
  const { rows } = await sql`
    with wanted as (select * from search_texts_of(array(select id from production)))
    (select 'missing', * from wanted except all select 'missing', * from search_text)
    union all (select 'wrong', stored.* from search_text stored
      where exists (select from event e where e.production_id = stored.production_id and e.room_id = stored.room_id)
      except all select 'wrong', * from wanted)`.execute(db);
  return rows;
}
afterEach(async () => expect(await differences()).toEqual([]));

const at = new Date('2026-12-01T20:00:00Z');
let opera: number;
let concert: number;
let hall: number;
let event: number;
let differing: number;
const person = async (name: string) => (await db.insertInto('person').values({ name, sort_name: name }).returning('id').executeTakeFirstOrThrow()).id;
let singer: number;
let composer: number;
let work: number;

beforeAll(async () => {
  hall = await insertRoom(db, { name: { de: 'Großer Saal' } });
  opera = await insertProduction(db, { title: { de: 'Die Zauberflöte', en: 'The Magic Flute' } });
  concert = await insertProduction(db, { title: { de: 'Konzert' } });
  event = await insertEvent(db, { production_id: opera, room_id: hall, date_start: at });
  differing = await insertEvent(db, { production_id: opera, room_id: hall, title: { de: 'Matinee' }, date_start: at });
  singer = await person('Anaïs Ørsted');
  composer = await person('Wolfgang Amadé Mozart');
  const row = { title: JSON.stringify({ de: 'Ouvertüre' }), composer_id: composer, key: 'x' };
  work = (await db.insertInto('work').values(row).returning('id').executeTakeFirstOrThrow()).id;
  await db.insertInto('credit').values({ production_id: opera, person_id: singer, position: 0 }).execute();
  await db.insertInto('programme_item').values({ production_id: opera, work_id: work, position: 0 }).execute();
});

test('events that differ in nothing share one text', async () => {
  await insertEvent(db, { production_id: opera, room_id: hall, date_start: at });
  expect(await texts()).toHaveLength(2);
  const [shared] = (await texts()).filter(({ event_id }) => event_id === null);
  for (const word of ['zauberflote', 'zauberfloete', 'magic', 'grosser', 'anais orsted', 'ouverture', 'mozart']) expect(shared?.text).toContain(` ${word}`);
  expect(await textOf(differing)).toContain(' matinee ');
});

const changes: Record<string, () => Promise<unknown>> = {
  'a production gets another title': () =>
    db
      .updateTable('production')
      .set({ title: JSON.stringify({ de: 'Cosí' }) })
      .where('id', '=', opera)
      .execute(),
  'a room gets another name': () =>
    db
      .updateTable('room')
      .set({ name: JSON.stringify({ de: 'Kammersaal' }) })
      .where('id', '=', hall)
      .execute(),
  'a person gets another name': () => db.updateTable('person').set({ name: 'Anna Œrsted' }).where('id', '=', singer).execute(),
  'a composer does': () => db.updateTable('person').set({ name: 'Antonio Salieri' }).where('id', '=', composer).execute(),
  'a work gets another title': () =>
    db
      .updateTable('work')
      .set({ title: JSON.stringify({ de: 'Vorspiel' }) })
      .where('id', '=', work)
      .execute(),
  'an event gets a title': () =>
    db
      .updateTable('event')
      .set({ title: JSON.stringify({ de: 'Premiere' }) })
      .where('id', '=', event)
      .execute(),
  'and loses it': () => db.updateTable('event').set({ title: null }).where('id', '=', event).execute(),
  'an event gets its own cast': () => db.insertInto('credit').values({ event_id: event, person_id: composer, position: 0 }).execute(),
  'which moves to another event': () => db.updateTable('credit').set({ event_id: differing }).where('event_id', '=', event).execute(),
  'and goes': () => db.deleteFrom('credit').where('event_id', '=', differing).execute(),
  'an event gets its own programme': () => db.insertInto('programme_item').values({ event_id: event, work_id: work, position: 0 }).execute(),
  'an event moves to another production': () => db.updateTable('event').set({ production_id: concert }).where('id', '=', event).execute(),
  'all events move to another room': async () =>
    db
      .updateTable('event')
      .set({ room_id: await insertRoom(db, {}) })
      .execute(),
  'an event is deleted': () => db.deleteFrom('event').where('id', '=', differing).execute(),
};
test.each(Object.keys(changes))('%s', async (name) => {
  const before = JSON.stringify(await texts());
  await changes[name]?.();
  expect(JSON.stringify(await texts())).not.toBe(before);
});

test('what the box office says of seats writes no text anew', async () => {
  const version = () => sql<{ xmin: string }>`select xmin::text from search_text order by 1`.execute(db).then(({ rows }) => rows);
  const before = await version();
  await db
    .updateTable('event')
    .set({ seat_groups: JSON.stringify([]), status: 'cancelled' })
    .execute();
  expect(await version()).toEqual(before);
});

test('of two changes at once neither is lost', async () => {
  const another = await person('Bea Zwei');
  const put = (to: Database, person_id: number) => to.insertInto('credit').values({ production_id: opera, person_id, position: 1 }).execute();
  let second: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (first) => {
    await put(first, singer);
    second = put(db, another);
    await expect.poll(() => waiting(db)).toBe(1);
  });
  await second;
});

test('the check sees a text that has not followed', async () => {
  await sql`alter table room disable trigger search_text_renamed`.execute(db);
  await db
    .updateTable('room')
    .set({ name: JSON.stringify({ de: 'Umbenannt' }) })
    .execute();
  expect(await differences()).not.toEqual([]);
  await sql`alter table room enable trigger search_text_renamed`.execute(db);
  await sql`select refresh_search_text(array(select id from production))`.execute(db);
});

test.each(['Dvořák', 'ØRSTED', 'Straße', 'Œuvre', 'Ærø', 'Łódź', 'Frühling', 'Fru\u0308hling', 'Été', '100'])(
  '%s is folded by the database as by us',
  async (word) => {
    const { rows } = await sql<{ text: string }>`select fold_text(${word}) as text`.execute(db);
    const [{ plain, spelled } = { plain: '', spelled: '' }] = searchWordsOf(word);
    expect(rows[0]?.text.split(' ')).toEqual([plain, spelled]);
  },
);
