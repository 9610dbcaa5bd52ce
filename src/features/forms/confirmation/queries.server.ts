import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import { takesPlace } from '../definition/queries/takes-place.server.ts';
import type { StoredAnswer } from '../definition/stored-answer.ts';

export type Found = { id: number; form_id: number; title: Localised; confirmed: boolean };

export async function confirmationOfEntry(db: Database, entry: number) {
  const { rows } = await sql<Found>`
    select e.id, e.form_id, f.title, e.status <> 'unconfirmed' as confirmed
      from form_entry e join form f on f.id = e.form_id where e.id = ${entry}`.execute(db);
  return rows;
}

export const lockForm = (db: Database, id: number) => sql`select from form where id = ${id} for update`.execute(db);

export async function lockUnconfirmed(db: Database, id: number, now: Date) {
  const { rows } = await sql<{ status: string; answers: StoredAnswer[]; has_place: boolean }>`
      select status, answers, ${takesPlace(now)} as has_place from form_entry where id = ${id} for update`.execute(db);
  return rows;
}

export const confirmStored = (db: Database, id: number, now: Date, delete_at: RawBuilder<Date>) =>
  db.updateTable('form_entry').set({ status: 'new', confirmed_at: now, delete_at }).where('id', '=', id).execute();
