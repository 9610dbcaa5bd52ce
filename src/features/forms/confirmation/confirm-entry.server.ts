import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { readForm } from '../definition/read-form.server.ts';
import { answersOf, type StoredAnswer } from '../definition/stored-answer.ts';
import { entryOf } from '../delivery/confirm-token.server.ts';
import { deliver, deliveriesOf } from '../delivery/deliver.server.ts';
import { type Forms, formService } from '../form-service.server.ts';
import { deleteAt } from '../removal/delete-at.server.ts';

/** An entry counts from now on and is told to whom it is for, once; false where there is none of this token. */
export async function confirmEntry({ db, now, service }: RequestContext, token: string): Promise<boolean> {
  const forms: Forms = service(formService);
  const entry = entryOf(forms.secret, token);
  if (entry === null) return false;
  return db.transaction().execute(async (store) => {
    const { rows } = await sql<{ form_id: number; status: string; answers: StoredAnswer[] }>`
      select form_id, status, answers from form_entry where id = ${entry} for update`.execute(store);
    const [found] = rows;
    const form = found && (await readForm(store, found.form_id));
    if (!form) return false;
    if (found.status !== 'unconfirmed') return true; // confirmed before
    await store
      .updateTable('form_entry')
      .set({ status: 'new', confirmed_at: now, delete_at: deleteAt(form.retention_days, now) })
      .where('id', '=', entry)
      .execute();
    await deliver(store, forms.jobs, entry, deliveriesOf(form, answersOf(found.answers)));
    return true;
  });
}
