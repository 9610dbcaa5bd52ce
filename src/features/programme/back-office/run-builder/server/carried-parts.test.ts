import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { december, runSite } from '../../../../../../tests/support/programme/run-site.ts';
import { insertEvent, insertSeries, insertTag } from '../../../build.ts';
import { carriedTables, sharedColumns } from './queries/copy-event.server.ts';

const run = runSite();

describe('made like another date', () => {
  test('takes what is asked for of it, never its ticketing number, status, sales or being online', async () => {
    const { db } = run.site;
    const id = await run.production();
    const room_id = await run.room();
    const [series, tag] = [await insertSeries(db, { de: 'Abo A' }), await insertTag(db, { de: 'Oper' })];
    const like = await insertEvent(db, {
      production_id: id,
      type_id: run.type_id,
      room_id,
      title: { de: 'Wozzeck konzertant' },
      important_info: { de: 'Einlass 19 Uhr' },
      details: JSON.stringify({ admission: 'free', age_from: 12, sale_starts: '2026-09-01T10:00:00+02:00' }),
      id_jet: 'JET-9',
      ticket_url: 'https://karten.example/9',
      status: 'cancelled',
      is_online: true,
      series: [series],
      tags: [tag],
    });
    const { revision } = (await run.events().get(`${like}/`)).body;
    await run.events().change(like, revision, { prices: [{ name: 'Parkett', name_en: 'Stalls', price: 48 }] });
    const person = await db
      .insertInto('person')
      .values({ name: `Ada Moll ${like}`, sort_name: 'moll' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('credit').values({ event_id: like, person_id: person.id, position: 1 }).execute();
    const { body } = await run.create(id, { room_id, dates: december(4, 5), like, carried: ['prices', 'series', 'tags', 'texts', 'cast', 'media'] });
    expect(body.written).toBe(true);
    const made = (await run.rowsOf(id)).filter((row) => row.id !== like);
    for (const row of made) {
      expect(row).toMatchObject({
        title: { de: 'Wozzeck konzertant' },
        important_info: { de: 'Einlass 19 Uhr' },
        details: { admission: 'free', age_from: 12 },
        prices: [expect.objectContaining({ name: 'Parkett', price: '48.00' })],
        series_ids: [series],
        tag_ids: [tag],
        id_jet: null,
        ticket_url: null,
        status: 'scheduled',
        is_online: false,
        seat_groups: [],
      });
      expect(await db.selectFrom('credit').select(['person_id', 'position']).where('event_id', '=', row.id).execute()).toEqual([
        { person_id: person.id, position: 1 },
      ]);
    }
    const undone = await run.events().post('undo/', { batch: body.batch });
    expect(undone.body).toMatchObject({ changed: 2, refused: [] });
    const plain = await run.create(id, { room_id, dates: december(11), like, carried: ['prices'] });
    expect((await run.rowsOf(id)).find(({ id: one }) => one !== like)).toMatchObject({
      title: null,
      details: { admission: 'free' },
      important_info: {},
      series_ids: [],
    });
    expect(plain.body.created).toBe(1);
  });

  test('is refused where that date is another production’s', async () => {
    const like = await insertEvent(run.site.db, { type_id: run.type_id });
    const { status, body } = await run.create(await run.production(), { room_id: await run.room(), dates: december(4), like });
    expect([status, body.code]).toEqual([422, 'no_such_date']);
  });

  test('every column of the tables that are carried over is named, and none that is not there', async () => {
    const columnsOf = async (table: string) =>
      (
        await sql<{ name: string }>`select column_name as name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`.execute(
          run.site.db,
        )
      ).rows.map(({ name }) => name);
    for (const [table, columns] of Object.values(carriedTables).flat())
      expect([...columns, 'event_id', 'id', 'production_id'], table).toEqual(expect.arrayContaining(await columnsOf(table)));
    const own = [
      'id',
      'identifier',
      'date_start',
      'date_end',
      'time_known',
      'status',
      'status_note',
      'is_online',
      'waits_for_production',
      'release_id',
      'id_jet',
      'ticket_url',
      'seat_groups',
      'planning',
      'occasion',
    ];
    const counted = [
      'sequence',
      'updated_at',
      'revision',
      'rescheduled_to',
      'replaced_by',
      'announced_start',
      'announced_room_id',
      'tag_ids',
      'series_ids',
      'genre_ids',
      'derived_occasion',
    ];
    expect([...sharedColumns, ...own, ...counted].sort()).toEqual((await columnsOf('event')).sort());
  });
});
