import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Localised } from '#i18n/localised.ts';
import { readForm } from '../definition/read-form.server.ts';
import { answersOf, type StoredAnswer } from '../definition/stored-answer.ts';
import { takesPlace } from '../definition/takes-place.server.ts';
import { entryOf } from '../delivery/confirm-token.server.ts';
import { deliver, deliveriesOf } from '../delivery/deliver.server.ts';
import { formService } from '../form-service.server.ts';
import { deleteAt } from '../removal/delete-at.server.ts';

type Found = { id: number; form_id: number; title: Localised; confirmed: boolean };

/** The entry of a token with the headline of its form, switched on or not; null where the token does not hold or the entry is gone. */
export async function findConfirmation({ db, service }: RequestContext, token: string): Promise<Found | null> {
  const entry = entryOf(service(formService).secret, token);
  if (entry === null) return null;
  const { rows } = await sql<Found>`
    select e.id, e.form_id, f.title, e.status <> 'unconfirmed' as confirmed
      from form_entry e join form f on f.id = e.form_id where e.id = ${entry}`.execute(db);
  return rows[0] ?? null;
}

/**
 * An entry counts from now on and is told to whom it is for, once. 'gone' where there is none of this token; 'full' where it
 * no longer holds a place and others have taken them all: then it stays as it was.
 */
export async function confirmEntry(context: RequestContext, token: string): Promise<'confirmed' | 'gone' | 'full'> {
  const { db, now, service } = context;
  const found = await findConfirmation(context, token);
  if (!found) return 'gone';
  return db.transaction().execute(async (store) => {
    // The form first, as whoever sends an entry holds it: two cannot take the last place.
    await sql`select from form where id = ${found.form_id} for update`.execute(store);
    const { rows } = await sql<{ status: string; answers: StoredAnswer[]; has_place: boolean }>`
      select status, answers, ${takesPlace(now)} as has_place from form_entry where id = ${found.id} for update`.execute(store);
    const [entry] = rows;
    const form = entry && (await readForm(store, found.form_id, now));
    if (!form) return 'gone';
    if (entry.status !== 'unconfirmed') return 'confirmed';
    if (!entry.has_place && form.max_entries !== null && form.entries >= form.max_entries) return 'full';
    await store
      .updateTable('form_entry')
      .set({ status: 'new', confirmed_at: now, delete_at: deleteAt(form.retention_days, now) })
      .where('id', '=', found.id)
      .execute();
    await deliver(store, service(formService).jobs, found.id, deliveriesOf(form, answersOf(entry.answers)));
    return 'confirmed';
  });
}
