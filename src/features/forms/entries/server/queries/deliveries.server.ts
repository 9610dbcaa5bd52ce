import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

export async function isWaiting(db: Database, delivery: number, entry: number, form: number): Promise<boolean> {
  const { rows } = await sql`
    select from form_delivery d join form_entry e on e.id = d.entry_id
     where d.id = ${delivery} and e.id = ${entry} and e.form_id = ${form} and d.done_at is null`.execute(db);
  return rows.length > 0;
}

export async function repeatDelivery(db: Database, delivery: number, entry: number, form: number) {
  const { rows } = await sql<{ id: number }>`
      insert into form_delivery (entry_id, kind, recipient)
      select d.entry_id, d.kind, case when d.kind = 'webhook' and form.webhook_url <> '' then form.webhook_url else d.recipient end
        from form_delivery d join form_entry e on e.id = d.entry_id join form on form.id = e.form_id
       where d.id = ${delivery} and e.id = ${entry} and e.form_id = ${form}
      returning id`.execute(db);
  return rows;
}

export const storeSecret = (db: Database, id: number, secret: string) =>
  db
    .insertInto('form_webhook')
    .values({ form_id: id, secret })
    .onConflict((conflict) => conflict.column('form_id').doUpdateSet({ secret }))
    .execute();
