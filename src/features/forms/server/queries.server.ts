import { type InsertObject, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { takesPlace } from '../definition/queries/takes-place.server.ts';

export const openForms = (db: Database) =>
  db.selectFrom('form').select(['id', 'title']).where('is_open', '=', true).orderBy('list_title').orderBy('id').execute();

export const countTakenSeats = async (db: Database, form: number, now: Date): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from form_entry where form_id = ${form} and ${takesPlace(now)}`.execute(db);
  return rows[0]?.n ?? 0;
};

export const lockForm = (db: Database, id: number) => sql`select from form where id = ${id} for update`.execute(db);

export const entryOfKey = (db: Database, form: number, key: string) =>
  db.selectFrom('form_entry').select('id').where('form_id', '=', form).where('key', '=', key).executeTakeFirst();

export const attachFiles = (db: Database, entry_id: number, field_id: number, ids: Iterable<number>) =>
  db
    .updateTable('form_file')
    .set({ entry_id, field_id, owner: '' })
    .where('id', 'in', [...ids])
    .execute();

export async function freeFiles(db: Database, ids: readonly number[], owner: string | null) {
  const { rows } = await sql<{ id: number }>`
    select id from form_file where id = any (${ids}) and entry_id is null and owner = ${owner ?? ''} and owner <> '' order by id for update`.execute(db);
  return rows;
}

/** Undefined where the same has been sent before. */
export const insertEntry = (db: Database, row: InsertObject<Schema, 'form_entry'>) =>
  db
    .insertInto('form_entry')
    .values(row)
    .onConflict((conflict) => conflict.columns(['form_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
