import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pricesSchema, seatGroupsSchema } from '#features/booking/contract.ts';
import { choose } from '#i18n/localised.ts';
import { testDatabase } from '../tests/support/database.ts';
import { productions } from './content/productions.ts';
import { fillDemo } from './fill.server.ts';
import { scheduleFor } from './schedule.ts';

const today = '2026-11-21';
const { events } = scheduleFor(today, productions);
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-seed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the demo venue in an empty database', async () => {
  const db = await testDatabase();
  let filled: { events: number; productions: number };
  beforeAll(async () => {
    filled = await fillDemo(db, { today, dataDir });
  });

  test('is complete', async () => {
    expect(filled).toEqual({ events: events.length, productions: productions.length });
    const { rows } = await sql<{ name: string; count: number }>`
      select 'event' as name, count(*) from event union all select 'production', count(*) from production
      union all select 'teaser', count(*) from teaser union all select 'season', count(*) from season
      union all select 'pictured', count(*) from production where image_id is not null
      union all select 'portrait', count(*) from person where image_id is not null and biography <> '{}'`.execute(db);
    expect(Object.fromEntries(rows.map(({ name, count }) => [name, count]))).toEqual({
      event: events.length,
      production: productions.length,
      teaser: 12,
      season: 2,
      pictured: productions.length,
      portrait: 32,
    });
  });

  test('has each event as it was scheduled', async () => {
    const rows = await db
      .selectFrom('event')
      .innerJoin('production', 'production.id', 'event.production_id')
      .innerJoin('room', 'room.id', 'event.room_id')
      .select([
        'production.title',
        'room.name as room',
        'event.date_start',
        'event.date_end',
        'event.day',
        'event.status',
        'event.seat_groups',
        'event.prices',
        'event.sequence',
      ])
      .select((eb) => [
        eb.fn<number>('cardinality', ['event.tag_ids']).as('tags'),
        eb.fn<number>('cardinality', ['event.series_ids']).as('series'),
        eb.fn<number>('cardinality', ['event.genre_ids']).as('genres'),
      ])
      .orderBy('event.id')
      .execute();
    const titles = new Map(productions.map(({ key, title }) => [key, title]));
    expect(rows.map(({ room, ...row }) => ({ ...row, room: choose(room, 'en').text }))).toEqual(
      events.map((event) => ({
        title: titles.get(event.production),
        room: { grand: 'Grand Hall', chamber: 'Chamber Hall', studio: 'Studio', foyer: 'Foyer', church: 'St Anne’s' }[event.room],
        date_start: event.dateStart,
        date_end: event.dateEnd,
        day: event.day,
        status: event.status,
        seat_groups: seatGroupsSchema.parse(event.seatGroups),
        prices: pricesSchema.parse(event.prices),
        sequence: 0,
        tags: event.tags.length,
        series: event.series.length,
        genres: event.genres.length,
      })),
    );
  });

  test('is not put in a second time, and nothing is written when it is refused', async () => {
    await expect(fillDemo(db, { today, dataDir })).rejects.toThrow('already holds events');
    const { count } = await db.selectFrom('room').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    expect(count).toBe(5);
  });

  test('is the same in another database', async () => {
    const other = await testDatabase();
    await fillDemo(other, { today, dataDir });
    const all = (from: typeof db) => from.selectFrom('event').selectAll().orderBy('id').execute();
    const plain = (rows: Awaited<ReturnType<typeof all>>) => rows.map(({ updated_at: _, ...row }) => row);
    expect(plain(await all(other))).toEqual(plain(await all(db)));
  });
});
