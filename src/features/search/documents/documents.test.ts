import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { insertEvent, insertProduction, insertRoom } from '#features/programme/build.ts';
import { searchWordsOf } from '#i18n/search-words.ts';
import { testDatabase, waiting } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/database.server.ts';
import { searchedTables } from './searched-tables.ts';

// What is searched follows every change of what it is made from, in the transaction that changes it (migration 0040).
const db = await testDatabase();
const documents = () =>
  db.selectFrom('search_document').select(['kind', 'object_id', 'room_id', 'event_id', 'heading', 'naming', 'is_shown']).orderBy('id').execute();
const eventText = async (event: number) => (await documents()).find(({ event_id }) => event_id === event)?.heading;

/** What is stored and should not be, and what should be and is not. */
async function differences(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [kind, table] of Object.entries(searchedTables)) {
    const columns = sql.raw('object_id, room_id, event_id, title, names, labels, body, url, is_shown, shown_from, starts_at, over_at');
    const wanted = sql`select object_id, room_id, event_id, title, coalesce(names, ''), coalesce(labels, ''), coalesce(body, '{}'), url, is_shown, shown_from, starts_at, over_at
      from ${sql.id(`search_of_${kind}`)}(array(select id from ${sql.table(table)}))`;
    const stored = sql`select ${columns} from search_document where kind = ${kind}`;
    const { rows } = await sql`(select 'missing' as problem, ${sql.lit(kind)} as kind, * from (${wanted} except all ${stored}) missing)
      union all (select 'wrong', ${sql.lit(kind)}, * from (${stored} except all ${wanted}) wrong)`.execute(db);
    found.push(...rows);
  }
  return found;
}
afterEach(async () => {
  expect(await differences()).toEqual([]);
  expect((await sql`select * from search_pending`.execute(db)).rows).toEqual([]);
});

const at = new Date('2026-12-01T20:00:00Z');
const json = (de: string) => JSON.stringify({ de });
const person = async (name: string) => (await db.insertInto('person').values({ name, sort_name: name }).returning('id').executeTakeFirstOrThrow()).id;
let opera: number;
let concert: number;
let hall: number;
let event: number;
let differing: number;
let singer: number;
let composer: number;
let work: number;
let article: number;

beforeAll(async () => {
  hall = await insertRoom(db, { name: { de: 'Großer Saal' } });
  opera = await insertProduction(db, { title: { de: 'Die Zauberflöte', en: 'The Magic Flute' } });
  concert = await insertProduction(db, { title: { de: 'Konzert' } });
  event = await insertEvent(db, { production_id: opera, room_id: hall, date_start: at });
  differing = await insertEvent(db, { production_id: opera, room_id: hall, title: { de: 'Matinee' }, date_start: at });
  singer = await person('Anaïs Ørsted');
  composer = await person('Wolfgang Amadé Mozart');
  work = (
    await db
      .insertInto('work')
      .values({ title: json('Ouvertüre'), composer_id: composer, key: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  await db.insertInto('credit').values({ production_id: opera, person_id: singer, position: 0 }).execute();
  await db.insertInto('programme_item').values({ production_id: opera, work_id: work, position: 0 }).execute();
  const category_id = (
    await db
      .insertInto('article_category')
      .values({ name: json('Werkstatt') })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  article = (
    await db
      .insertInto('article')
      .values({ category_id, title: json('Ein Flügel'), published_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  await db
    .insertInto('series')
    .values({ name: json('Stimmen') })
    .execute();
  await db
    .insertInto('venue')
    .values({ name: json('Ostkai') })
    .execute();
});

test('events that differ in nothing share one document', async () => {
  await insertEvent(db, { production_id: opera, room_id: hall, date_start: at });
  const ofOpera = (await documents()).filter(({ kind, object_id }) => kind === 'event' && object_id === opera);
  expect(ofOpera).toHaveLength(2);
  const shared = ofOpera.find(({ event_id }) => event_id === null);
  for (const word of ['zauberflote', 'zauberfloete', 'magic']) expect(shared?.heading).toContain(` ${word} `);
  for (const word of ['grosser saal', 'anais orsted', 'ouverture', 'mozart']) expect(shared?.naming).toContain(` ${word}`);
  expect(await eventText(differing)).toContain(' matinee ');
});

const set = (table: 'production' | 'room' | 'work' | 'person', values: object, id: number) => () =>
  sql`update ${sql.table(table)} set ${sql.join(Object.entries(values).map(([column, value]) => sql`${sql.id(column)} = ${value}`))} where id = ${id}`.execute(
    db,
  );
const changes: Record<string, () => Promise<unknown>> = {
  'a production gets another title': () => set('production', { title: json('Cosí') }, opera)(),
  'a room gets another name': () => set('room', { name: json('Kammersaal') }, hall)(),
  'a person gets another name': () => set('person', { name: 'Anna Œrsted' }, singer)(),
  'a composer does': () => set('person', { name: 'Antonio Salieri' }, composer)(),
  'a work gets another title': () => set('work', { title: json('Vorspiel') }, work)(),
  'a kind of event gets another name': () =>
    db
      .updateTable('exhibition_type')
      .set({ name: json('Musiktheater') })
      .execute(),
  'an event gets a title': () =>
    db
      .updateTable('event')
      .set({ title: json('Premiere') })
      .where('id', '=', event)
      .execute(),
  'and loses it': () => db.updateTable('event').set({ title: null }).where('id', '=', event).execute(),
  'an event gets its own cast': () => db.insertInto('credit').values({ event_id: event, person_id: composer, position: 0 }).execute(),
  'which moves to another event': () => db.updateTable('credit').set({ event_id: differing }).where('event_id', '=', event).execute(),
  'and goes': () => db.deleteFrom('credit').where('event_id', '=', differing).execute(),
  'an event gets its own programme': () => db.insertInto('programme_item').values({ event_id: event, work_id: work, position: 0 }).execute(),
  'an event goes offline': () => db.updateTable('event').set({ is_online: false }).where('id', '=', differing).execute(),
  'all of a production do, and who takes part has no page': () =>
    db.updateTable('event').set({ is_online: false }).where('production_id', '=', opera).execute(),
  'and come back': () => db.updateTable('event').set({ is_online: true }).where('production_id', '=', opera).execute(),
  'an event moves to another production': () => db.updateTable('event').set({ production_id: concert }).where('id', '=', event).execute(),
  'all events move to another room': async () =>
    db
      .updateTable('event')
      .set({ room_id: await insertRoom(db, {}) })
      .execute(),
  'an event is deleted': () => db.deleteFrom('event').where('id', '=', differing).execute(),
  'an article is renamed': () =>
    db
      .updateTable('article')
      .set({ title: json('Zwei Flügel') })
      .where('id', '=', article)
      .execute(),
  'its category is': () =>
    db
      .updateTable('article_category')
      .set({ name: json('Aus der Werkstatt') })
      .execute(),
  'a page comes': () =>
    db
      .insertInto('page')
      .values({ urls: JSON.stringify({ de: '/de/anfahrt' }), title: json('Anfahrt'), is_online: true })
      .execute(),
  'and is deleted': () => db.deleteFrom('page').execute(),
  'a series is renamed': () =>
    db
      .updateTable('series')
      .set({ name: json('Gegenwart') })
      .execute(),
  'a venue is': () =>
    db
      .updateTable('venue')
      .set({ name: json('Speicher') })
      .execute(),
};
test.each(Object.keys(changes))('%s', async (name) => {
  const before = JSON.stringify(await documents());
  await changes[name]?.();
  expect(JSON.stringify(await documents())).not.toBe(before);
});

test('what is published of blocks is found with its page', async () => {
  const page = await db
    .insertInto('page')
    .values({ urls: JSON.stringify({ de: '/de/haus' }), title: json('Haus'), is_online: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('container').values({ slug: 'haus', content_type: 'page', object_id: page.id, draft: '{}' }).execute();
  await db
    .updateTable('published_container')
    .set({ document: '{}', published_at: at, search_text: 'Apfelsinen und Eis' })
    .where('language', '=', 'de')
    .execute();
  const found = await sql<{ id: number }>`select object_id as id from search_document where words @@ to_tsquery('pg_catalog.german', 'Apfelsine')`.execute(db);
  expect(found.rows).toEqual([{ id: page.id }]);
});

test('what the box office says of seats writes no document anew', async () => {
  const version = () => sql<{ xmin: string }>`select xmin::text from search_document order by 1`.execute(db).then(({ rows }) => rows);
  const before = await version();
  await db
    .updateTable('event')
    .set({ seat_groups: JSON.stringify([]), status: 'cancelled' })
    .execute();
  expect(await version()).toEqual(before);
});

test('of two changes at once neither is lost, and the second waits for nothing but the documents', async () => {
  const another = await person('Bea Zwei');
  const put = (to: Database, person_id: number) => to.insertInto('credit').values({ production_id: opera, person_id, position: 1 }).execute();
  let second: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (first) => {
    await put(first, composer);
    await sql`set constraints search_catch_up immediate`.execute(first); // as if it were about to commit
    second = put(db, another);
    await expect.poll(() => waiting(db)).toBe(1);
  });
  await second;
});

test('the check sees a document that has not followed', async () => {
  await sql`alter table room disable trigger search_changed`.execute(db);
  await db
    .updateTable('room')
    .set({ name: json('Umbenannt') })
    .execute();
  expect(await differences()).not.toEqual([]);
  await sql`alter table room enable trigger search_changed`.execute(db);
  await sql`select search_refresh('event', array(select id from production)), search_refresh('venue', array(select id from venue))`.execute(db);
});

test.each(['Dvořák', 'ØRSTED', 'Straße', 'Œuvre', 'Ærø', 'Łódź', 'Frühling', 'Fru\u0308hling', 'Été', '100'])(
  '%s is folded by the database as by us',
  async (word) => {
    const { rows } = await sql<{ folded: string[] }>`select array[fold_plain(${word}), fold_spelled(${word})] as folded`.execute(db);
    const [{ plain, spelled } = { plain: '', spelled: '' }] = searchWordsOf(word);
    expect(rows[0]?.folded).toEqual([plain, spelled]);
  },
);
