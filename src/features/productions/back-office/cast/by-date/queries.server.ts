import { type Insertable, sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import type { Localised } from '#i18n/localised.ts';
import { maxCastDates } from '../../limits.ts';

/** Two who change the cast of one production wait for each other. */
export async function lockProduction(db: Database, id: number): Promise<void> {
  const found = await db.selectFrom('production').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw problem('not_found');
}

export const datesOfProduction = (db: Database, production_id: number) =>
  db.selectFrom('event').select(['id', 'date_start']).where('production_id', '=', production_id).orderBy('date_start').orderBy('id').execute();

export async function dateIds(db: Database, production_id: number) {
  const { rows } = await sql<{ id: number }>`select id from event where production_id = ${production_id}`.execute(db);
  return rows;
}

export const deleteLists = (db: Database, ids: readonly number[], changed: readonly { event_id: number | null }[], production_id: number) =>
  db
    .deleteFrom('credit')
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('event_id', 'in', ids)] : []),
        ...(changed.some(({ event_id }) => event_id === null) ? [eb('production_id', '=', production_id)] : []),
      ]),
    )
    .execute();

export const insertCredits = (db: Database, rows: readonly Insertable<Schema['credit']>[]) => db.insertInto('credit').values(rows).execute();

export async function productionOf(db: Database, production: number | undefined, event: number | undefined) {
  const { rows } = await sql<{ id: number }>`
      select coalesce(${production ?? null}::int, (select production_id from event where id = ${event ?? null}::int)) as id`.execute(db);
  return rows;
}

export type CreditRow = {
  event_id: number | null;
  person_id: number;
  role_id: number | null;
  name: string;
  names: Localised | null;
  kind: 'person' | 'ensemble';
  role: Localised | null;
};

export type DateRow = {
  id: number;
  day: string;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  room_id: number;
  room: Localised;
  status: 'scheduled' | 'cancelled' | 'postponed';
  is_online: boolean;
};

/** All lists of a production: its own, and those of its dates that have one. One statement. */
export async function castRows(db: Database, production: number): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select c.event_id, c.person_id, c.role_id, p.name, p.names, p.kind, r.name as role
      from credit c join person p on p.id = c.person_id left join role r on r.id = c.role_id
     where c.production_id = ${production} or c.event_id in (select id from event where production_id = ${production})
     order by c.position, c.id`.execute(db);
  return rows;
}

export const productionTitle = (db: Database, id: number) => db.selectFrom('production').select(['id', 'title']).where('id', '=', id).executeTakeFirst();

export async function datesWithCast(db: Database, production: number) {
  const { rows } = await sql<DateRow>`
    select e.id, e.day::text, e.date_start, e.date_end, e.time_known, e.room_id, r.name as room, e.status, e.is_online
      from event e join room r on r.id = e.room_id where e.production_id = ${production} order by e.date_start desc, e.id desc limit ${maxCastDates}`.execute(
    db,
  );
  return rows;
}
