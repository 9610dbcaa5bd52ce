import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { emptyProgramme, importText } from '../build.server.ts';
import { concert, conductor } from '../build.ts';
import { folder } from '../reports/build.server.ts';

const db = await testDatabase();
const now = new Date('2026-06-01T12:00:00Z');
beforeEach(() => emptyProgramme(db));

const rows = async () =>
  (
    await sql<{
      line: string;
    }>`select concat_ws(' ', to_char(date_start at time zone 'Europe/Berlin', 'DD.MM. HH24:MI'), status, case when is_online then 'online' else 'offline' end) as line
      from event order by date_start, id`.execute(db)
  ).rows.map(({ line }) => line);
const read = (file: object | string, more: object = {}) => importText(db, file, { now, ...more });

describe('what staff have written since the last import', () => {
  const later = concert('1', {
    name: 'Robert Schumann',
    startDate: '2026-11-21T20:00:00',
    location: { name: 'Small Hall' },
    keywords: ['Matinee'],
    description: 'New.',
    offers: { url: '/de/karten' },
    ...conductor('Ben Okoro'),
  });

  test('stays, field by field, and is named; all else is updated', async () => {
    await read([concert('1', { description: 'Old.' })]);
    await sql`update event set date_start = date_start - interval '1 hour', ticket_url = '/de/hier'`.execute(db);
    await sql`update production set description = '{"en": "By hand.", "de": "Von Hand."}'`.execute(db);
    const { changed, problems } = await read([later]);
    expect([changed, problems]).toEqual([1, ['file:1 kept times ticket_url description']]);
    const { rows: found } =
      await sql`select to_char(e.date_start at time zone 'Europe/Berlin', 'HH24:MI') as time, ticket_url, p.description, e.description as own,
      (select name->>'en' from room where id = e.room_id) as room, (select string_agg(name->>'en', ' ') from tag where id = any(e.tag_ids)) as tags,
      (select string_agg(person.name, ' ') from credit join person on person.id = person_id) as cast from event e join production p on p.id = production_id`.execute(
        db,
      );
    expect(found).toEqual([
      {
        time: '18:30',
        ticket_url: '/de/hier',
        description: { en: 'By hand.', de: 'Von Hand.' },
        own: null,
        room: 'Small Hall',
        tags: 'Matinee',
        cast: 'Ben Okoro',
      },
    ]);
  });

  test('is the import’s again where both say the same', async () => {
    await read([concert('1')]);
    await sql`update event set date_start = date_start + interval '30 minutes'`.execute(db);
    expect((await read([concert('1', { startDate: '2026-11-21T20:00:00' })])).problems).toEqual([]);
    await read([concert('1', { startDate: '2026-11-21T21:00:00' })]);
    expect(await rows()).toEqual(['21.11. 21:00 scheduled online']);
  });

  test('a cancellation by hand, tags and a cast of its own stay; the same file again changes nothing', async () => {
    await read([concert('1'), concert('2')]);
    const second = sql`(select id from event where identifier = '2')`;
    await sql`update event set status = 'cancelled' where id = ${second}`.execute(db);
    await sql`delete from event_tag where event_id = ${second}`.execute(db);
    await sql`insert into person (name, sort_name) values ('Cleo', 'Cleo')`.execute(db);
    await sql`insert into credit (event_id, person_id, position) select ${second}, id, 0 from person where name = 'Cleo'`.execute(db);
    const file = [concert('1', { keywords: ['Matinee'], ...conductor('Ben Okoro') }), concert('2', { keywords: ['Matinee'], ...conductor('Ben Okoro') })];
    expect((await read(file)).problems).toEqual(['file:1 kept status tag_ids credits']);
    expect(await read(file)).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await rows()).toEqual(['21.11. 19:30 scheduled online', '21.11. 19:30 cancelled online']);
  });

  test('stays deleted, and is named; nothing is made for it', async () => {
    await read([concert('1'), concert('2')]);
    await sql`delete from event where identifier = '2'`.execute(db);
    const file = [concert('1'), concert('2', { location: { name: 'Small Hall' } }), concert('3')];
    const stats = await read(file);
    expect([stats.created, stats.unchanged, stats.deleted, stats.wrong, stats.problems]).toEqual([1, 1, 1, 0, ['file:1 deleted Schumann']]);
    expect(stats.made.rooms).toBe(0);
    expect((await rows()).length).toBe(2);
  });

  test('beside a work stays where the list is another', async () => {
    const works = (...titles: string[]) => ({ workPerformed: titles.map((name) => ({ name, composer: { name: 'Clara Schumann' } })) });
    await read([concert('1', works('Trio')), concert('2', works('Lieder'))]);
    await sql`update programme_item set note = '{"de": "Auswahl"}'`.execute(db);
    expect((await read([concert('1', works('Romanzen', 'Trio')), concert('2', works('Romanzen', 'Lieder'))])).problems).toEqual([]);
    const { rows: found } = await sql`select w.title->>'en' as work, i.note->>'de' as note, i.event_id is not null as own
      from programme_item i join work w on w.id = work_id order by own, i.position`.execute(db);
    expect(found).toEqual([
      { work: 'Romanzen', note: null, own: false },
      { work: 'Trio', note: 'Auswahl', own: false },
      { work: 'Romanzen', note: null, own: true },
      { work: 'Lieder', note: 'Auswahl', own: true },
    ]);
  });

  test('an address that staff have given before the file had one', async () => {
    await read([concert('1')]);
    await sql`update event set ticket_url = '/de/hier'`.execute(db);
    expect((await read([concert('1', { offers: { url: '/de/karten' } })])).problems).toEqual(['file:1 kept ticket_url']);
  });

  test('what a changed production leaves to its other dates is the import’s still', async () => {
    await read([concert('1'), concert('2')]);
    const renamed = (title: string) => ({ name: title, superEvent: { '@id': 'p1', name: title } });
    await read([concert('1', renamed('Clara'))]);
    expect((await read([concert('1', renamed('Clara')), concert('2', renamed('Clara'))])).problems).toEqual([]);
    expect((await sql`select title from event where title is not null`.execute(db)).rows).toEqual([]);
  });
});

describe('what the source has no more', () => {
  const days = (...list: number[]) => list.map((day) => concert(`d${day}`, { startDate: `2026-11-${day}T19:30:00` }));

  test('is named, cancelled or taken offline, as one chooses; nothing beyond the days of the file, of another source, or past', async () => {
    await read(days(10, 11, 12, 20), { name: 'plan-2026-05.json' });
    await read([concert('other', { startDate: '2026-11-11T11:00:00' })], { name: 'gastspiele.json' });
    const file = days(10, 12);
    const named = await read(file, { name: 'plan-2026-06.json' });
    expect([named.gone, named.problems]).toEqual([1, ['plan-2026-06.json gone_named Schumann, 2026-11-11 19:30']]);
    const preview = await read(file, { name: 'plan.json', missing: 'cancel', dryRun: true });
    expect(preview.problems).toEqual(['plan.json gone_cancelled Schumann, 2026-11-11 19:30']);
    expect(await rows()).toContain('11.11. 19:30 scheduled online');
    await read(file, { name: 'plan.json', missing: 'cancel' });
    expect(await rows()).toEqual([
      '10.11. 19:30 scheduled online',
      '11.11. 11:00 scheduled online',
      '11.11. 19:30 cancelled online',
      '12.11. 19:30 scheduled online',
      '20.11. 19:30 scheduled online',
    ]);
    expect((await read(file, { name: 'plan.json', missing: 'cancel' })).gone).toBe(0);
    const again = await read(days(10, 11, 12), { name: 'plan.json' });
    expect([again.returned, again.changed, again.problems]).toEqual([1, 0, ['plan.json:1 back_named Schumann, 2026-11-11 19:30']]);
    expect(await rows()).toContain('11.11. 19:30 cancelled online');
    const back = await read(days(10, 11, 12), { name: 'plan.json', returning: 'restore' });
    expect([back.returned, back.changed, back.problems]).toEqual([1, 1, ['plan.json:1 back_restored Schumann, 2026-11-11 19:30']]);
    expect(await rows()).toContain('11.11. 19:30 scheduled online');
    expect(await read(days(10, 11, 12), { name: 'plan.json' })).toMatchObject({ returned: 0, unchanged: 3 });
    expect((await read(file, { name: 'plan.json', missing: 'offline', now: new Date('2026-11-12T00:00:00Z') })).gone).toBe(0);
  });

  test('and has again is online again by choice; what staff have put online or cancelled themselves is not asked for', async () => {
    await read(days(10, 11, 12, 13));
    await read(days(10, 13), { missing: 'offline' });
    await sql`update event set is_online = true where identifier = 'd12'`.execute(db);
    const back = await read(days(10, 11, 12, 13), { returning: 'restore' });
    expect([back.changed, back.problems]).toEqual([1, ['file:1 back_restored Schumann, 2026-11-11 19:30']]);
    expect((await rows()).filter((line) => line.endsWith('online')).length).toBe(4);
    await read(days(10, 13), { missing: 'cancel' });
    expect((await rows()).filter((line) => line.includes('cancelled')).length).toBe(2); // what came back is missed again
    await sql`update event set status = 'postponed' where identifier = 'd12'`.execute(db);
    expect((await read(days(10, 11, 12, 13))).problems).toEqual(['file:1 kept status', 'file:1 back_named Schumann, 2026-11-11 19:30']);
  });

  test('is only named where a line is wrong: it may be that one', async () => {
    await read(days(10, 11, 12));
    const { problems } = await read([...days(10, 12), concert('d11', { startDate: 'soon' })], { missing: 'offline' });
    expect(problems).toEqual(['file:1 bad_date', 'file gone_named Schumann, 2026-11-11 19:30']);
    expect(await rows()).toContain('11.11. 19:30 scheduled online');
  });

  const calendar = (...events: string[]) =>
    ['BEGIN:VCALENDAR', ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:s', 'SUMMARY:Serie', ...lines.split(' '), 'END:VEVENT']), 'END:VCALENDAR'].join(
      '\r\n',
    );
  const series = (time: string) => `DTSTART;TZID=Europe/Berlin:20261101T${time} RRULE:FREQ=WEEKLY;COUNT=3`;
  const moved = 'RECURRENCE-ID;TZID=Europe/Berlin:20261108T190000 DTSTART;TZID=Europe/Berlin:20261108T200000';
  const plan = { format: 'ics' as const, name: 'plan.ics' };

  test('of a series goes offline with its rule; a changed date alone says nothing of the others', async () => {
    await read(calendar(series('190000')), plan);
    expect(await read(calendar(moved), plan)).toMatchObject({ changed: 1, gone: 0, problems: [] });
    expect(await rows()).toEqual(['01.11. 19:00 scheduled online', '08.11. 20:00 scheduled online', '15.11. 19:00 scheduled online']);
    expect(await read(calendar(series('190000'), moved), plan)).toMatchObject({ gone: 0, unchanged: 3 });
    expect(await read(calendar(series('210000')), plan)).toMatchObject({ created: 3, gone: 3 });
    expect((await rows()).filter((line) => line.endsWith('offline')).length).toBe(3);
  });

  test.skipIf(!existsSync(folder))('i25a, then i25b: dates of a series that was moved go offline, unless said otherwise', async () => {
    const file = (name: string) => readFileSync(resolve(folder, name), 'utf8');
    await read(file('i25a.ics'), { format: 'ics', name: 'i25a.ics' });
    const { created, problems } = await read(file('i25b.ics'), { format: 'ics', name: 'i25b.ics', missing: 'name' });
    expect([created, problems]).toEqual([3, ['01', '08', '15'].map((day) => `i25b.ics gone_named i25 Serie, 2027-07-${day} 19:00`)]);
    await read(file('i25b.ics'), { format: 'ics', name: 'i25b.ics' });
    expect(await rows()).toEqual(['01', '08', '15'].flatMap((day) => [`${day}.07. 19:00 scheduled offline`, `${day}.07. 20:00 scheduled online`]));
  });
});

describe('a production that the file has by its title alone', () => {
  const titled = (title: string, ...days: string[]) =>
    ['Kennung;Titel;Datum;Uhrzeit;Saal', ...days.map((day) => `${day};${title};${day}.11.2031;19:30;Ostsaal`)].join('\n');
  const table = (text: string) => read(text, { format: 'csv', name: 'plan.csv' });
  const productions = async () =>
    (
      await sql<{ line: string }>`select (p.title->>'de') || ' ' || count(e.id) as line from production p left join event e on e.production_id = p.id
        group by p.id order by p.id`.execute(db)
    ).rows.map(({ line }) => line);

  test('is renamed where all its dates have another title, and follows back', async () => {
    await table(titled('Die Nachtfähre', '01', '02'));
    expect(await table(titled('Die Fähre', '01', '02'))).toMatchObject({ created: 0, problems: [], made: { productions: 0 } });
    expect(await productions()).toEqual(['Die Fähre 2']);
    expect(await table(titled('Die Fähre', '01', '02'))).toMatchObject({ changed: 0, unchanged: 2 });
    await table(titled('Die Nachtfähre', '01', '02'));
    expect(await productions()).toEqual(['Die Nachtfähre 2']);
  });

  test('keeps the title that staff have given it, and the source’s is named', async () => {
    await table(titled('Die Nachtfähre', '01', '02'));
    await sql`update production set title = '{"de": "Fährnacht"}'`.execute(db);
    expect((await table(titled('Die Fähre', '01', '02'))).problems).toEqual(['plan.csv:2 kept title']);
    expect(await productions()).toEqual(['Fährnacht 2']);
    expect((await sql<{ title: unknown }>`select title from event`.execute(db)).rows).toEqual([{ title: null }, { title: null }]);
  });

  test('stays where only some of its dates have another; that they are another’s is said', async () => {
    await table(titled('Die Nachtfähre', '01', '02'));
    const some = `${titled('Die Nachtfähre', '01')}\n${titled('Die Fähre', '02').split('\n')[1]}`;
    expect((await table(some)).problems).toEqual(['plan.csv:3 moved_production Die Fähre']);
    expect(await productions()).toEqual(['Die Nachtfähre 1', 'Die Fähre 1']);
  });
});
