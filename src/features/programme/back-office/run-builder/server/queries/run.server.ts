import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { maxKnownDates } from '../../limits.ts';

export async function momentsOfRun(db: Database, production: number, room_id: number | null, starts: readonly Date[]) {
  const { rows } = await sql<{ date_start: Date; time_known: boolean }>`
    select date_start, time_known from event where production_id = ${production} and room_id = ${room_id} and date_start = any (${starts}::timestamptz[])`.execute(
    db,
  );
  return rows;
}

export const productionOfRun = (db: Database, id: number) =>
  db.selectFrom('production').select(['id', 'type_id']).where('id', '=', id).forUpdate().executeTakeFirst();

export const productionWithType = (db: Database, id: number) =>
  db
    .selectFrom('production')
    .innerJoin('exhibition_type as type', 'type.id', 'production.type_id')
    .select(['production.id', 'production.title', 'production.details', 'production.type_id', 'type.name as type_name'])
    .where('production.id', '=', id)
    .executeTakeFirst();

export const nextDates = (db: Database, id: number) =>
  db
    .selectFrom('event')
    .innerJoin('room', 'room.id', 'event.room_id')
    .select(['event.id', 'day', 'date_start', 'date_end', 'time_known', 'is_online', 'room_id', 'room.name as room_name'])
    .where('production_id', '=', id)
    .orderBy('date_start', 'desc')
    .orderBy('event.id', 'desc')
    .limit(maxKnownDates)
    .execute();
