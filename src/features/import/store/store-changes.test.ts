import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { emptyProgramme, eventsOf, everythingIn, importText } from '../build.server.ts';
import { concert, conductor } from '../build.ts';
import { limits } from '../limits.ts';
import { mappingOf } from '../mapping.server.ts';

const db = await testDatabase();
const everything = () => everythingIn(db);
const events = () => eventsOf(db);

beforeEach(() => emptyProgramme(db));

describe('a change', () => {
  test('is written, counted, and raises the sequence of calendars', async () => {
    await importText(db, [concert('1', { endDate: '2026-11-21T22:00:00' }), concert('2')]);
    const changed = concert('1', { eventStatus: 'EventCancelled', keywords: ['Matinee', 'Premiere'], offers: { url: '/de/karten' } });
    expect(await importText(db, [changed, concert('2')])).toMatchObject({ changed: 1, unchanged: 1, productionsChanged: 0 });
    expect(await db.selectFrom('event').select(['status', 'date_end', 'ticket_url', 'tag_ids']).where('identifier', '=', '1').execute()).toEqual([
      { status: 'cancelled', date_end: null, ticket_url: '/de/karten', tag_ids: [1, 2] },
    ]);
    const [first] = await events();
    expect(first?.sequence).toBeGreaterThan(0);
  });

  test('keeps what people have added: translations, an address, an offline event', async () => {
    await importText(db, [concert('1', { description: 'An evening.' })]);
    await sql`update production set title = title || '{"de": "Robert und Clara"}', description = description || '{"de": "Ein Abend."}'`.execute(db);
    await sql`update event set is_online = false, ticket_url = '/de/karten', important_info = '{"de": "Einlass um sieben"}'`.execute(db);
    const before = await everything();
    expect(await importText(db, [concert('1', { description: 'An evening.' })])).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await everything()).toEqual(before);
    expect(await importText(db, [concert('1', { description: 'A late evening.' })])).toMatchObject({ changed: 1 });
    const production = await db.selectFrom('production').select(['title', 'description']).executeTakeFirstOrThrow();
    expect(production).toEqual({ title: { de: 'Robert und Clara', en: 'Schumann' }, description: { de: 'Ein Abend.', en: 'A late evening.' } });
  });

  test('of the status says so to visitors', async () => {
    await importText(db, [concert('1', { eventStatus: 'EventRescheduled', previousStartDate: '2026-10-01T19:30' })]);
    const event = await db.selectFrom('event').select(['status', 'status_note']).executeTakeFirstOrThrow();
    expect(event.status).toBe('scheduled');
    expect(event.status_note).toEqual({
      de: expect.stringMatching(/^Verlegt, .*1\. Oktober 2026$/),
      en: expect.stringMatching(/^Moved from .*1 October 2026$/),
    });
  });
});

describe('a production and its events', () => {
  const shown = async () => (await events()).map(({ identifier, cast, own }) => [identifier, cast, own]);

  test('an event has a cast of its own only where it differs', async () => {
    await importText(db, [concert('1'), concert('2', conductor('Ben Okoro')), concert('3')]);
    expect(await shown()).toEqual([
      ['1', ['Ada Lind'], null],
      ['2', ['Ben Okoro'], ['Ben Okoro']],
      ['3', ['Ada Lind'], null],
    ]);
    await importText(db, [concert('1'), concert('2'), concert('3', conductor('Ben Okoro'))]);
    expect(await shown()).toEqual([
      ['1', ['Ada Lind'], null],
      ['2', ['Ada Lind'], null],
      ['3', ['Ben Okoro'], ['Ben Okoro']],
    ]);
  });

  test('what is new for all goes to the production; events that are not in the file keep what they had', async () => {
    await importText(db, [concert('1'), concert('2'), concert('3')]);
    const changes = { ...conductor('Ben Okoro'), name: 'Clara', superEvent: { '@id': 'p1', name: 'Clara' } };
    const file = [concert('1', changes), concert('2', changes)];
    expect(await importText(db, file)).toMatchObject({ changed: 2, productionsChanged: 1 });
    expect((await events()).map(({ identifier, shown: title, title: own, cast }) => [identifier, title, own, cast])).toEqual([
      ['1', { en: 'Clara' }, null, ['Ben Okoro']],
      ['2', { en: 'Clara' }, null, ['Ben Okoro']],
      ['3', { en: 'Schumann' }, { en: 'Schumann' }, ['Ada Lind']],
    ]);
    expect(await importText(db, file)).toMatchObject({ changed: 0, unchanged: 2, productionsChanged: 0 });
  });

  // Between them stand enough others that each comes in a batch of its own.
  test.each([
    ['first', ['1', '2', '3']],
    ['last', ['3', '2', '1']],
  ])('the same where the first event stands %s in the file', async (_, order) => {
    const others = (from: string) =>
      [...Array(limits.batch).keys()].map((index) => concert(`${from}/${index}`, { superEvent: { '@id': 'p2', name: 'Other' } }));
    const file = (change: object) => order.flatMap((identifier) => [concert(identifier, identifier === '2' ? {} : change), ...others(identifier)]);
    await importText(
      db,
      [...file({})].toSorted((a, b) => a.identifier.localeCompare(b.identifier)),
    );
    const changed = file({ ...conductor('Ben Okoro'), name: 'Clara', superEvent: { '@id': 'p1', name: 'Clara' } });
    await importText(db, changed);
    const before = await everything();
    const shown = (await events()).filter(({ identifier }) => order.includes(String(identifier)));
    expect(shown.map(({ identifier, shown: title, cast }) => [identifier, title, cast])).toEqual([
      ['1', { en: 'Clara' }, ['Ben Okoro']],
      ['2', { en: 'Schumann' }, ['Ada Lind']],
      ['3', { en: 'Clara' }, ['Ben Okoro']],
    ]);
    expect(await importText(db, changed)).toMatchObject({ changed: 0, unchanged: changed.length, productionsChanged: 0 });
    expect(await everything()).toEqual(before);
  });

  test('events of one title without a production share one; one made by hand takes them and stays as it is', async () => {
    await importText(db, [concert('0')]);
    await sql`insert into production (title, type_id) values ('{"de": "Schumanniade"}', 1)`.execute(db);
    const alone = (identifier: string, name: string) => concert(identifier, { name, superEvent: undefined });
    expect((await importText(db, [alone('1', 'Trio'), alone('2', 'TRIO'), alone('3', 'Schumanniade')])).made.productions).toBe(1);
    const { rows } =
      await sql`select e.identifier, p.identifier as production, p.title from event e join production p on p.id = e.production_id where e.identifier <> '0' order by 1`.execute(
        db,
      );
    expect(rows).toEqual([
      { identifier: '1', production: 'title:trio', title: { en: 'Trio' } },
      { identifier: '2', production: 'title:trio', title: { en: 'Trio' } },
      { identifier: '3', production: null, title: { de: 'Schumanniade' } },
    ]);
  });
});

describe('names', () => {
  test('are found under any language, an alias or a mapping', async () => {
    await sql`insert into room (name, aliases) values ('{"de": "Großer Saal", "en": "Grand Hall"}', '{"Main Hall"}'), ('{"de": "Studio"}', '{}')`.execute(db);
    await sql`insert into exhibition_type (name, aliases) values ('{"de": "Konzert", "en": "Concert"}', '{"MusicEvent"}')`.execute(db);
    await sql`insert into role (key, name) values ('conductor', '{"de": "Dirigat", "en": "Conducted by"}')`.execute(db);
    const mapping = mappingOf({
      rooms: { 'avery fisher hall': 'studio' },
      types: { Subscription: { de: 'Konzert', en: 'Concert' } },
      roles: { Leader: 'Dirigent' },
      persons: { VARIOUS: null, 'Lind, Ada': 'Ada Lind' },
    });
    const places = ['Main Hall', 'GRAND HALL', 'Grosser Saal', 'Avery Fisher Hall', undefined];
    const performer = [{ roleName: 'Leader', performer: { name: 'Lind, Ada' } }, { name: 'VARIOUS' }];
    const stats = await importText(
      db,
      places.map((location, index) => concert(String(index), { location, performer, additionalType: index === 1 ? undefined : 'Subscription' })),
      { mapping },
    );
    expect(stats.made).toMatchObject({ rooms: 1, types: 0, roles: 0, persons: 2 });
    expect(await db.selectFrom('event').select('room_id').orderBy('id').execute()).toEqual([1, 1, 1, 2, 3].map((room_id) => ({ room_id })));
    expect(await db.selectFrom('room').select('name').where('id', '=', 3).execute()).toEqual([
      { name: { de: 'Ort wird noch bekannt gegeben', en: 'Venue to be announced' } },
    ]);
  });

  test('mapped later move to the room of the mapping', async () => {
    await importText(db, [concert('1')]);
    const mapping = mappingOf({ rooms: { 'Main Hall': 'Großer Saal' }, types: { Subscription: 'Konzert' } });
    expect(await importText(db, [concert('1')], { mapping })).toMatchObject({ changed: 1, made: { rooms: 1, types: 1 } });
    expect(await importText(db, [concert('1')], { mapping })).toMatchObject({ unchanged: 1, made: { rooms: 0, types: 0 } });
    const rooms = await db.selectFrom('event').innerJoin('room', 'room.id', 'event.room_id').select('room.name').execute();
    expect(rooms).toEqual([{ name: { de: 'Großer Saal' } }]);
  });

  test('of a season of the house that has other dates', async () => {
    await sql`insert into season (name, starts_on, ends_on) values ('{"de": "Saison"}', '2026-08-15', '2027-07-15')`.execute(db);
    const stats = await importText(db, [concert('1'), concert('2', { startDate: '2027-08-01', superEvent: undefined, name: 'Summer' })]);
    expect(stats.made.seasons).toBe(1);
    expect(await db.selectFrom('production').select('season_id').orderBy('id').execute()).toEqual([{ season_id: 1 }, { season_id: 2 }]);
  });
});
