import { type Insertable, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

export const insertAccess = (db: Database, receiver_id: number, token: string) =>
  db
    .insertInto('export_receiver_access')
    .values({ receiver_id, token })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const replaceAccess = (db: Database, receiver_id: number, fresh: Omit<Insertable<Schema['export_receiver_access']>, 'receiver_id'>) =>
  db
    .insertInto('export_receiver_access')
    .values({ receiver_id, ...fresh })
    .onConflict((conflict) => conflict.column('receiver_id').doUpdateSet(fresh))
    .execute();

export const noteFetch = (db: Database, now: Date, receiver_id: number) =>
  db
    .updateTable('export_receiver_access')
    .set((eb) => ({ last_fetched_at: now, fetches: eb('fetches', '+', 1) }))
    .where('receiver_id', '=', receiver_id)
    .execute();

export const lockReceiver = (db: Database, id: number) => db.selectFrom('export_receiver').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export const accessOf = (db: Database, id: number) =>
  db.selectFrom('export_receiver_access').select(['token', 'last_fetched_at', 'fetches']).where('receiver_id', '=', id).executeTakeFirst();

/** One statement. */
export function receiverOf(db: Database, token: string) {
  const ids = (table: 'room' | 'type' | 'tag' | 'series') =>
    sql<number[]>`array(select ${sql.ref(`${table}_id`)} from ${sql.table(`export_receiver_${table}`)} chosen where chosen.receiver_id = receiver.id)`;
  return db
    .selectFrom('export_receiver_access as access')
    .innerJoin('export_receiver as receiver', 'receiver.id', 'access.receiver_id')
    .selectAll('receiver')
    .select([ids('room').as('rooms'), ids('type').as('types'), ids('tag').as('tags'), ids('series').as('series')])
    .where('access.token', '=', token)
    .where('receiver.is_active', '=', true)
    .executeTakeFirst();
}
