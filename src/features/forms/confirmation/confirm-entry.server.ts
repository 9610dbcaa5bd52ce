import type { RequestContext } from '#api/request-context.server.ts';
import { readForm } from '../definition/queries/read-form.server.ts';
import { answersOf } from '../definition/stored-answer.ts';
import { entryOf } from '../delivery/confirm-token.server.ts';
import { deliver, deliveriesOf } from '../delivery/deliver.server.ts';
import { formService } from '../form-service.server.ts';
import { deleteAt } from '../removal/delete-at.server.ts';
import { confirmationOfEntry, confirmStored, type Found, lockForm, lockUnconfirmed } from './queries.server.ts';

/** The entry of a token with the headline of its form, switched on or not; null where the token does not hold or the entry is gone. */
export async function findConfirmation({ db, service }: RequestContext, token: string): Promise<Found | null> {
  const entry = entryOf(service(formService).secret, token);
  if (entry === null) return null;
  const rows = await confirmationOfEntry(db, entry);
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
    await lockForm(store, found.form_id);
    const rows = await lockUnconfirmed(store, found.id, now);
    const [entry] = rows;
    const form = entry && (await readForm(store, found.form_id, now));
    if (!form) return 'gone';
    if (entry.status !== 'unconfirmed') return 'confirmed';
    if (!entry.has_place && form.max_entries !== null && form.entries >= form.max_entries) return 'full';
    await confirmStored(store, found.id, now, deleteAt(form.retention_days, now));
    await deliver(store, service(formService).jobs, found.id, deliveriesOf(form, answersOf(entry.answers)));
    return 'confirmed';
  });
}
